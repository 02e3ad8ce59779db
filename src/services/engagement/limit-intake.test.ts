import { describe, expect, it } from 'vitest'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { limitIntake } from './limit-intake.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const NONE_REFUSED = new Set([undefined])

function openLimit(at = '2026-01-01T10:00:00.000Z') {
  const clock = settableClock(at)
  const { take } = limitIntake(clock)
  return {
    clock,
    take,
    takeMany: (count: number, email: (index: number) => string) =>
      new Set(times(count).map((index) => take(email(index)))),
  }
}

describe('limitIntake', () => {
  it('takes five of an address in an hour, and none of its sixth', () => {
    const { take, takeMany } = openLimit('2026-01-01T10:59:30.000Z')
    expect(takeMany(5, () => 'ada@example.com')).toEqual(NONE_REFUSED)
    expect(take('ada@example.com')).toBe(30)
    expect(take('bob@example.com')).toBeUndefined()
  })

  it('takes an address again in the next hour', () => {
    const { clock, take, takeMany } = openLimit()
    takeMany(5, () => 'ada@example.com')
    expect(take('ada@example.com')).toBe(3600)
    clock.advance(3_599_999)
    expect(take('ada@example.com')).toBe(1)
    clock.advance(1)
    expect(take('ada@example.com')).toBeUndefined()
  })

  it('takes sixty of all in a minute, and goes on in the next', () => {
    const { clock, take, takeMany } = openLimit('2026-01-01T10:00:15.500Z')
    expect(takeMany(60, (index) => `${index}@example.com`)).toEqual(NONE_REFUSED)
    expect(take('ada@example.com')).toBe(45)
    clock.advance(44_500)
    expect(take('ada@example.com')).toBeUndefined()
  })

  it('does not count what it refuses', () => {
    const { clock, take, takeMany } = openLimit()
    takeMany(5, () => 'ada@example.com')
    takeMany(100, () => 'ada@example.com')
    expect(takeMany(55, (index) => `${index}@example.com`)).toEqual(NONE_REFUSED)
    takeMany(100, () => 'bob@example.com')
    clock.advance(60_000)
    expect(takeMany(5, () => 'bob@example.com')).toEqual(NONE_REFUSED)
    expect(take('bob@example.com')).toBeGreaterThan(0)
  })
})
