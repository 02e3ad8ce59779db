import { describe, expect, it } from 'vitest'
import { creditProblem, lastDayOfCredit } from './credit-rules.ts'

describe('store credit', () => {
  it.each([
    ['2026-11-19', '2029-11-19'],
    ['2027-12-31', '2030-12-31'],
    ['2028-02-29', '2031-02-28'],
    ['2028-02-28', '2031-02-28'],
  ])('RET-15 issued on %s it is valid until %s', (from, until) => {
    expect(lastDayOfCredit(from)).toBe(until)
  })

  const CREDIT = { currency: 'EUR', balance: 2745, expiresOn: '2029-11-19' }
  it.each([
    ['the whole order', { total: 2745 }, undefined],
    ['less than it has', { total: 1 }, undefined],
    ['a cent more than it has', { total: 2746 }, 'tooLow'],
    ['another currency', { currency: 'SEK' }, 'currency'],
    ['on its last day', { today: '2029-11-19' }, undefined],
    ['on the day after', { today: '2029-11-20' }, 'expired'],
  ])('RET-15 paying %s', (_, over, problem) => {
    expect(creditProblem(CREDIT, { total: 1000, currency: 'EUR', today: '2026-11-19', ...over })).toBe(problem)
  })
})
