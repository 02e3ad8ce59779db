import { describe, expect, it } from 'vitest'
import type { Experiment } from './experiment.ts'
import { readOverride, applyOverride } from './experiment-override.ts'

const experiment: Experiment = {
  id: 'test',
  name: 'Test',
  variants: ['a', 'b'],
  weights: [50, 50],
  defaultVariant: 'a',
  active: true,
  trafficPercentage: 100,
  startDate: null,
  endDate: null,
  includedMarkets: null,
  excludedMarkets: [],
  eventNames: [],
}

describe('an override of an experiment', () => {
  it.each([
    ['nothing', {}, {}],
    ['whether it runs', { active: false }, { active: false }],
    ['its share of visitors', { trafficPercentage: 20 }, { trafficPercentage: 20 }],
    ['its weights', { weights: [90, 10] }, { weights: [90, 10] }],
    ['no weights for another number of variants', { weights: [1, 1, 1] }, {}],
  ])('DIN-06 changes %s; the rest is of the code', (_, override, changed) => {
    expect(applyOverride(experiment, override)).toEqual({ ...experiment, ...changed })
  })

  it.each([
    [undefined, {}],
    [null, {}],
    ['off', {}],
    [[false], {}],
    [{ active: 'no', trafficPercentage: 101, weights: [0, 0] }, {}],
    [{ active: false, trafficPercentage: -1, weights: [1, 'x'] }, { active: false }],
    [
      { active: true, trafficPercentage: 0, weights: [0, 5], name: 'x' },
      { active: true, trafficPercentage: 0, weights: [0, 5] },
    ],
  ])('~DIN-06 is read from %j', (value, expected) => {
    expect(readOverride(value)).toEqual(expected)
  })
})
