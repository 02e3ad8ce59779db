import { describe, expect, it } from 'vitest'
import { EXPERIMENTS, GEOLOCATION_MODAL_REDIRECT } from './experiments.ts'
import { isInSplitTest } from './in-split-test.ts'

describe('isInSplitTest', () => {
  it.each([
    ['~EXP-11 an active experiment covers the market', 'GB', true, true],
    ['~EXP-11 outside its traffic share', 'GB', false, false],
    ['~EXP-11 a market that is not included', 'JP', true, false],
  ] as const)('%s', (_, market, inTraffic, expected) => {
    const visit = { market, now: new Date('2026-11-20T00:00:00Z'), isInTraffic: () => inTraffic }
    expect(isInSplitTest(EXPERIMENTS, visit)).toBe(expected)
  })

  it.each([
    ['runs', {}, true],
    ['is switched off', { active: false }, false],
    ['has not begun', { startDate: '2026-11-21T00:00:00Z' }, false],
    ['is over', { endDate: '2026-11-20T00:00:00Z' }, false],
  ])('~EXP-02 ~EXP-11 an experiment that %s', (_, change, expected) => {
    const visit = { market: 'GB', now: new Date('2026-11-20T00:00:00Z'), isInTraffic: () => true } as const
    expect(isInSplitTest([{ ...GEOLOCATION_MODAL_REDIRECT, ...change }], visit)).toBe(expected)
  })

  it('~EXP-11 without experiments it is false', () => {
    expect(isInSplitTest([], { market: 'GB', now: new Date(0), isInTraffic: () => true })).toBe(false)
  })
})
