import { describe, expect, it } from 'vitest'
import { startText, timesOf, type PriceStart } from './price-times.ts'

/** A Tuesday. */
const BERLIN = { now: Date.parse('2026-11-17T12:00:00Z'), zone: 'Europe/Berlin' }
const other = (text: string): PriceStart => ({ kind: 'other', text })
const iso = (moment: number | undefined) => (moment === undefined ? undefined : new Date(moment).toISOString())

describe('when a price applies', () => {
  it.each([
    ['now', undefined],
    ['tomorrow', '2026-11-18T00:00'],
    ['monday', '2026-11-23T00:00'],
    ['friday', '2026-11-20T00:00'],
  ] as const)('TSK-06 %s begins at %s', (kind, expected) => expect(startText({ kind }, BERLIN)).toBe(expected))

  it.each([
    ['from now on', { kind: 'now' }, undefined, undefined, undefined],
    ['from Friday on', { kind: 'friday' }, undefined, '2026-11-19T23:00:00.000Z', undefined],
    [
      'from Friday for three days',
      { kind: 'friday' },
      '2026-11-23T00:00',
      '2026-11-19T23:00:00.000Z',
      '2026-11-22T23:00:00.000Z',
    ],
    ['from now until Monday', { kind: 'now' }, '2026-11-23T00:00', undefined, '2026-11-22T23:00:00.000Z'],
    ['from any time on', other('2026-11-17T13:30'), undefined, '2026-11-17T12:30:00.000Z', undefined],
  ] as const)('DGO-08 %s', (_, start, end, since, until) => {
    const times = timesOf(start, end, BERLIN)
    expect(times.ok && [iso(times.times.since), iso(times.times.until)]).toEqual([since, until])
  })

  it.each([
    ['no start', other(''), undefined, 'start'],
    ['a start in the past', other('2026-11-17T12:59'), undefined, 'past'],
    ['an end before the start', { kind: 'friday' }, '2026-11-19T00:00', 'end'],
    ['an end at the start', { kind: 'friday' }, '2026-11-20T00:00', 'end'],
    ['an end before now', { kind: 'now' }, '2026-11-17T12:00', 'end'],
    ['no end', { kind: 'now' }, '', 'end'],
  ] as const)('DGO-08 %s is refused', (_, start, end, problem) => {
    expect(timesOf(start, end, BERLIN)).toEqual({ ok: false, problem })
  })
})
