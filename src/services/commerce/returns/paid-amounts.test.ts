import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { snapshotFor } from '../../../../tests/support/stored-order.ts'
import { amountOf, paidAmounts } from './paid-amounts.ts'

/** An order of any lines, with and without delivery, with and without added tax. */
const orders = fc
  .record({
    lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), total: fc.nat(100_000) }), {
      minLength: 1,
      maxLength: 6,
    }),
    delivery: fc.nat(5000),
    tax: fc.option(fc.nat(20_000), { nil: undefined }),
  })
  .map(({ lines, delivery, tax }) => {
    const snapshot = snapshotFor('US')
    const products = lines.reduce((sum, { total }) => sum + total, 0)
    return {
      lines: lines.flatMap(({ quantity, total }, place) =>
        snapshot.lines.slice(0, 1).map((line) => ({
          ...line,
          itemId: `item-${place}`,
          quantity,
          totalWithDiscount: total,
        })),
      ),
      shipping: { ...snapshot.shipping, totalWithDiscount: delivery },
      totals: {
        ...snapshot.totals,
        ...(tax === undefined ? {} : { externalTax: tax }),
        total: products + delivery + (tax ?? 0),
      },
    }
  })

describe('what was paid for units', () => {
  it('RET-07 all units and the delivery add up to the total of the order, each unit within one cent of its line', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { units, delivery } = paidAmounts(order)
        const all = [...units.values()].flat()
        expect(all.reduce((sum, amount) => sum + amount, delivery)).toBe(order.totals.total)
        expect(all.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
        for (const amounts of units.values()) expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('RET-07 refunds in any portions add up to the same, never more', () => {
    fc.assert(
      fc.property(orders, fc.array(fc.nat(5), { maxLength: 60 }), (order, picks) => {
        const paid = paidAmounts(order)
        const taken = new Map<string, number>()
        let refunded = 0
        const take = (itemId: string, quantity: number) => {
          const [one] = amountOf(paid, [{ itemId, quantity }], (id) => taken.get(id) ?? 0)
          refunded += one?.amount ?? 0
          taken.set(itemId, (taken.get(itemId) ?? 0) + quantity)
        }
        const left = (place: number) => {
          const line = order.lines[place % order.lines.length]
          return line && { itemId: line.itemId, left: line.quantity - (taken.get(line.itemId) ?? 0) }
        }
        for (const pick of picks) {
          const line = left(pick)
          if (line !== undefined && line.left > 0) take(line.itemId, 1 + (pick % line.left))
          expect(refunded).toBeLessThanOrEqual(order.totals.total - paid.delivery)
        }
        for (const place of order.lines.keys()) {
          const line = left(place)
          if (line !== undefined && line.left > 0) take(line.itemId, line.left)
        }
        expect(refunded + paid.delivery).toBe(order.totals.total)
      }),
    )
  })

  it('RET-07 three pairs for 10.00 cost 3.34, 3.33 and 3.33', () => {
    const snapshot = snapshotFor('IE')
    const lines = snapshot.lines.slice(0, 1).map((line) => ({ ...line, quantity: 3, totalWithDiscount: 1000 }))
    expect([...paidAmounts({ ...snapshot, lines }).units.values()]).toEqual([[334, 333, 333]])
  })
})
