/** What a market can see of the index: the products it sells, in its currency, and the sets that its filters choose. */
import type { PriceCurrency } from '../../../contracts/merchant/catalogue.ts'
import type { FacetId, Filter, PriceBounds } from '../../../contracts/discovery/discovery.ts'
import { FACET_IDS } from '../../../contracts/discovery/discovery.ts'
import { priceCurrencyOf } from '../../../markets/prices/price-currency-of.ts'
import { type StockRegion, stockRegionOf } from '../../../markets/storefronts/stock-region-of.ts'
import type { Language, Market } from '../../../markets/types.ts'
import { type Bits, intersect, newBits, unite } from '../index/bits.ts'
import { scratchBits } from '../index/scratch.ts'
import type { IndexedWords, ProductIndex, SearchIndex } from './search-index.ts'

/** To list what stands on it. */
export type MarketScope = {
  readonly index: ProductIndex
  readonly region: StockRegion
  readonly currency: PriceCurrency
  readonly language: Language
  /** Recommended, sold here, with a price in the currency (LST-17, PRD-12, PRC-17). */
  readonly visible: Bits
}

/** To search it, too. */
export type SearchScope = MarketScope & {
  /** In the language of the market. */
  readonly words: IndexedWords
}

export const searchScope = (index: SearchIndex, market: Market): SearchScope => ({
  ...marketScope(index, market),
  words: index.languages[market.language],
})

export function marketScope(index: ProductIndex, market: Market): MarketScope {
  const region = stockRegionOf(market)
  const currency = priceCurrencyOf(market)
  return { index, region, currency, language: market.language, visible: visibleIn(index, region, currency) }
}

type Visible = { readonly changes: number; readonly bits: Bits }

/** The same for all of a market's shoppers until an offer changes. Shared, so it must not be modified. */
const visibles = new WeakMap<ProductIndex['offers'], Map<string, Visible>>()

function visibleIn({ products, offers }: ProductIndex, region: StockRegion, currency: PriceCurrency): Bits {
  const known = visibles.get(offers) ?? new Map<string, Visible>()
  visibles.set(offers, known)
  const key = `${region} ${currency}`
  const cached = known.get(key)
  if (cached?.changes === offers.changes()) return cached.bits
  const bits = products.recommended.slice()
  intersect(bits, offers.sold[region])
  intersect(bits, offers.priced(region, currency))
  known.set(key, { changes: offers.changes(), bits })
  return bits
}

/** Only the products of one page of the shop: adults/socks, collection/low-socks. */
export function atPlace<Some extends MarketScope>(scope: Some, place: string): Some {
  const visible = scope.visible.slice()
  intersect(visible, scope.index.products.facets.category.get(place) ?? newBits(0))
  return { ...scope, visible }
}

/** All values of a facet with their products. */
export function valuesOf({ index, region, currency }: MarketScope, facet: FacetId): ReadonlyMap<string, Bits> {
  if (facet === 'sizes') return index.offers.sizes[region]
  const values = index.products.facets[facet]
  return facet === 'badge' ? new Map([...values, ['sale', index.offers.reduced(region, currency)]]) : values
}

/** By product a bit for each of the values, in their order; undefined where that is not known. */
export function masksOf({ index, region }: MarketScope, facet: FacetId): Uint32Array | undefined {
  if (facet === 'sizes') return index.offers.sizeMasks(region)
  // What is on sale is no part of the masks.
  return facet === 'badge' ? undefined : index.products.facetMasks(facet)
}

/**
 * A set for each filter that is given: any of its values. A value that no product has selects nothing. Not to be
 * changed.
 */
export function filterSets(scope: MarketScope, filter: Filter): ReadonlyMap<FacetId | 'price', Bits> {
  const sets = new Map<FacetId | 'price', Bits>()
  for (const facet of FACET_IDS) {
    const wanted = filter[facet]
    if (wanted === undefined || wanted.length === 0) continue
    const values = valuesOf(scope, facet)
    const [only] = wanted
    const own = only === undefined || wanted.length > 1 ? undefined : values.get(only)
    if (own) {
      sets.set(facet, own)
      continue
    }
    const bits = scratchBits(scope.index.products.count)
    for (const value of wanted) {
      const some = values.get(value)
      if (some) unite(bits, some)
    }
    sets.set(facet, bits)
  }
  if (filter.price) sets.set('price', pricedBetween(scope, filter.price))
  return sets
}

export function pricedBetween({ index, region, currency }: MarketScope, { min = 0, max = LARGEST }: PriceBounds): Bits {
  return index.offers.ladder(region, currency).between(min, Math.min(max, LARGEST))
}

const LARGEST = 0x7fff_fffe
