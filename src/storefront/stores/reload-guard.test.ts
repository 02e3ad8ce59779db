import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadGuarded } from './reload-guard.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')

function stubSession(write: (map: Map<string, string>, key: string, value: string) => void) {
  const map = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => write(map, key, value),
  })
  return map
}

/** Which of the loads at these milliseconds happen. */
function happening(times: readonly number[], withinMs?: number): readonly number[] {
  const loads: number[] = []
  for (const time of times) {
    loadGuarded(() => loads.push(time), { now: NOW + time, ...(withinMs === undefined ? {} : { withinMs }) })
  }
  return loads
}

describe('the guard over reloads', () => {
  beforeEach(() => void stubSession((map, key, value) => map.set(key, value)))
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    ['~NAV-09 the first happens', [0], undefined, [0]],
    ['~NAV-09 the next within 10 seconds does not', [0, 1, 9_999], undefined, [0]],
    ['~NAV-09 after 10 seconds it does', [0, 10_000, 10_001], undefined, [0, 10_000]],
    ['~NAV-09 one that was stopped does not prolong the wait', [0, 9_000, 10_000], undefined, [0, 10_000]],
    ['~NAV-09 the seconds can be others', [0, 999, 1_000], 1_000, [0, 1_000]],
    ['~NAV-09 a clock that was set back stops nothing for long', [0, -3_600_000], undefined, [0, -3_600_000]],
  ])('%s', (_, times, withinMs, expected) => {
    expect(happening(times, withinMs)).toEqual(expected)
  })

  it('~NAV-09 keeps the time of the last in the storage of the session', () => {
    const items = stubSession((map, key, value) => map.set(key, value))
    loadGuarded(() => {}, { now: NOW })
    expect([...items]).toEqual([['sockeye.reloaded', String(NOW)]])
    items.set('sockeye.reloaded', '"soon"')
    expect(loadGuarded(() => {}, { now: NOW })).toBe(true)
  })

  it.each([
    ['is full', () => expect.fail('full')],
    ['stores nothing', () => {}],
  ])('~NAV-09 lets nothing reload by itself where the storage %s', (_, write) => {
    stubSession(write)
    expect(happening([0, 60_000])).toEqual([])
  })
})
