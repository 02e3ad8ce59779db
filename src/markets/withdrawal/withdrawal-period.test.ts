import { describe, expect, it } from 'vitest'
import { MARKET_RECORDS } from '../countries/records.ts'
import { isCountryCode } from '../storefronts/country-codes.ts'
import {
  daysBetween,
  endOfWithdrawalPeriod,
  lastDayToWithdraw,
  localDayIn,
  refundDeadline,
} from './withdrawal-period.ts'

const countries = MARKET_RECORDS.map(({ countryCode }) => countryCode).filter(isCountryCode)
const withRight = countries.filter((country) =>
  MARKET_RECORDS.some((record) => record.countryCode === country && record.withdrawalDays === 14),
)

describe('the withdrawal period', () => {
  it('RET-02 covers at least thirty countries', () => {
    expect(countries.length).toBeGreaterThanOrEqual(30)
    expect(withRight.length).toBeGreaterThanOrEqual(20)
  })

  it.each(withRight)('RET-02 delivered on Saturday 2026-11-07 it ends on Monday 2026-11-23 in %s', (country) => {
    const noon = new Date('2026-11-07T11:00:00Z')
    expect(lastDayToWithdraw(country, noon)).toBe('2026-11-23')
    const end = endOfWithdrawalPeriod(country, noon)
    expect(localDayIn(country, new Date(end.getTime() - 1))).toBe('2026-11-23')
    expect(localDayIn(country, end)).toBe('2026-11-24')
  })

  it.each([
    ['on a weekday', 'DE', '2026-11-04T12:00:00Z', '2026-11-18', '2026-11-18T23:00:00.000Z'],
    ['on a Sunday, prolonged by one day', 'DE', '2026-11-08T12:00:00Z', '2026-11-23', '2026-11-23T23:00:00.000Z'],
    ['late in the evening of the market', 'FI', '2026-11-03T22:30:00Z', '2026-11-18', '2026-11-18T22:00:00.000Z'],
    ['over the end of summer time', 'DE', '2026-10-14T12:00:00Z', '2026-10-28', '2026-10-28T23:00:00.000Z'],
    ['over the start of summer time', 'DE', '2027-03-17T12:00:00Z', '2027-03-31', '2027-03-31T22:00:00.000Z'],
    ['up to the night of the change', 'GB', '2027-03-14T12:00:00Z', '2027-03-29', '2027-03-29T23:00:00.000Z'],
  ] as const)('RET-02 delivered %s', (_, country, delivered, day, end) => {
    expect(lastDayToWithdraw(country, new Date(delivered))).toBe(day)
    expect(endOfWithdrawalPeriod(country, new Date(delivered)).toISOString()).toBe(end)
  })

  it('RET-01 the refund is due 14 calendar days after the statement, on the local date, and never later', () => {
    expect(refundDeadline('DE', new Date('2026-11-07T12:00:00Z'))).toBe('2026-11-21')
    expect(refundDeadline('DE', new Date('2026-11-07T23:30:00Z'))).toBe('2026-11-22')
    expect(daysBetween('2026-10-20', '2026-11-03')).toBe(14)
  })
})
