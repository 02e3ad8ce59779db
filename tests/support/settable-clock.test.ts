import { describe, expect, it } from 'vitest'
import { settableClock } from './settable-clock.ts'

describe('settableClock', () => {
  it('is stopped, advances and jumps', () => {
    const clock = settableClock('2026-11-15T10:00:00.000Z')
    expect(clock.now()).toEqual(clock.now())
    clock.advance(60_000)
    expect(clock.now().toISOString()).toBe('2026-11-15T10:01:00.000Z')
    clock.set('2027-01-01T00:00:00.000Z')
    expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z')
  })

  it('cannot be moved through a date that it returned', () => {
    const clock = settableClock('2026-11-15T10:00:00.000Z')
    clock.now().setFullYear(1999)
    expect(clock.now().toISOString()).toBe('2026-11-15T10:00:00.000Z')
  })

  it('rejects an invalid time', () => {
    expect(() => settableClock('yesterday')).toThrow('Not a time: yesterday')
  })
})
