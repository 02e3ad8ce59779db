import { expect, it } from 'vitest'
import { changeOf, daysOf, periodOf } from './period.ts'

it('~DIN-01 a period ends today and has every day', () => {
  const period = periodOf(3, Date.parse('2026-03-01T10:00:00Z'))
  expect(period).toEqual({ from: '2026-02-27', until: '2026-03-01' })
  expect(daysOf(period)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [10, 0, undefined],
])('%s after %s is a change of %s %%', (now, before, change) => expect(changeOf(now, before)).toBe(change))
