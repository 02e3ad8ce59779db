import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rawOrder } from '../../../../../tests/support/raw-order.ts'
import { toOrder } from '../../../../contracts/commerce/to-order.ts'
import { carryEvent, dropCarriedAddresses, takeCarried } from './carry-events.ts'
import { purchaseEvents } from './purchase-events.ts'
import type { WrittenEvent } from './write-events.ts'

const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
})

const event = (path: string): WrittenEvent => ({
  event: 'SPA-PageView',
  name: 'storefront-checkout-cart',
  path,
  countryCode: 'GB',
  inSplitTest: false,
})

const [purchase, ...others] = purchaseEvents(toOrder(rawOrder())).map((purchaseEvent): WrittenEvent => ({
  ...purchaseEvent,
  countryCode: 'NL',
  inSplitTest: false,
}))

describe('carried events', () => {
  it('arrive in their order, once', () => {
    carryEvent(event('/a'), false)
    carryEvent(event('/b'), true)
    expect(takeCarried()).toEqual([event('/a'), event('/b')])
    expect(takeCarried()).toEqual([])
  })

  it('are at most a hundred, the last ones', () => {
    for (let number = 0; number < 102; number += 1) carryEvent(event(`/${number}`), true)
    const carried = takeCarried()
    expect(carried).toHaveLength(100)
    expect(carried[0]).toEqual(event('/2'))
  })

  it('~ANA-32 include the shipping address only with consent to advertising', () => {
    if (purchase === undefined) throw new Error('No purchase')
    carryEvent(purchase, true)
    expect(takeCarried()).toEqual([purchase])

    carryEvent(purchase, false)
    others.forEach((other) => carryEvent(other, false))
    expect([...items.values()].join()).not.toContain('Herengracht')
    const rest = Object.fromEntries(Object.entries(purchase).filter(([member]) => member !== 'shippingAddress'))
    expect(takeCarried()).toEqual([rest, ...others])

    carryEvent(purchase, true)
    dropCarriedAddresses()
    expect([...items.values()].join()).not.toContain('Herengracht')
    expect(takeCarried()).toEqual([rest])
  })

  it.each(['{', '"text"', '[7, null, "text"]'])('are none where another program wrote %s', (stored) => {
    items.set('sockeye.events', stored)
    expect(takeCarried()).toEqual([])
  })

  it('are lost where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    carryEvent(event('/a'), true)
    expect(takeCarried()).toEqual([])
  })
})
