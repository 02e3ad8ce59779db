import { describe, expect, it } from 'vitest'
import type { Experiment } from './experiment.ts'
import { isActive } from './is-active.ts'

const experiment: Experiment = {
  id: 'test',
  name: 'Test',
  variants: ['a', 'b'],
  weights: [1, 1],
  defaultVariant: 'a',
  active: true,
  trafficPercentage: 100,
  startDate: '2026-11-01T00:00:00Z',
  endDate: '2026-12-01T00:00:00Z',
  includedMarkets: ['GB', 'DE'],
  excludedMarkets: ['DE', 'FR'],
  eventNames: [],
}

describe('isActive', () => {
  it.each([
    ['EXP-02 before the start', '2026-10-31T23:59:59.999Z', {}, false],
    ['EXP-02 at the start', '2026-11-01T00:00:00Z', {}, true],
    ['EXP-02 a moment before the end', '2026-11-30T23:59:59.999Z', {}, true],
    ['EXP-02 at the end', '2026-12-01T00:00:00Z', {}, false],
    ['EXP-02 no start', '1999-01-01T00:00:00Z', { startDate: null }, true],
    ['EXP-02 no end', '2099-01-01T00:00:00Z', { endDate: null }, true],
    ['EXP-02 a start that is no date', '2026-11-20T00:00:00Z', { startDate: 'soon' }, false],
    ['EXP-02 an end that is no date', '2026-11-20T00:00:00Z', { endDate: 'later' }, false],
    ['EXP-02 switched off', '2026-11-20T00:00:00Z', { active: false }, false],
  ])('%s', (_, now, change, expected) => {
    expect(isActive({ ...experiment, ...change }, 'GB', new Date(now))).toBe(expected)
  })

  it.each([
    ['EXP-03 included', 'GB', {}, true],
    ['EXP-03 not included', 'NL', {}, false],
    ['EXP-03 included and excluded: excluded', 'DE', {}, false],
    ['EXP-03 excluded', 'FR', {}, false],
    ['EXP-03 no include list: all', 'NL', { includedMarkets: null }, true],
    ['EXP-03 no include list, but excluded', 'FR', { includedMarkets: null }, false],
    ['EXP-03 an empty include list: none', 'GB', { includedMarkets: [] }, false],
  ] as const)('%s', (_, market, change, expected) => {
    expect(isActive({ ...experiment, ...change }, market, new Date('2026-11-20T00:00:00Z'))).toBe(expected)
  })
})
