import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fulfilmentOf, unitsOf, type LineQuantity } from './units.ts'

const lines = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 })

describe('units', () => {
  it('FUL-03 an order is shipped exactly when posted plus cancelled units equal the ordered ones', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.tuple(fc.nat(4), fc.boolean()), { maxLength: 30 }), (quantities, steps) => {
        const ordered = quantities.map((quantity, place) => ({ itemId: `item-${place}`, quantity }))
        const shipped: LineQuantity[] = []
        const cancelled: LineQuantity[] = []
        for (const [place, isShipped] of steps) {
          const units = unitsOf(ordered, shipped, cancelled)
          const line = units[place % units.length]
          if (line === undefined || line.left === 0) continue
          ;(isShipped ? shipped : cancelled).push({ itemId: line.itemId, quantity: 1 })
        }
        const total = quantities.reduce((sum, quantity) => sum + quantity, 0)
        const shipments = shipped.map(() => ({ deliveredAt: undefined }))
        const fulfilment = fulfilmentOf(unitsOf(ordered, shipped, cancelled), shipments)
        const isComplete = shipped.length + cancelled.length === total
        const [complete, open] = shipped.length === 0 ? ['none', 'unshipped'] : ['shipped', 'partly_shipped']
        expect(fulfilment).toBe(isComplete ? complete : open)
      }),
    )
  })

  it('FUL-03 an order is delivered when every shipment of it is', () => {
    const units = unitsOf([{ itemId: 'a', quantity: 2 }], [{ itemId: 'a', quantity: 2 }], [])
    const arrived = { deliveredAt: '2026-11-17T10:00:00.000Z' }
    expect(fulfilmentOf(units, [arrived, { deliveredAt: undefined }])).toBe('shipped')
    expect(fulfilmentOf(units, [arrived, arrived])).toBe('delivered')
  })
})
