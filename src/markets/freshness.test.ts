import { describe, expect, it } from 'vitest'
import { DAY_IN_SECONDS, isFresh, TWO_DAYS_IN_SECONDS } from './freshness.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

describe('isFresh', () => {
  it('BLD-05 names a day and two days in seconds', () => {
    expect([DAY_IN_SECONDS, TWO_DAYS_IN_SECONDS]).toEqual([86_400, 172_800])
  })

  it.each([
    ['BLD-05 this moment', 0, DAY_IN_SECONDS, true],
    ['BLD-05 a millisecond short of a day', 86_399_999, DAY_IN_SECONDS, true],
    ['BLD-05 a day to the millisecond is stale', 86_400_000, DAY_IN_SECONDS, false],
    ['BLD-05 the same age is fresh against two days', 86_400_000, TWO_DAYS_IN_SECONDS, true],
    ['BLD-05 two days are stale', 172_800_000, TWO_DAYS_IN_SECONDS, false],
    ['BLD-05 nothing is fresh for zero seconds', 0, 0, false],
    ['BLD-05 a clock set back does not make a date stale', -60_000, DAY_IN_SECONDS, true],
  ])('%s', (_, age, seconds, expected) => {
    expect(isFresh(ago(age), seconds, now)).toBe(expected)
  })

  it('BLD-05 an unreadable date is not fresh', () => {
    expect(isFresh(new Date('yesterday-ish'), DAY_IN_SECONDS, now)).toBe(false)
  })
})
