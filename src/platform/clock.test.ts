import { describe, expect, it } from 'vitest'
import { coarseClock, settableClock, systemClock } from './clock.ts'

describe('clock', () => {
  it('a settable clock stands still, moves when told, and jumps', () => {
    const clock = settableClock('2026-11-15T10:00:00.000Z')
    expect(clock.now()).toEqual(clock.now())
    clock.advance(60_000)
    expect(clock.now().toISOString()).toBe('2026-11-15T10:01:00.000Z')
    clock.set('2027-01-01T00:00:00.000Z')
    expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z')
  })

  it('a caller cannot move the clock through the date it was given', () => {
    const clock = settableClock('2026-11-15T10:00:00.000Z')
    clock.now().setFullYear(1999)
    expect(clock.now().toISOString()).toBe('2026-11-15T10:00:00.000Z')
  })

  it('refuses a text that is no time', () => {
    expect(() => settableClock('yesterday')).toThrow('Not a time: yesterday')
  })

  it('the system clock gives a date', () => {
    expect(systemClock.now()).toBeInstanceOf(Date)
  })
})

describe('coarseClock', () => {
  it('stands still between its ticks and follows the time', async () => {
    const clock = coarseClock()
    const first = clock.now()
    expect(clock.now()).toBe(first)
    expect(Math.abs(first.getTime() - Date.now())).toBeLessThan(5000)
    await expect.poll(() => clock.now().getTime()).toBeGreaterThan(first.getTime())
  })
})
