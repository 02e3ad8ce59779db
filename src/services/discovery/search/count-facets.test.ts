import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { product, variant } from '../../../../tests/support/catalogue-product.ts'
import { searchIndexOf } from '../../../../tests/support/search-index.ts'
import type { CatalogueProduct } from '../../../contracts/merchant/catalogue.ts'
import type { FacetAnswer, Filter } from '../../../contracts/discovery/discovery.ts'
import { AGE_GROUPS } from '../../../contracts/merchant/catalogue.ts'
import { findMarket } from '../../../markets/storefronts/table.ts'
import { findProducts } from './find-products.ts'
import { searchScope } from './market-scope.ts'

const COLOURS = ['red', 'blue', 'green'] as const
const SIZES = ['s', 'm', '36-40']
const PRICES = [900, 1200, 1500, 2000]

/** More than a word of bits, so that counting crosses one. */
const PRODUCTS: readonly CatalogueProduct[] = Array.from({ length: 90 }, (_, place) => {
  const final = PRICES[(place * 5) % PRICES.length] ?? 0
  return product(`P${place}`, {
    name: { en: place % 4 === 0 ? 'Heron' : 'Stork' },
    colour: { primary: COLOURS[place % 3] ?? 'red' },
    ageGroup: AGE_GROUPS[(place * 7) % 3] ?? 'adult',
    recommended: place % 11 !== 0,
    variants: SIZES.filter((_size, at) => (place >> at) % 2 === 0).map((size, at) =>
      variant(place * 10 + at, {
        sku: `P${place}-${size}`,
        size,
        stock: { nl: (place + at) % 3 },
        prices: { GBP: { original: final, final } },
      }),
    ),
  })
})

async function scopeOfProducts() {
  const market = findMarket('production', 'GB')
  if (market === undefined) throw new Error('No market GB')
  return searchScope(await searchIndexOf(PRODUCTS), market)
}

const some = <Value>(values: readonly Value[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 })
const filters: fc.Arbitrary<Filter> = fc.record(
  {
    colour: some([...COLOURS, 'mauve']),
    ageGroup: some(AGE_GROUPS),
    sizes: some(SIZES),
    price: fc.record({ min: fc.constantFrom(0, 900, 1000), max: fc.constantFrom(1200, 1999, 5000) }),
  },
  { requiredKeys: [] },
)

const valuesOf = (facet: FacetAnswer | undefined) => (facet?.type === 'facet' ? facet.values : [])

describe('counting facets', () => {
  it('counts for every value how many are found when it is the only one chosen', async () => {
    const scope = await scopeOfProducts()
    const countOf = (query: string, filter: Filter) =>
      findProducts(scope, { query, filter, limit: 0, offset: 0, equals: 'as placed' }).count
    const ids = ['colour', 'ageGroup', 'sizes'] as const
    fc.assert(
      fc.property(filters, fc.constantFrom('', 'heron'), (filter, query) => {
        const found = findProducts(scope, { query, filter, facets: ids, limit: 0, offset: 0, equals: 'as placed' })
        for (const [at, id] of ids.entries()) {
          for (const { value, count } of valuesOf(found.facets[at])) {
            expect(count).toBe(countOf(query, { ...filter, [id]: [value] }))
          }
        }
      }),
    )
  })

  it('returns the prices that are found without the filter of the price', async () => {
    const scope = await scopeOfProducts()
    fc.assert(
      fc.property(filters, (filter) => {
        const { price: _price, ...others } = filter
        const wanted = { query: '', limit: PRODUCTS.length, offset: 0, equals: 'as placed' } as const
        const { products } = findProducts(scope, { ...wanted, filter: others })
        const prices = products.map((at) => PRODUCTS[at]?.variants[0]?.prices.GBP?.final ?? 0)
        const { facets } = findProducts(scope, { ...wanted, filter, facets: ['price'] })
        const [min, max] = prices.length === 0 ? [0, 0] : [Math.min(...prices), Math.max(...prices)]
        expect(facets).toEqual([{ id: 'price', type: 'filter', min, max }])
      }),
    )
  })

  it('returns facets in the requested order', async () => {
    const scope = await scopeOfProducts()
    const facets = ['price', 'sizes', 'colour'] as const
    const found = findProducts(scope, { query: '', facets, limit: 0, offset: 0, equals: 'as placed' })
    expect(found.facets.map(({ id }) => id)).toEqual(facets)
  })
})
