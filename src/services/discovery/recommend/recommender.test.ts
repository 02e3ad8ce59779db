import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CatalogueProduct } from '../../../contracts/merchant/catalogue.ts'
import { product, variant } from '../../../../tests/support/catalogue-product.ts'
import { recommendableProductsOf } from '../../../../tests/relevance/recommendations/recommendable-products-of.ts'
import { buildItemToItem } from './item-to-item.ts'
import { createRecommender, type RankedProduct, type Recommender, type RecommendationRequest } from './recommender.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const WANTED: RecommendationRequest = { region: 'nl', currency: 'EUR', limit: 8 }
const priced = (cents: number) => [variant(1, { prices: { EUR: { original: cents, final: cents } } })]

/** Baskets as texts: 'A B' was bought together. */
async function shopOf(products: readonly CatalogueProduct[], baskets: readonly string[] = []) {
  const indexed = recommendableProductsOf(products)
  const at = NOW.toISOString()
  const groups = baskets.map((skus) => ({ at, skus: skus.split(' ') }))
  const history = await buildItemToItem(indexed, { baskets: [groups], sessions: [], now: NOW })
  const doc = (sku: string) => indexed.docOf(sku) ?? -1
  const skusOf = (list: readonly RankedProduct[]) => list.map((recommended) => indexed.skuAt(recommended.doc))
  return { ...createRecommender({ products: indexed, history }), doc, skusOf }
}
const often = (basket: string, times = 9) => Array<string>(times).fill(basket)

describe('what is never recommended', () => {
  const never: readonly [string, CatalogueProduct][] = [
    ['what the merchant does not recommend', product('X', { recommended: false })],
    ['what is sold out here', product('X', { variants: [variant(2, { stock: { nl: 0, us: 9 } })] })],
    ['what is sold elsewhere only', product('X', { variants: [variant(2, { sku: 'X-UP' })] })],
    [
      'what has no price in the currency',
      product('X', { variants: [variant(2, { prices: { GBP: { original: 1, final: 1 } } })] }),
    ],
    ['what is for another age', product('X', { ageGroup: 'kids' })],
    ['the same in another colour', product('X', { linkedProducts: ['A'] })],
  ]
  it.each(never)('%s', async (_, x) => {
    const a = product('A', { linkedProducts: x.linkedProducts.length > 0 ? ['X'] : [] })
    const shop = await shopOf([a, x, product('B')], often('A X'))
    for (const answer of recommendationsIn(shop, shop.doc('A'))) expect(shop.skusOf(answer)).toEqual(['B'])
  })

  it('the product itself, and what lies in the cart', async () => {
    const shop = await shopOf([product('A'), product('B'), product('C')], often('A B C'))
    expect(shop.skusOf(shop.boughtWith(shop.doc('A'), WANTED)).toSorted()).toEqual(['B', 'C'])
    expect(shop.skusOf(shop.similar(shop.doc('A'), WANTED)).toSorted()).toEqual(['B', 'C'])
    expect(shop.skusOf(shop.popular(WANTED)).toSorted()).toEqual(['A', 'B', 'C'])
    const cart = [shop.doc('A'), shop.doc('C')]
    expect(shop.skusOf(shop.basket({ ...WANTED, docs: cart, amount: 0, threshold: 0 }))).toEqual(['B'])
  })

  it('holds on its storefront: in the United States their packs count', async () => {
    const packs = [variant(1, { sku: 'X' }), variant(2, { sku: 'X-UP', stock: { us: 3 } })]
    const shop = await shopOf([product('A'), product('X', { variants: packs })])
    const american: RecommendationRequest = { region: 'us', currency: 'USD', limit: 8 }
    expect(shop.skusOf(shop.popular(american))).toEqual(['X'])
  })
})

const recommendationsIn = (shop: Recommender, doc: number) => [
  shop.boughtWith(doc, WANTED),
  shop.similar(doc, WANTED),
  shop.basket({ ...WANTED, docs: [doc], amount: 0, threshold: 0 }),
]

