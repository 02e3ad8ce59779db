/** The HTTP face of search: queries, suggestions, filters and price ranges. Knows requests and answers; finds nothing. */
import { type Context, Hono } from 'hono'
import {
  AVAILABLE_FILTERS_PATH,
  type AvailableFiltersAnswer,
  FACET_IDS,
  type FoundProduct,
  MOST_SUGGESTIONS,
  PRICE_FILTER,
  PRICE_RANGE_PATH,
  type PriceRangeAnswer,
  type RedirectItem,
  SEARCH_LIMIT,
  SEARCH_PATH,
  type SearchAnswer,
  type SearchOptions,
  SUGGEST_PATH,
  type SuggestAnswer,
} from '../../../contracts/discovery/discovery.ts'
import {
  filtersRequest,
  priceRangeRequest,
  searchRequest,
  suggestRequest,
} from '../../../contracts/discovery/discovery-schema.ts'
import type { ReceivedProduct } from '../../../contracts/discovery/product.ts'
import { findSearchConfig, type SearchConfig } from '../../../markets/storefronts/search-config.ts'
import { isSearchTenant } from '../../../markets/storefronts/search-tenant.ts'
import { textLanguageOf } from '../../../markets/storefronts/text-language-of.ts'
import type { Environment, Market } from '../../../markets/types.ts'
import { imageAddress } from '../../../markets/images/image-widths.ts'
import { checked } from '../../../platform/http/checked.ts'
import { refuse } from '../../../platform/http/door-errors.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import { newId } from '../../../platform/ids.ts'
import type { KeptIndex } from '../kept-index.ts'
import type { Steer } from '../rules/steer.ts'
import { findProducts, type FindWanted, type FoundProducts, listProducts } from '../search/find-products.ts'
import { shelfOf } from '../search/shelf.ts'
import { suggestProducts } from '../search/suggest.ts'
import type { GoodsIndex } from '../search/search-index.ts'

const SUGGESTIONS = 8
const PHOTO_WIDTH = 90

export type SearchRoutesDeps = {
  readonly environment: Environment
  readonly kept: Pick<KeptIndex, 'current' | 'searchable'>
  readonly steer: Steer
  readonly tell: (index: GoodsIndex, products: readonly number[], market: Market) => Promise<readonly ReceivedProduct[]>
}

