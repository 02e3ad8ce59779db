import { describe, expect, it } from 'vitest'
import type { Role } from '../../contracts/staff/roles.ts'
import type { SearchMatches } from '../api/found-schema.ts'
import { EN } from '../texts/en.ts'
import { translator } from '../texts/translate.ts'
import { paletteSections } from './palette-entries.ts'

const NOTHING: SearchMatches = { orders: [], products: [], variants: [], stories: [], discounts: [], staff: [] }
const order = (number: string) => ({
  number,
  state: 'paid',
  createdAt: '2026-11-17T08:00:00.000Z',
  currency: 'EUR',
  total: 1295,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
})
const FOUND: SearchMatches = {
  ...NOTHING,
  orders: [order('10000017'), order('10000025')],
  products: [{ sku: 'LEMON', name: 'Orderly socks' }],
  variants: [{ sku: 'LEMON-36', barcode: '2900000000018', size: '36', productSku: 'LEMON' }],
  discounts: [{ id: 'spring', name: 'Spring', code: 'SPRING10', isStopped: true }],
}

const sectionsOf = (text: string, found: SearchMatches | undefined = FOUND, role: Role = 'owner') =>
  paletteSections(text, found, {
    role,
    remote: {},
    t: translator(EN, 'en'),
    formats: { amount: (value, currency) => `${value} ${currency}`, date: (iso) => iso.slice(0, 10) },
  })
const firstOf = (...given: Parameters<typeof sectionsOf>) => sectionsOf(...given)[0]?.entries[0]?.id
const idsOf = (...given: Parameters<typeof sectionsOf>) =>
  sectionsOf(...given).flatMap(({ entries }) => entries.map(({ id }) => id))

describe('the palette', () => {
  it.each([
    ['', 'screen:start'],
    ['ord', 'screen:orders'],
    ['1000 0025', 'order:10000025'],
    ['1000', 'order:10000017'],
    ['ADA@example.com', 'order:10000017'],
    ['lemon', 'product:LEMON'],
    ['lemon-36', 'variant:LEMON-36'],
    ['2900000000018', 'variant:LEMON-36'],
    ['spring10', 'discount:spring'],
  ])('DSK-07 Enter after %j takes %s', (text, id) => {
    expect(firstOf(text)).toBe(id)
  })

  it('DSK-07 the first subject comes with what can be done with it', () => {
    expect(idsOf('10000025').slice(0, 8)).toEqual([
      'order:10000025',
      'order:10000017',
      'order:10000025:ship',
      'order:10000025:refund',
      'order:10000025:address',
      'order:10000025:slip',
      'order:10000025:history',
      'order:10000025:copy',
    ])
  })

  it('~TSK-07 a variant leads to its stock', () => {
    expect(idsOf('lemon-36')).toContain('variant:LEMON-36:stock')
  })

  it('DSK-07 actions and screens are those of the role', () => {
    const ids = idsOf('10000025', { ...NOTHING, orders: [order('10000025')] }, 'reader')
    expect(ids).toEqual(['order:10000025', 'order:10000025:copy'])
    expect(idsOf('', undefined, 'content')).toEqual([
      'screen:start',
      'screen:products',
      'screen:media',
      'screen:stock',
      'screen:content',
      'screen:translations',
      'screen:releases',
      'screen:search',
      'screen:insight',
      'screen:jobs',
      'screen:account',
      'screen:help',
    ])
  })

  it('DSK-07 nothing found is nothing', () => {
    expect(sectionsOf('zzz', NOTHING)).toEqual([])
  })
})
