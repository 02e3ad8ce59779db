import { describe, expect, it } from 'vitest'
import type { CatalogueProduct } from '../../../contracts/merchant/catalogue.ts'
import { recommendableProductsOf } from '../../../../tests/relevance/recommendations/recommendable-products-of.ts'
import { product } from '../../../../tests/support/catalogue-product.ts'
import { createPace } from '../index/pace.ts'
import { learnTraitLifts } from './together-by-traits.ts'
import { collectGroups } from './together.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const samples: Readonly<Record<string, Partial<CatalogueProduct>>> = {
  CATS: { patternGroup: 'animals' },
  DOGS: { patternGroup: 'animals' },
  PIE: { patternGroup: 'food' },
  TEA: { patternGroup: 'food' },
  LINES: { patternGroup: 'stripes' },
  ROWS: { patternGroup: 'stripes' },
  DOTS: { patternGroup: 'dots' },
  SPOTS: { patternGroup: 'dots' },
}
const skus = Object.keys(samples)
const products = recommendableProductsOf(skus.map((sku) => product(sku, samples[sku])))

/** Baskets as texts, bought one after the other, over and over. */
async function learntFrom(baskets: readonly string[], times = 100) {
  const groups = Array.from({ length: times }, () =>
    baskets.map((text) => ({ at: NOW.toISOString(), skus: text.split(' ') })),
  )
  const collected = await collectGroups(products, { baskets: groups, sessions: [], now: NOW }, createPace())
  const lifts = await learnTraitLifts(products, collected, createPace())
  return (a: string, b: string) => lifts(products.docOf(a) ?? 0, products.docOf(b) ?? 0)
}

describe('what goes with what', () => {
  it('prefers what has most in common, before there are purchases', async () => {
    const nothing = await learntFrom([])
    expect(nothing('CATS', 'DOGS') - nothing('CATS', 'PIE')).toBeCloseTo(0.7, 9)
  })

  it('is learnt from baskets, against what was believed', async () => {
    const lift = await learntFrom(['CATS PIE', 'LINES ROWS', 'CATS PIE', 'LINES'])
    expect(lift('CATS', 'PIE')).toBeGreaterThan(lift('CATS', 'DOGS'))
    expect(lift('CATS', 'PIE')).toBeGreaterThan(lift('CATS', 'LINES'))
  })

  it('holds for products without purchases', async () => {
    const lift = await learntFrom(['CATS PIE', 'LINES ROWS'])
    expect(lift('DOGS', 'TEA')).toBe(lift('CATS', 'PIE'))
    expect(lift('DOGS', 'TEA')).toBeGreaterThan(lift('DOGS', 'ROWS'))
  })

  it('is hardly what is only sold at the same time of the year', async () => {
    const summer = ['CATS DOGS', 'CATS PIE', 'CATS TEA', 'DOGS PIE', 'DOGS TEA', 'PIE TEA']
    const winter = ['LINES ROWS', 'LINES DOTS', 'LINES SPOTS', 'ROWS DOTS', 'ROWS SPOTS', 'DOTS SPOTS']
    const often = (baskets: readonly string[]) => Array.from({ length: 500 }, () => baskets).flat()
    const inSeason = await learntFrom([...often(summer), ...often(winter)], 1)
    const allYear = await learntFrom(often([...summer, ...winter]), 1)
    const summerly = (lift: typeof allYear) => lift('CATS', 'PIE') - lift('CATS', 'LINES')
    expect(summerly(inSeason)).toBeLessThan(summerly(allYear) / 2)
  })

  it('is the same both ways, and each time it is learnt', async () => {
    const baskets = ['CATS PIE', 'LINES ROWS', 'DOGS TEA ROWS']
    const [lift, again] = [await learntFrom(baskets), await learntFrom(baskets)]
    for (const a of skus) {
      for (const b of skus) {
        expect(lift(a, b)).toBeCloseTo(lift(b, a), 9)
        expect(lift(a, b)).toBe(again(a, b))
      }
    }
  })
})
