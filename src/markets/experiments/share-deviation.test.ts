import { describe, expect, it } from 'vitest'
import { chanceOf, sharesDeviate } from './share-deviation.ts'

describe('chanceOf', () => {
  // From tables of the χ² distribution.
  it.each([
    [0, 1, 1],
    [3.841_459, 1, 0.05],
    [10.827_566, 1, 0.001],
    [5.991_465, 2, 0.05],
    [13.815_511, 2, 0.001],
    [7.814_728, 3, 0.05],
    [16.266_236, 3, 0.001],
    [18.466_827, 4, 0.001],
    [20.515_006, 5, 0.001],
  ])('~DIN-06 χ² of %f with %i degrees of freedom', (squares, degrees, expected) => {
    expect(chanceOf(squares, degrees)).toBeCloseTo(expected, 5)
  })
})

describe('sharesDeviate', () => {
  it.each([
    ['no visitors', [], false],
    ['exactly as weighted', [{ weights: [50, 50], visitors: [500, 500] }], false],
    // χ² = 10.76: p is just above 0.001.
    ['as far as chance goes', [{ weights: [50, 50], visitors: [5164, 4836] }], false],
    // χ² = 10.89: p is just below 0.001.
    ['further than chance goes', [{ weights: [50, 50], visitors: [5165, 4835] }], true],
    ['unequal weights, as weighted', [{ weights: [90, 10], visitors: [9010, 990] }], false],
    ['unequal weights, split equally', [{ weights: [90, 10], visitors: [500, 500] }], true],
    ['three variants', [{ weights: [1, 1, 2], visitors: [260, 245, 495] }], false],
    ['three variants, one of them lost', [{ weights: [1, 1, 2], visitors: [250, 150, 500] }], true],
    [
      'weights that changed',
      [
        { weights: [50, 50], visitors: [500, 500] },
        { weights: [90, 10], visitors: [900, 100] },
      ],
      false,
    ],
    ['a variant of weight 0 without visitors', [{ weights: [1, 0], visitors: [1000, 0] }], false],
    ['a variant of weight 0 with visitors', [{ weights: [1, 0], visitors: [1000, 3] }], true],
  ])('DIN-06 %s', (_, assigned, expected) => {
    expect(sharesDeviate(assigned)).toBe(expected)
  })
})
