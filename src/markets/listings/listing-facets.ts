/** The facets and filters of the panel beside a listing, and the conversion of an address to a request. */
import { isColour, type Colour } from '../products/colours.ts'
import { isMaterial, type Material } from '../products/materials.ts'
import type { Market } from '../types.ts'
import { facetConfiguration, type FacetConfiguration } from './facet-configuration.ts'
import { parseFilter } from './filter-query.ts'
import type { FilterName } from './filterable-paths.ts'
import { parsePriceFilter, priceBounds, priceFilterInMinorUnits, type PriceRange } from './price-filter.ts'

/** LST-16. Our own service names values as they are, so there is no prefix to take off. */
export const LISTING_FACETS: Readonly<Record<FilterName, FacetConfiguration>> = {
  colour: facet('colour', 'filterColour'),
  material: facet('material', 'filterMaterial'),
  sizes: facet('sizes', 'filterSizes'),
  price: facetConfiguration({ ...facet('price', 'filterPrice'), type: 'filter', inputType: 'range' }),
}

/** What a listing is narrowed to; the price in minor units. */
export type ListingFilter = {
  readonly colour?: readonly Colour[]
  readonly material?: readonly Material[]
  readonly sizes?: readonly string[]
  readonly price?: PriceRange
}

export type PanelOfListing = {
  /** A filter that the panel does not have is not applied either: the shopper could not remove it. */
  readonly names?: readonly FilterName[]
  /** Of the price, in major units, where the products go beyond the usual ones (LST-13). */
  readonly bounds?: PriceRange
}

/** As merchants may name one; and no more than a shopper would tick. */
const SIZE = /^[\p{L}\p{N}][\p{L}\p{N} ./+-]{0,15}$/u
const MAX_SIZES = 50

const EVERY_NAME: readonly FilterName[] = ['colour', 'material', 'sizes', 'price']

/** Addresses are user input: values that are no colour, material, size or price are ignored. */
export function filtersFromQuery(
  query: URLSearchParams,
  { currency }: Pick<Market, 'currency'>,
  { names = EVERY_NAME, bounds = priceBounds(currency.code) }: PanelOfListing = {},
): ListingFilter {
  const textOf = (name: FilterName) => (names.includes(name) ? (query.get(LISTING_FACETS[name].queryParam) ?? '') : '')
  const chosen = (name: FilterName) => [...new Set(parseFilter(textOf(name)).map((item) => item.name))]
  const colour = chosen('colour').filter(isColour)
  const material = chosen('material').filter(isMaterial)
  const sizes = chosen('sizes').filter((size) => SIZE.test(size))
  const price = parsePriceFilter(textOf('price'), bounds)
  return {
    ...(colour.length > 0 && { colour }),
    ...(material.length > 0 && { material }),
    ...(sizes.length > 0 && { sizes: sizes.slice(0, MAX_SIZES) }),
    ...(price && { price: priceFilterInMinorUnits(price, currency.code) }),
  }
}

function facet(name: FilterName, translationKey: string): FacetConfiguration {
  return facetConfiguration({
    key: name,
    apiId: name,
    type: 'facet',
    translationKey,
    queryParam: name,
    apiItemsPrefix: '',
  })
}
