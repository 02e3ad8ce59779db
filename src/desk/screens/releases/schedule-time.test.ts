import { describe, expect, it } from 'vitest'
import { scheduleOf, usualTime } from './schedule-time.ts'

const NOW = Date.parse('2026-11-15T22:30:00Z')

describe('the time of a release', () => {
  it.each([
    ['UTC', '2026-11-16T06:00', '2026-11-16T06:00:00.000Z'],
    // The sixteenth has begun there.
    ['Europe/Berlin', '2026-11-16T06:00', '2026-11-16T05:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-17T06:00', '2026-11-16T21:00:00.000Z'],
  ])('~DCO-11 is six in the morning of the next day in %s', (zone, text, at) => {
    expect(usualTime(NOW, zone)).toBe(text)
    expect(scheduleOf(text, { now: NOW, zone })).toEqual({ at, timeZone: zone })
  })

  it.each(['', '2026-11-15T22:30', '2025-01-01T00:00'])('~DCO-11 is none that has passed: %j', (text) => {
    expect(scheduleOf(text, { now: NOW, zone: 'UTC' })).toBeUndefined()
  })
})
