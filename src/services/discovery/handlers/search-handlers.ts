/** Handlers of search: queries, suggestions, filters and price ranges. Requests and responses only, no search logic. */
import {
  FACET_IDS,
  type SearchedProduct,
  MAX_SUGGESTIONS,
  PRICE_FILTER,
  type RedirectItem,
  SEARCH_LIMIT,
  type SearchOptions,
  type SuggestAnswer,
} from '../../../contracts/discovery/discovery.ts'
import type { searchOperations } from '../../../contracts/discovery/search-operations.ts'
import type { ReceivedProduct } from '../../../contracts/discovery/product.ts'
import { findSearchConfig, type SearchConfig } from '../../../markets/storefronts/search-config.ts'
import { isSearchTenant } from '../../../markets/storefronts/search-tenant.ts'
import { textLanguageOf } from '../../../markets/storefronts/text-language-of.ts'
import type { Environment, Market } from '../../../markets/types.ts'
import { imageAddress } from '../../../markets/images/image-widths.ts'
import { reject, success, type Handlers, type Rejection } from '../../../platform/http/operations.ts'
import { newId } from '../../../platform/ids.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { CachedIndex } from '../cached-index.ts'
import type { SearchCounter } from '../counters/search-counter.ts'
import type { Steer } from '../rules/steer.ts'
import { findProducts, type SearchQuery, type MatchingProducts, listProducts } from '../search/find-products.ts'
import { marketScope, type MarketScope } from '../search/market-scope.ts'
import { suggestProducts } from '../search/suggest.ts'
import type { ProductIndex } from '../search/search-index.ts'

const SUGGESTIONS = 8
const PHOTO_WIDTH = 90

export type SearchHandlerDeps = {
  readonly environment: Environment
  readonly cachedIndex: Pick<CachedIndex, 'current' | 'searchable'>
  readonly steer: Steer
  readonly counter: Pick<SearchCounter, 'count'>
  readonly loadProducts: (
    index: ProductIndex,
    products: readonly number[],
    market: Market,
  ) => Promise<readonly ReceivedProduct[]>
}

/** Long: one handler per operation. */
export function searchHandlers({
  environment,
  cachedIndex,
  steer,
  counter,
  loadProducts,
}: SearchHandlerDeps): Handlers<typeof searchOperations> {
  const configOf = (token: string) => findSearchConfig(environment, token)

  /** The tenant in the path must be one, and the token must be of its search (SRC-19). */
  const configOfTenant = (tenant: string | undefined, token: string): Result<SearchConfig, Rejection> => {
    if (tenant === undefined || !isSearchTenant(tenant)) return fail(noConfig('Tenant', 'tenantId'))
    const config = configOf(token)
    return config === undefined || config.tenant !== tenant ? fail(noConfig('Search', 'token')) : ok(config)
  }

  return {
    async search({ input: { token, query, options = {} } }) {
      const market = configOf(token)?.market
      if (market === undefined) return noConfig('Search', 'token')
      const { index, words, rules } = await cachedIndex.searchable(market.language)
      const scope = { ...marketScope(index, market), words }
      const { steering, redirect } = steer(rules, scope, market, { query })
      const { offset = 0 } = options
      const found = findProducts(scope, { ...wantedOf(query, options), steering })
      const products = await loadProducts(index, found.products, market)
      const redirects: readonly RedirectItem[] =
        redirect && offset === 0 ? [{ kind: 'redirect', id: redirect.id, target: redirect.target }] : []
      const { count, facets, reading } = found
      if (isFirstPage(options)) counter.count(market.storefrontCode, query, count > 0 || redirect !== undefined)
      return success({
        metadata: { id: newId(), count, facets, ...reading },
        items: [...redirects, ...products.map((product) => masked(product, options.customResponseMask))],
      })
    },

    async suggest({ input: { token, query, options = {} } }) {
      const market = configOf(token)?.market
      if (market === undefined) return noConfig('Search', 'token')
      const { index, words, rules } = await cachedIndex.searchable(market.language)
      const scope = { ...marketScope(index, market), words }
      const { steering } = steer(rules, scope, market, { query })
      const limit = Math.min(options.limit ?? SUGGESTIONS, MAX_SUGGESTIONS)
      const { count, products } = suggestProducts(scope, { query, limit, steering, filter: options.filter ?? {} })
      return success({
        metadata: { id: newId(), count },
        items: products.flatMap((product) => suggestionOf(scope, product, market)),
      })
    },

    async listFilters({ params, input: { token, query, options = {} } }) {
      const config = configOfTenant(params['tenantId'], token)
      if (!config.ok) return config.failure
      const facets = options.facets ?? [...FACET_IDS, PRICE_FILTER]
      const found = await countIn(config.value, query, { ...options, facets })
      return success({ metadata: { id: newId(), count: found.count }, filters: found.facets })
    },

    async readPriceRange({ params, input: { token, query, options = {} } }) {
      const config = configOfTenant(params['tenantId'], token)
      if (!config.ok) return config.failure
      const { facets } = await countIn(config.value, query, { ...options, facets: [PRICE_FILTER] })
      const range = facets.find((facet) => facet.type === 'filter')
      return success({ min: range?.min ?? 0, max: range?.max ?? 0 })
    },
  }

  /** Steered as the search is: what is pinned to a query is found by it, and so it is counted. */
  async function countIn({ market }: SearchConfig, query: string, options: SearchOptions): Promise<MatchingProducts> {
    const wanted = { ...wantedOf(query, options), limit: 0 }
    // Listing facets have no search words, so they need not wait for the word index.
    if (query.trim() === '') {
      const { index, rules } = await cachedIndex.current()
      const scope = marketScope(index, market)
      return listProducts(scope, { ...wanted, steering: steer(rules, scope, market, { query }).steering })
    }
    const { index, words, rules } = await cachedIndex.searchable(market.language)
    const scope = { ...marketScope(index, market), words }
    return findProducts(scope, { ...wanted, steering: steer(rules, scope, market, { query }).steering })
  }
}

/** Further pages and filters belong to a search that was counted. */
const isFirstPage = ({ offset = 0, filter = {} }: SearchOptions): boolean =>
  offset === 0 && Object.keys(filter).length === 0

function wantedOf(query: string, options: SearchOptions): SearchQuery {
  const { sortBy = 'relevance', limit = SEARCH_LIMIT, offset = 0, facets = [], filter = {} } = options
  return { query, sortBy, limit, offset, facets, filter, equals: 'liked first' }
}

export const noConfig = (what: 'Search' | 'Tenant', field: string): Rejection =>
  reject('NOT_FOUND', { message: `${what} config not found`, field })

/** Only the requested members; id and kind always, so that the result remains a valid product. */
function masked(product: ReceivedProduct, mask: readonly string[] | undefined): SearchedProduct {
  if (mask === undefined) return product
  const { id, kind } = product
  const members = Object.entries(product).filter(([name]) => mask.includes(name))
  return { ...Object.fromEntries(members), id, kind }
}

function suggestionOf(
  { index: { products, labels, offers }, region, currency }: MarketScope,
  product: number,
  market: Market,
): SuggestAnswer['items'] {
  const label = labels.read(product)
  if (label === undefined) return []
  const title = label.name[textLanguageOf(market)] ?? label.name.en
  const { hero } = label
  const photo = hero ? imageAddress({ ...hero, width: PHOTO_WIDTH }, 'auto') : ''
  const price = offers.prices(region, currency)[product] ?? -1
  return [{ id: products.skus[product] ?? '', product: { title, photo, ...(price >= 0 && { price }) } }]
}
