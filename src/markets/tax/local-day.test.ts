import { expect, it } from 'vitest'
import { localDay } from './local-day.ts'

it.each([
  [
    'LAW-02 the last second of a day in Amsterdam, in summer',
    '2026-07-01T21:59:59.999Z',
    'Europe/Amsterdam',
    '2026-07-01',
  ],
  ['LAW-02 the first second of the next day', '2026-07-01T22:00:00.000Z', 'Europe/Amsterdam', '2026-07-02'],
  ['LAW-02 the same moment in Seoul', '2026-07-01T15:00:00.000Z', 'Asia/Seoul', '2026-07-02'],
  ['LAW-02 a second before it', '2026-07-01T14:59:59.999Z', 'Asia/Seoul', '2026-07-01'],
  ['LAW-02 an offset of half an hour', '2026-07-01T14:30:00.000Z', 'Australia/Adelaide', '2026-07-02'],
  ['LAW-02 the day on which clocks change', '2026-10-25T22:59:59.000Z', 'Europe/Berlin', '2026-10-25'],
  ['LAW-02 the day after it', '2026-10-25T23:00:00.000Z', 'Europe/Berlin', '2026-10-26'],
])('%s', (_, moment, timeZone, day) => {
  expect(localDay(moment, timeZone)).toBe(day)
  // The second time from its cache.
  expect(localDay(new Date(moment), timeZone)).toBe(day)
})

it('LAW-02 a cached day of one time zone is not the day of another', () => {
  const moment = new Date('2026-11-18T23:30:00Z')
  const days = ['UTC', 'Asia/Seoul', 'America/New_York'].map((timeZone) => localDay(moment, timeZone))
  expect(days).toEqual(['2026-11-18', '2026-11-19', '2026-11-18'])
})

it('rejects a moment that is none', () => {
  expect(() => localDay('yesterday', 'UTC')).toThrow(RangeError)
})
