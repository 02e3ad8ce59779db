import { describe, expect, it } from 'vitest'
import { momentToZoned, nextWeekday, zonedToMoment } from './zoned-time.ts'

describe('times of fields', () => {
  it.each([
    ['2026-11-20T00:00', 'Europe/Berlin', '2026-11-19T23:00:00.000Z'],
    ['2026-07-01T00:00', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
    ['2026-11-20T00:00', 'America/New_York', '2026-11-20T05:00:00.000Z'],
    ['2026-11-20T00:00', 'Asia/Kolkata', '2026-11-19T18:30:00.000Z'],
    ['2026-11-20T00:00', 'UTC', '2026-11-20T00:00:00.000Z'],
    // The day on which the clocks change, before and after.
    ['2026-03-29T00:00', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29T12:00', 'Europe/Berlin', '2026-03-29T10:00:00.000Z'],
    ['2026-10-25T00:00', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ])('DGO-08 %s in %s is %s', (text, zone, iso) => {
    expect(new Date(zonedToMoment(text, zone)).toISOString()).toBe(iso)
    expect(momentToZoned(Date.parse(iso), zone)).toBe(text)
  })

  it.each([
    ['a Tuesday', '2026-11-17T12:00:00Z', 'UTC', '2026-11-20T00:00'],
    ['a Thursday', '2026-11-19T12:00:00Z', 'UTC', '2026-11-20T00:00'],
    ['a Friday', '2026-11-20T12:00:00Z', 'UTC', '2026-11-27T00:00'],
    ['a Saturday', '2026-11-21T12:00:00Z', 'UTC', '2026-11-27T00:00'],
    ['Friday in Auckland already', '2026-11-19T20:00:00Z', 'Pacific/Auckland', '2026-11-27T00:00'],
  ])('TSK-06 the next Friday after %s', (_, now, zone, expected) => {
    expect(nextWeekday(Date.parse(now), 5, zone)).toBe(expected)
  })
})
