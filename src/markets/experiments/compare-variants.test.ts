import { describe, expect, it } from 'vitest'
import { compareVariants, type VariantDifference } from './compare-variants.ts'

const counts = (...rows: readonly (readonly [visitors: number, orders: number])[]) =>
  rows.map(([visitors, orders], index) => ({ variant: 'abc'.charAt(index), visitors, orders }))

const to6 = (value: number): number => Math.round(value * 1e6) / 1e6 + 0
const roundedTo6 = ({ variant, difference, low, high }: VariantDifference): VariantDifference => ({
  variant,
  difference: to6(difference),
  low: to6(low),
  high: to6(high),
})

describe('compareVariants', () => {
  it.each([
    ['99 orders in all', counts([1000, 50], [1000, 49]), 'tooFew'],
    ['no visitor of a variant', counts([1000, 200], [0, 0]), 'tooFew'],
    ['nothing', counts([0, 0], [0, 0]), 'tooFew'],
    [
      '100 orders and no difference',
      counts([1000, 50], [1000, 50]),
      [{ variant: 'b', difference: 0, low: -0.0196, high: 0.0196 }],
    ],
    [
      'a difference that is clear',
      counts([10_000, 300], [10_000, 400]),
      [{ variant: 'b', difference: 0.01, low: 0.004_814, high: 0.015_186 }],
    ],
    [
      'different numbers of visitors',
      counts([9000, 450], [1000, 40]),
      [{ variant: 'b', difference: -0.01, low: -0.023_229, high: 0.003_229 }],
    ],
    [
      'three variants, each against the default',
      counts([1000, 100], [1000, 100], [1000, 50]),
      [
        { variant: 'b', difference: 0, low: -0.027_718, high: 0.027_718 },
        { variant: 'c', difference: -0.05, low: -0.074_005, high: -0.025_995 },
      ],
    ],
  ])('DIN-06 %s', (_, given, expected) => {
    const compared = compareVariants(given, 'a')
    const rounded = compared === 'tooFew' ? compared : compared.map(roundedTo6)
    expect(rounded).toEqual(expected)
  })

  it('~DIN-06 knows no difference from a default variant that was not counted', () => {
    expect(compareVariants(counts([1000, 300], [1000, 300]), 'x')).toBe('tooFew')
  })
})
