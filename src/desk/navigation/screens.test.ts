import { describe, expect, it } from 'vitest'
import { ROLES, type Role } from '../../contracts/staff/roles.ts'
import { EN } from '../texts/en.ts'
import { entriesFor, matchScreen, SCREENS } from './screens.ts'

const ENTRIES: Readonly<Record<Role, readonly string[]>> = {
  owner: [
    'start',
    'orders',
    'returns',
    'work',
    'products',
    'media',
    'stock',
    'prices',
    'discounts',
    'shipping',
    'content',
    'translations',
    'releases',
    'search',
    'insight',
    'staff',
    'audit',
    'privacy',
    'webhooks',
    'api-keys',
    'jobs',
  ],
  manager: [
    'start',
    'orders',
    'returns',
    'work',
    'products',
    'media',
    'stock',
    'prices',
    'discounts',
    'shipping',
    'content',
    'translations',
    'releases',
    'search',
    'insight',
    'audit',
    'privacy',
    'webhooks',
    'api-keys',
    'jobs',
  ],
  orders: ['start', 'orders', 'returns', 'work', 'products', 'stock', 'content', 'insight', 'jobs'],
  products: [
    'start',
    'orders',
    'products',
    'media',
    'stock',
    'prices',
    'discounts',
    'content',
    'search',
    'insight',
    'jobs',
  ],
  content: ['start', 'products', 'media', 'stock', 'content', 'translations', 'releases', 'search', 'insight', 'jobs'],
  reader: ['start', 'orders', 'products', 'stock', 'content', 'insight', 'jobs'],
}

describe('the navigation', () => {
  it.each(ROLES)('DSK-05 of the role %s has the screens of its permissions', (role) => {
    expect(entriesFor(role).map(({ name }) => name)).toEqual(ENTRIES[role])
  })

  it('~DSK-06 every screen says on the start screen what it is for', () => {
    const texts: readonly string[] = Object.keys(EN)
    const entries = entriesFor('owner').filter(({ name }) => name !== 'start')
    expect(entries.filter(({ name }) => !texts.includes(`start.${name}`)).map(({ name }) => name)).toEqual([])
  })

  it.each([
    ['/', 'start', ''],
    ['/orders', 'orders', ''],
    ['/orders/S-1000', 'order', 'S-1000'],
    ['/products/SOCK-42', 'product', 'SOCK-42'],
    ['/products/SOCK-42/details', 'product', 'SOCK-42/details'],
    ['/prices/SOCK-42', 'price', 'SOCK-42'],
    ['/grid', 'grid', ''],
    ['/products/SOCK-42/check', 'doctor', 'SOCK-42'],
    ['/discounts/+new', 'discount', '+new'],
    ['/discounts/ten-2', 'discount', 'ten-2'],
    ['/shipping/standard', 'shipping-method', 'standard'],
    ['/webhooks/a_B-1', 'webhook', 'a_B-1'],
    ['/content/uk/shared-content/footer', 'story', 'uk/shared-content/footer'],
    ['/account', 'account', ''],
  ])('%s is the screen %s', (path, name, parameter) => {
    expect(matchScreen(path)).toMatchObject({ screen: { name }, parameter })
  })

  it.each(['/orders/', '/orders/a/b', '/Orders', '/nothing', ''])('%s is no screen', (path) => {
    expect(matchScreen(path)).toBeUndefined()
  })

  it('no two entries have the same shortcut', () => {
    const keys = SCREENS.flatMap(({ entry }) => (entry ? [entry.key] : []))
    expect(new Set(keys).size).toBe(keys.length)
  })
})
