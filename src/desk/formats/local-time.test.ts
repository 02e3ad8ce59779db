import { describe, expect, it } from 'vitest'
import { instantOf, localTime } from './local-time.ts'

describe('local times', () => {
  it.each([
    ['2026-11-17T10:00', 'Europe/Amsterdam', '2026-11-17T09:00:00.000Z'],
    ['2026-07-17T10:00', 'Europe/Amsterdam', '2026-07-17T08:00:00.000Z'],
    ['2026-11-17T10:00:30', 'UTC', '2026-11-17T10:00:30.000Z'],
    ['2026-11-17T10:00:30.125', 'Asia/Seoul', '2026-11-17T01:00:30.125Z'],
    // The last hour before and the first one after a change of the clock.
    ['2026-03-29T01:59', 'Europe/Amsterdam', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Amsterdam', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T03:00', 'Europe/Amsterdam', '2026-10-25T02:00:00.000Z'],
  ])('%s in %s is %s, and is shown as it was typed', (text, zone, expected) => {
    const instant = instantOf(text, zone) ?? 0
    expect(new Date(instant).toISOString()).toBe(expected)
    expect(localTime(instant, zone)).toBe(text)
  })

  it.each(['', 'tomorrow', '2026-11-17', '2026-13-17T10:00', '2026-11-17T25:00'])('%j is no time', (text) => {
    expect(instantOf(text, 'UTC')).toBeUndefined()
  })

  it('is that of the browser where the account has no zone', () => {
    const instant = new Date(2026, 10, 17, 10, 0).getTime()
    expect([instantOf('2026-11-17T10:00', null), localTime(instant, null)]).toEqual([instant, '2026-11-17T10:00'])
  })

  it('what no date can be is nothing', () => expect(localTime(9e15, 'UTC')).toBe(''))
})
