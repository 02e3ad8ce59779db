import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CatalogueProduct } from '../../../contracts/merchant/catalogue.ts'
import { product, variant } from '../../../../tests/support/catalogue-product.ts'
import { recommendableProductsOf } from '../../../../tests/relevance/recommendations/recommendable-products-of.ts'
import { createContentSimilarity, INSTEAD } from './content-similarity.ts'

const costing = (cents: number) => ({
  variants: [variant(1, { prices: { EUR: { original: cents, final: cents } } })],
})
const likeness = (a: Partial<CatalogueProduct>, b: Partial<CatalogueProduct>) =>
  createContentSimilarity(recommendableProductsOf([product('A', a), product('B', b)])).between(0, 1, {
    weights: INSTEAD,
    region: 'nl',
    currency: 'EUR',
  })

const anyProduct = fc.record({
  family: fc.constantFrom('socks', 'slippers'),
  ageGroup: fc.constantFrom('adult', 'kids'),
  silhouette: fc.constantFrom('crew', 'low', 'sneaker'),
  patternGroup: fc.constantFrom('food', 'animals', 'stripes'),
  occasion: fc.constantFrom('office', 'party'),
  design: fc.constantFrom('lemon-aid', 'claws', 'zoom'),
  colour: fc.record({ primary: fc.constantFrom('red', 'pink', 'black'), secondary: fc.constantFrom('blue', 'green') }),
  collections: fc.uniqueArray(fc.constantFrom('classics', 'fruit-stand', 'bold-ones')),
  materials: fc.uniqueArray(fc.constantFrom('cotton', 'wool', 'elastane')),
  variants: fc.integer({ min: 500, max: 3000 }).map((cents) => costing(cents).variants),
} as const)

describe('how alike products are', () => {
  it.each<[string, Partial<CatalogueProduct>, Partial<CatalogueProduct>]>([
    ['the same silhouette', { silhouette: 'low' }, { silhouette: 'crew' }],
    ['the same pattern group', { patternGroup: 'animals' }, { patternGroup: 'food' }],
    ['the same family', { family: 'slippers' }, { family: 'socks' }],
    ['the same occasion', { occasion: 'party' }, { occasion: 'office' }],
    ['the same design', { design: 'claws' }, { design: 'zoom' }],
    ['the same colour', { colour: { primary: 'red' } }, { colour: { primary: 'blue' } }],
    ['a near colour', { colour: { primary: 'red' } }, { colour: { primary: 'green' } }],
    ['a shared collection', { collections: ['classics', 'bold-ones'] }, { collections: ['fruit-stand'] }],
    ['a shared material', { materials: ['wool', 'cotton'] }, { materials: ['polyester'] }],
    ['a similar price', costing(1300), costing(2900)],
  ])('%s is more alike', (_, near, far) => {
    const one: Partial<CatalogueProduct> = {
      silhouette: 'low',
      patternGroup: 'animals',
      family: 'slippers',
      occasion: 'party',
      design: 'claws',
      colour: { primary: near.colour && far.colour?.primary === 'green' ? 'pink' : 'red' },
      collections: ['classics'],
      materials: ['wool'],
      ...costing(1200),
    }
    expect(likeness(one, { ...one, ...near })).toBeGreaterThan(likeness(one, { ...one, ...far }))
  })

  it('having no occasion in common is nothing in common', () => {
    expect(likeness({}, {})).toBeLessThan(likeness({ occasion: 'party' }, { occasion: 'party' }))
  })

  it('twins are as alike as can be, and it is the same both ways', () => {
    fc.assert(
      fc.property(anyProduct, anyProduct, (a, b) => {
        const { between } = createContentSimilarity(
          recommendableProductsOf([product('A', a), product('B', b), product('C', a)]),
        )
        const comparison = { weights: INSTEAD, region: 'nl', currency: 'EUR' } as const
        const ab = between(0, 1, comparison)
        expect(ab).toBeCloseTo(between(1, 0, comparison), 9)
        expect(ab).toBeGreaterThanOrEqual(0)
        expect(ab).toBeLessThanOrEqual(between(0, 2, comparison) + 1e-9)
      }),
    )
  })

  it('weights are shares of one', () => {
    expect(Object.values(INSTEAD).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1)
  })

  it('the nearest are those of the same age that comparing all of them would find', () => {
    fc.assert(
      fc.property(fc.array(anyProduct, { minLength: 1, maxLength: 25 }), fc.nat(8), (list, most) => {
        const weights = INSTEAD
        const products = recommendableProductsOf(list.map((over, doc) => product(`P${doc}`, over)))
        const { between, nearest } = createContentSimilarity(products)
        const isAllowed = (doc: number) => doc % 3 !== 2
        const found = nearest(0, { weights, region: 'nl', currency: 'EUR', most, isAllowed })
        const scores = list
          .flatMap(({ ageGroup }, doc) =>
            doc > 0 && isAllowed(doc) && ageGroup === list[0]?.ageGroup
              ? [between(0, doc, { weights, region: 'nl', currency: 'EUR' })]
              : [],
          )
          .toSorted((a, b) => b - a)
          .slice(0, most)
        expect(found.map(({ score }) => score.toFixed(9))).toEqual(scores.map((score) => score.toFixed(9)))
        expect(found.every(({ doc }) => isAllowed(doc) && list[doc]?.ageGroup === list[0]?.ageGroup)).toBe(true)
      }),
    )
  })
})
