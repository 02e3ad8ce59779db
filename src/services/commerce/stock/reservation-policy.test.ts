import { describe, expect, it } from 'vitest'
import {
  DEFAULT_UNPAID_LIMITS,
  maxUnpaidUnits,
  reservationEnd,
  revealedStock,
  variantsOverLimit,
} from './reservation-policy.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 10, minute))

describe('the reservation policy', () => {
  it.each([
    ['~SEC-04 ten minutes before payment', 'ordered', 0, 10],
    ['~SEC-04 ordered again: not extended', 'ordered', 9, 10],
    ['~SEC-04 sixty minutes from the start of a payment', 'paying', 0, 60],
    ['~SEC-04 payment started at the last moment', 'paying', 10, 70],
    ['~SEC-04 payment started again', 'paying', 40, 70],
    ['~SEC-04 payment started again after the end', 'paying', 200, 70],
  ] as const)('%s', (_, stage, now, end) => {
    expect(reservationEnd(stage, { reservedAt: at(0), now: at(now) })).toEqual(at(end))
  })

  it.each([
    ['~SEC-04 nothing in stock', 0, DEFAULT_UNPAID_LIMITS, 50],
    ['~SEC-04 fifty units of a small stock', 249, DEFAULT_UNPAID_LIMITS, 50],
    ['~SEC-04 a fifth of a large stock', 16_768, DEFAULT_UNPAID_LIMITS, 3353],
    ['~SEC-04 as configured', 1000, { units: 5, stockPercent: 1 }, 10],
    ['~SEC-04 no share', 1000, { units: 5, stockPercent: 0 }, 5],
  ])('%s', (_, stock, limits, units) => {
    expect(maxUnpaidUnits(stock, limits)).toBe(units)
  })

  it.each([
    ['~SEC-04 up to the limit', 20, 30, []],
    ['~SEC-04 one above it', 20, 31, ['sock']],
    ['~SEC-04 by one order alone', 51, 0, ['sock']],
  ])('%s', (_, wanted, unpaid, over) => {
    const demand = { variantId: 'sock', wanted, unpaid, stock: 100 }
    expect(
      variantsOverLimit([demand, { ...demand, variantId: 'hat', wanted: 1, unpaid: 0 }], DEFAULT_UNPAID_LIMITS),
    ).toEqual(over)
  })

  it.each([
    ['~SEC-04 few are counted', 10, 10],
    ['~SEC-04 many are not', 11, undefined],
    ['~SEC-04 a stock that was corrected below its reservations', -3, 0],
  ])('%s', (_, available, revealed) => {
    expect(revealedStock(available)).toBe(revealed)
  })
})
