import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitToGap } from './fit-to-gap.ts'

const PRICES = [500, 1000, 1200, 3000, 1000]
const priceOf = (doc: number) => PRICES[doc] ?? 0
const order = (gap: number, scores: readonly number[]) =>
  fitToGap(
    scores.map((score, doc) => ({ doc, score })),
    { gap, threshold: 5000, priceOf },
  ).map(({ doc }) => doc)

describe('what closes the gap to free shipping', () => {
  it.each<[string, number, readonly number[], readonly number[]]>([
    ['costs at least what is missing', 1100, [1, 1, 1, 1], [2, 3]],
    ['costs just what is missing', 1000, [1, 1, 1, 1], [1, 2, 3]],
    ['costs little more, where it fits as well', 400, [1, 1, 1, 1], [0, 1, 2, 3]],
    ['may cost a little more where it fits better', 1000, [1, 0.1, 1, 1], [2, 1, 3]],
    ['may not cost far more, however well it fits', 1000, [0, 0, 0, 1], [1, 2, 3]],
    ['may cost a little more, whatever the scale of scores', 1000, [10, 1, 10, 10], [2, 1, 3]],
    ['may cost a little more, on a small scale, too', 1000, [0.1, 0.01, 0.1, 0.1], [2, 1, 3]],
    ['may not cost a little more where it fits only a little better', 1000, [1, 0.6, 1, 1], [1, 2, 3]],
    ['of two that are alike, is the first', 1000, [1, 1, 1, 1, 1], [1, 4, 2, 3]],
    ['is found where nothing fits', 1000, [0, 0, 0, 0], [1, 2, 3]],
    ['is nothing where too much is missing', 4000, [1, 1, 1, 1], []],
  ])('%s', (_, gap, scores, expected) => {
    expect(order(gap, scores)).toEqual(expected)
  })

  it('of two that are alike the first of the catalogue comes first, in whichever order they come', () => {
    const candidates = [4, 1].map((doc) => ({ doc, score: 1 }))
    const ordered = fitToGap(candidates, { gap: 1000, threshold: 5000, priceOf })
    expect(ordered.map(({ doc }) => doc)).toEqual([1, 4])
  })

  it('of two that fit alike the cheaper comes first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), fc.nat(9000), fc.nat(9000), (gap, a, b) => {
        const prices = [gap + a, gap + b]
        const [first] = fitToGap(
          [0, 1].map((doc) => ({ doc, score: 0.5 })),
          { gap, threshold: 9000, priceOf: (doc) => prices[doc] ?? 0 },
        )
        expect(prices[first?.doc ?? 0]).toBe(Math.min(...prices))
      }),
    )
  })
})