describe('bought with it', () => {
  it('comes what was bought with it, however different', async () => {
    const strange = product('STRANGE', { family: 'slippers', silhouette: 'slipper', patternGroup: 'hides' })
    const shop = await shopOf([product('A'), product('LIKE'), strange], often('A STRANGE', 400))
    expect(shop.skusOf(shop.boughtWith(shop.doc('A'), WANTED))).toEqual(['STRANGE', 'LIKE'])
  })

  it('for a product without purchases recommends products of the same motif', async () => {
    const shop = await shopOf(
      [
        product('NEW', { design: 'cats', patternGroup: 'animals' }),
        product('OTHER', { patternGroup: 'checks' }),
        product('CATS', { design: 'cats', patternGroup: 'animals', silhouette: 'low' }),
      ],
      ['OTHER CATS', 'OTHER CATS'],
    )
    expect(shop.skusOf(shop.boughtWith(shop.doc('NEW'), WANTED))).toEqual(['CATS', 'OTHER'])
  })
})

describe('similar', () => {
  it('is first of all the same sort of product', async () => {
    const shop = await shopOf([
      product('A', { patternGroup: 'animals', silhouette: 'crew' }),
      product('FAR', { patternGroup: 'checks', silhouette: 'slipper', family: 'slippers' }),
      product('NEAR', { patternGroup: 'animals', silhouette: 'crew' }),
    ])
    expect(shop.skusOf(shop.similar(shop.doc('A'), WANTED))).toEqual(['NEAR', 'FAR'])
  })
})

describe('the same design on other products', () => {
  const cats = { design: 'cats' }
  const products = [
    product('CREW', { ...cats, linkedProducts: ['CREW-RED'] }),
    product('CREW-RED', { ...cats, linkedProducts: ['CREW'] }),
    product('DOGS', { design: 'dogs', silhouette: 'low' }),
    product('LOW', { ...cats, silhouette: 'low' }),
    product('KIDS', { ...cats, silhouette: 'kids-crew', ageGroup: 'kids' }),
    product('PLAIN'),
  ]

  it('is for all ages, and no other colour of itself', async () => {
    const shop = await shopOf(products)
    expect(shop.skusOf(shop.cluster(shop.doc('CREW'), WANTED)).toSorted()).toEqual(['KIDS', 'LOW'])
  })

  it.each(['DOGS', 'PLAIN'])('is nothing where there is no other: %s', async (sku) => {
    const shop = await shopOf(products)
    expect(shop.cluster(shop.doc(sku), WANTED)).toEqual([])
  })

  it('shows one colour of each before another', async () => {
    const shop = await shopOf([
      product('CREW', cats),
      product('LOW-1', { ...cats, silhouette: 'low', linkedProducts: ['LOW-2'] }),
      product('LOW-2', { ...cats, silhouette: 'low', linkedProducts: ['LOW-1'] }),
      product('BEANIE', { ...cats, silhouette: 'beanie', colour: { primary: 'black' } }),
    ])
    expect(shop.skusOf(shop.cluster(shop.doc('CREW'), WANTED))).toEqual(['LOW-1', 'BEANIE', 'LOW-2'])
  })
})

describe('in the cart', () => {
  const products = [
    product('A'),
    product('KID', { ageGroup: 'kids' }),
    product('FIVE', { variants: priced(500) }),
    product('TEN', { variants: priced(1000) }),
    product('ELEVEN', { variants: priced(1100) }),
    product('FORTY', { variants: priced(4000) }),
    product('BABY', { ageGroup: 'baby' }),
  ]
  const inCart = async (skus: readonly string[], amount: number, threshold: number) => {
    const shop = await shopOf(products, often('A FIVE', 50))
    return shop.skusOf(shop.basket({ ...WANTED, docs: skus.map(shop.doc), amount, threshold }))
  }

  it.each<[string, number, number, readonly string[]]>([
    [
      'what just closes the gap comes first, then dearer ones, then the rest',
      4000,
      5000,
      ['TEN', 'ELEVEN', 'FORTY', 'FIVE'],
    ],
    ['what closes a small gap', 4600, 5000, ['FIVE', 'TEN', 'ELEVEN', 'FORTY']],
    ['nothing closes a large gap: what goes with it', 100, 9000, ['FIVE']],
    ['free already: what goes with it', 5000, 5000, ['FIVE']],
    ['never free: what goes with it', 4000, 0, ['FIVE']],
  ])('~REC-04 %s', async (_, amount, threshold, expected) => {
    const found = await inCart(['A'], amount, threshold)
    expect(found.slice(0, expected.length)).toEqual(expected)
    expect(found.toSorted()).toEqual(['ELEVEN', 'FIVE', 'FORTY', 'TEN'])
  })

  it('is for the ages that are there', async () => {
    expect(await inCart(['KID'], 0, 0)).toEqual([])
    const both = await inCart(['A', 'BABY'], 0, 0)
    expect(both).not.toContain('KID')
    expect(both).toContain('TEN')
  })

  it('what goes with all of it comes before what goes with one product', async () => {
    const shop = await shopOf(
      ['A', 'B', 'ONE', 'BOTH'].map((sku) => product(sku)),
      [...often('A ONE', 6), ...often('A BOTH', 4), ...often('B BOTH', 4)],
    )
    const docs = ['A', 'B'].map(shop.doc)
    expect(shop.skusOf(shop.basket({ ...WANTED, docs, amount: 0, threshold: 0 }))).toEqual(['BOTH', 'ONE'])
  })

  it('an empty cart is shown what is liked', async () => {
    const shop = await shopOf(products, often('ELEVEN', 3))
    expect(shop.skusOf(shop.basket({ ...WANTED, docs: [], amount: 0, threshold: 5000 }))[0]).toBe('ELEVEN')
  })
})