export function searchRoutes({ environment, kept, steer, tell }: SearchRoutesDeps) {
  const configOf = (token: string) => findSearchConfig(environment, token)

  /** The tenant in the address must be one, and the token must be of its search (SRC-19). */
  const configOfTenant = (c: Context, tenant: string, token: string): SearchConfig | Response => {
    if (!isSearchTenant(tenant)) return noConfig(c, 'Tenant', 'tenantId')
    const config = configOf(token)
    return config === undefined || config.tenant !== tenant ? noConfig(c, 'Search', 'token') : config
  }

  return new Hono<ServiceEnv>()
    .post(SEARCH_PATH, checked(searchRequest), async (c) => {
      const { token, query, options = {} } = c.req.valid('json')
      const market = configOf(token)?.market
      if (market === undefined) return noConfig(c, 'Search', 'token')
      const { index, rules } = await kept.searchable()
      const shelf = shelfOf(index, market)
      const { steering, redirect } = steer(rules, shelf, market, { query })
      const { offset = 0 } = options
      const found = findProducts(shelf, { ...wantedOf(query, options), steering })
      const products = await tell(index, found.products, market)
      const redirects: readonly RedirectItem[] =
        redirect && offset === 0 ? [{ kind: 'redirect', id: redirect.id, target: redirect.target }] : []
      const { count, facets, reading } = found
      const answer: SearchAnswer = {
        metadata: { id: newId(), count, facets, ...reading },
        items: [...redirects, ...products.map((product) => masked(product, options.customResponseMask))],
      }
      return c.json(answer)
    })
    .post(SUGGEST_PATH, checked(suggestRequest), async (c) => {
      const { token, query, options = {} } = c.req.valid('json')
      const market = configOf(token)?.market
      if (market === undefined) return noConfig(c, 'Search', 'token')
      const { index, rules } = await kept.searchable()
      const shelf = shelfOf(index, market)
      const { steering } = steer(rules, shelf, market, { query })
      const most = Math.min(options.limit ?? SUGGESTIONS, MOST_SUGGESTIONS)
      const { count, products } = suggestProducts(shelf, { query, limit: most, steering, filter: options.filter ?? {} })
      const answer: SuggestAnswer = {
        metadata: { id: newId(), count },
        items: products.flatMap((product) => suggestionOf(index, product, market)),
      }
      return c.json(answer)
    })
    .post(`${AVAILABLE_FILTERS_PATH}/:tenantId`, checked(filtersRequest, { isOfPages: true }), async (c) => {
      const { token, query, options = {} } = c.req.valid('json')
      const config = configOfTenant(c, c.req.param('tenantId'), token)
      if (config instanceof Response) return config
      const facets = options.facets ?? [...FACET_IDS, PRICE_FILTER]
      const found = await countIn(config, query, { ...options, facets })
      const answer: AvailableFiltersAnswer = {
        metadata: { id: newId(), count: found.count },
        filters: found.facets,
      }
      return c.json(answer)
    })
    .post(`${PRICE_RANGE_PATH}/:tenantId`, checked(priceRangeRequest, { isOfPages: true }), async (c) => {
      const { token, query, options = {} } = c.req.valid('json')
      const config = configOfTenant(c, c.req.param('tenantId'), token)
      if (config instanceof Response) return config
      const { facets } = await countIn(config, query, { ...options, facets: [PRICE_FILTER] })
      const range = facets.find((facet) => facet.type === 'filter')
      return c.json({ min: range?.min ?? 0, max: range?.max ?? 0 } satisfies PriceRangeAnswer)
    })

  /** Steered as the search is: what is pinned to a query is found by it, and so it is counted. */
  async function countIn({ market }: SearchConfig, query: string, options: SearchOptions): Promise<FoundProducts> {
    const wanted = { ...wantedOf(query, options), limit: 0 }
    // The panels of listings ask without words, and need not wait until these are read.
    if (query.trim() === '') {
      const { index, rules } = await kept.current()
      const shelf = shelfOf(index, market)
      return listProducts(shelf, { ...wanted, steering: steer(rules, shelf, market, { query }).steering })
    }
    const { index, rules } = await kept.searchable()
    const shelf = shelfOf(index, market)
    return findProducts(shelf, { ...wanted, steering: steer(rules, shelf, market, { query }).steering })
  }
}

function wantedOf(query: string, options: SearchOptions): FindWanted {
  const { sortBy = 'relevance', limit = SEARCH_LIMIT, offset = 0, facets = [], filter = {} } = options
  return { query, sortBy, limit, offset, facets, filter, equals: 'liked first' }
}

function noConfig(c: Context, what: 'Search' | 'Tenant', field: string): Response {
  return refuse(c, 'NOT_FOUND', { message: `${what} config not found`, field })
}

/** Only the members that were asked for; id and kind always, so that it stays a product. */
function masked(product: ReceivedProduct, mask: readonly string[] | undefined): FoundProduct {
  if (mask === undefined) return product
  const { id, kind } = product
  const members = Object.entries(product).filter(([name]) => mask.includes(name))
  return { ...Object.fromEntries(members), id, kind }
}

function suggestionOf({ products, labels }: GoodsIndex, product: number, market: Market): SuggestAnswer['items'] {
  const label = labels.read(product)
  if (label === undefined) return []
  const title = label.name[textLanguageOf(market)] ?? label.name.en
  const { hero } = label
  const photo = hero ? imageAddress({ ...hero, width: PHOTO_WIDTH }, 'auto') : ''
  return [{ id: products.skus[product] ?? '', product: { title, photo } }]
}
