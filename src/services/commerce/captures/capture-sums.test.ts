import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { snapshotFor } from '../../../../tests/support/stored-order.ts'
import { unitsOf } from '../fulfilment/units.ts'
import { amountOf, paidAmounts } from '../returns/paid-amounts.ts'
import { captureFor, neededFor, shareOf, splitRefund } from './capture-sums.ts'

/** Amounts that do not divide evenly, with and without an added tax. */
const orders = fc
  .record({
    lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5 }), total: fc.nat(10_000) }), {
      minLength: 1,
      maxLength: 4,
    }),
    delivery: fc.nat(1000),
    tax: fc.option(fc.nat(2000), { nil: undefined }),
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

type Step = { readonly place: number; readonly isShipped: boolean }

const steps = fc.array(fc.record({ place: fc.nat(3), isShipped: fc.boolean() }), { maxLength: 30 })

describe('what is captured for shipments', () => {
  it('FUL-17 shares of parcels and refunds of cancelled units are the total to the cent, in any order', () => {
    fc.assert(
      fc.property(orders, steps, (order, walk) => {
        const paid = paidAmounts(order)
        const [shipped, cancelled] = [new Map<string, number>(), new Map<string, number>()]
        const countOf = (counts: ReadonlyMap<string, number>, itemId: string) => counts.get(itemId) ?? 0
        let sum = paid.delivery
        const rest: readonly Step[] = order.lines.flatMap(({ quantity }, place) =>
          Array.from({ length: quantity }, () => ({ place, isShipped: true })),
        )
        for (const { place, isShipped } of [...walk, ...rest]) {
          const line = order.lines[place % order.lines.length]
          if (line === undefined) continue
          const { itemId, quantity } = line
          if (countOf(shipped, itemId) + countOf(cancelled, itemId) === quantity) continue
          const unit = [{ itemId, quantity: 1 }]
          const counts = isShipped ? shipped : cancelled
          sum += isShipped
            ? shareOf(paid, unit, (id) => countOf(shipped, id))
            : amountOf(paid, unit, (id) => countOf(cancelled, id)).reduce((all, { amount }) => all + amount, 0)
          counts.set(itemId, countOf(counts, itemId) + 1)
          const listed = (map: ReadonlyMap<string, number>) =>
            [...map].map(([id, count]) => ({ itemId: id, quantity: count }))
          const units = unitsOf(order.lines, listed(shipped), listed(cancelled))
          // What is left to ship is always what the rest will be captured with.
          expect(neededFor(paid, units, { delivery: 0 })).toBe(order.totals.total - sum)
        }
        expect(sum).toBe(order.totals.total)
      }),
    )
  })

  it('FUL-17 uses what was captured for a voided parcel first, and captures all that is open with the last one', () => {
    expect(captureFor({ share: 1000, open: 5000, spare: 300, isLast: false })).toEqual({ covered: 300, value: 700 })
    expect(captureFor({ share: 1000, open: 400, spare: 0, isLast: false })).toEqual({ covered: 0, value: 400 })
    expect(captureFor({ share: 1000, open: 999, spare: 0, isLast: true })).toEqual({ covered: 0, value: 999 })
    expect(captureFor({ share: 0, open: 1000, spare: 0, isLast: false })).toEqual({ covered: 0, value: 0 })
  })

  it.each([
    ['of what is not needed any more is released', { value: 10, open: 10, spare: 0, needed: 0, refundable: 10 }, 10, 0],
    ['of a parcel leaves the money of the next', { value: 10, open: 10, spare: 0, needed: 10, refundable: 10 }, 0, 0],
    ['before anything is captured is released', { value: 5, open: 20, spare: 0, needed: 20, refundable: 0 }, 5, 0],
    ['of a voided parcel is its money', { value: 10, open: 0, spare: 10, needed: 0, refundable: 10 }, 0, 10],
    ['of both is split', { value: 20, open: 10, spare: 0, needed: 0, refundable: 10 }, 10, 0],
  ])('FUL-17 a refund %s', (_, sources, released, fromSpare) => {
    expect(splitRefund(sources)).toEqual({ released, refunded: sources.value - released, fromSpare })
  })
})