describe('liked most', () => {
  it('is what sells, then the order of the merchant', async () => {
    const designs = ['A', 'B', 'C', 'D'].map((sku) => product(sku, { design: sku.toLowerCase() }))
    const shop = await shopOf(designs, [...often('C', 9), ...often('B', 5)])
    expect(shop.skusOf(shop.popular(WANTED))).toEqual(['C', 'B', 'A', 'D'])
  })

  it('shows few of one design', async () => {
    const cats = ['A', 'B', 'C'].map((sku) => product(sku, { design: 'cats' }))
    const shop = await shopOf([...cats, product('D', { design: 'dogs', patternGroup: 'checks' })], often('A B C'))
    expect(shop.skusOf(shop.popular({ ...WANTED, limit: 3 }))).toContain('D')
  })
})

describe('seen', () => {
  it('preserves the order, each once, as far as it can be bought', async () => {
    const shop = await shopOf([product('A'), product('GONE', { variants: [variant(2, { stock: {} })] }), product('C')])
    const docs = ['C', 'GONE', 'A', 'C'].map(shop.doc)
    expect(shop.skusOf(shop.seen(docs, WANTED))).toEqual(['C', 'A'])
    expect(shop.skusOf(shop.seen(docs, { ...WANTED, limit: 1 }))).toEqual(['C'])
    expect(shop.seen([], WANTED)).toEqual([])
  })
})

describe('every recommendation', () => {
  const anyProduct = fc.record({
    ageGroup: fc.constantFrom('adult', 'kids'),
    silhouette: fc.constantFrom('crew', 'low'),
    patternGroup: fc.constantFrom('food', 'animals'),
    design: fc.constantFrom('cats', 'dogs', 'zoom'),
    recommended: fc.boolean(),
  } as const)

  it('has shares of one, no product twice, no more than wanted, and only what can be bought', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyProduct, { minLength: 1, maxLength: 12 }),
        fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 12 }),
        fc.nat(10),
        async (list, pairs, limit) => {
          const products = recommendableProductsOf(list.map((over, doc) => product(`P${doc}`, over)))
          const groups = pairs.map(([a, b]) => ({ at: NOW.toISOString(), skus: [`P${a}`, `P${b}`] }))
          for (const baskets of [[], [groups]]) {
            const history = await buildItemToItem(products, { baskets, sessions: [], now: NOW })
            const shop = createRecommender({ products, history })
            const wanted = { ...WANTED, limit }
            const answers = [
              shop.boughtWith(0, wanted),
              shop.similar(0, wanted),
              shop.cluster(0, wanted),
              shop.basket({ ...wanted, docs: [0], amount: 1000, threshold: 2000 }),
              shop.popular(wanted),
              shop.seen([0, 1, 2], wanted),
            ]
            for (const answer of answers) {
              const docs = answer.map(({ doc }) => doc)
              expect(docs.length).toBeLessThanOrEqual(limit)
              expect(new Set(docs).size).toBe(docs.length)
              expect(docs.every((doc) => list[doc] === undefined || list[doc].recommended)).toBe(true)
              const sum = answer.reduce((total, { share }) => total + share, 0)
              expect(sum).toBeCloseTo(docs.length === 0 ? 0 : 1, 9)
              expect(answer.every(({ share }) => share > 0 && share <= 1)).toBe(true)
            }
          }
        },
      ),
    )
  })
})
