import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listingVariables } from '../../contracts/discovery/discovery-schema.ts'
import { FACET_IDS, PRICE_FILTER, type Filter } from '../../contracts/discovery/discovery.ts'
import { findMarket } from '../storefronts/table.ts'
import type { Market } from '../types.ts'
import { filtersFromQuery, LISTING_FACETS } from './listing-facets.ts'
import { priceBounds } from './price-filter.ts'

const marketOf = (country: string): Market => {
  const market = findMarket('production', country)
  if (!market) throw new Error(`No market ${country}`)
  return market
}
const filterOf = (search: string, country = 'DE'): Filter =>
  filtersFromQuery(new URLSearchParams(search), marketOf(country))

describe('the facets of the filter panel', () => {
  it.each([
    ['colour', 'facet', 'checkbox'],
    ['material', 'facet', 'checkbox'],
    ['sizes', 'facet', 'checkbox'],
    ['price', 'filter', 'range'],
  ] as const)('LST-16 %s is a %s drawn as %s', (name, type, inputType) => {
    expect(LISTING_FACETS[name]).toMatchObject({ key: name, apiId: name, queryParam: name, type, inputType })
    expect(Object.keys(LISTING_FACETS[name])).toHaveLength(7)
  })

  it('~LST-16 the service knows every one of them by its id', () => {
    const known = new Set<string>([...FACET_IDS, PRICE_FILTER])
    expect(Object.values(LISTING_FACETS).filter(({ apiId }) => !known.has(apiId))).toEqual([])
  })
})

describe('filtersFromQuery', () => {
  it.each([
    ['nothing', '', {}],
    ['what is not a filter', 'page=2&utm_source=mail', {}],
    ['~LST-03 one parameter each', 'colour=red,blue&material=wool', { colour: ['red', 'blue'], material: ['wool'] }],
    ['sizes as merchants name them', 'sizes=36-40,xl,2-3Y', { sizes: ['36-40', 'xl', '2-3Y'] }],
    ['an unknown colour', 'colour=red,nope', { colour: ['red'] }],
    ['no colour at all', 'colour=nope,__proto__,constructor', {}],
    ['an unknown material', 'material=glass', {}],
    ['no size', `sizes=%07,%3Cb%3E,${'x'.repeat(17)},m`, { sizes: ['m'] }],
    ['the same twice', 'colour=red,red:1,red', { colour: ['red'] }],
    ['an empty parameter', 'colour=&price=', {}],
    ['an unreadable price', 'price=cheap', {}],
  ])('reads %s', (_, search, expected) => {
    expect(filterOf(search)).toEqual(expected)
  })

  it('reads only the filters that the panel has', () => {
    const query = new URLSearchParams('colour=red&sizes=m&material=wool&price=min:10')
    expect(filtersFromQuery(query, marketOf('DE'), { names: ['colour'] })).toEqual({ colour: ['red'] })
  })

  it('reads fifty sizes at most', () => {
    const sizes = Array.from({ length: 51 }, (_, size) => String(size))
    expect(filterOf(`sizes=${sizes.join(',')}`)).toEqual({ sizes: sizes.slice(0, 50) })
  })

  it.each([
    ['DE', { min: 1000, max: 5000 }],
    ['GB', { min: 1000, max: 5000 }],
    ['KR', { min: 10, max: 50 }],
  ])('~LST-14 10 to 50 in the minor units of %s', (country, price) => {
    expect(filterOf('price=min:10,max:50', country)).toEqual({ price })
  })

  it('~LST-13 a price beyond the usual bounds where the products are', () => {
    const query = new URLSearchParams('price=max:900')
    expect(filtersFromQuery(query, marketOf('SE'))).toEqual({ price: { min: 0, max: 30_000 } })
    const bounds = priceBounds('SEK', 129_900)
    expect(filtersFromQuery(query, marketOf('SE'), { bounds })).toEqual({ price: { min: 0, max: 90_000 } })
  })

  it('~LST-10 a filter that the panel does not have is not in force', () => {
    const query = new URLSearchParams('colour=red&material=wool')
    expect(filtersFromQuery(query, marketOf('GB'), { names: ['colour', 'sizes', 'price'] })).toEqual({
      colour: ['red'],
    })
  })

  it('the service accepts the filters of any address', () => {
    const part = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('red', 'wool', 'xl', 'min:3', 'max:1e9', ','))
    const list = fc.array(part, { maxLength: 80 }).map((parts) => parts.join(','))
    fc.assert(
      fc.property(fc.record({ colour: list, material: list, sizes: list, price: list }), (members) => {
        const filters = filtersFromQuery(new URLSearchParams(members), marketOf('KR'))
        expect(listingVariables.safeParse({ filters }).error?.issues).toBeUndefined()
        expect(JSON.stringify(filters).length).toBeLessThan(1700)
      }),
    )
  })
})
