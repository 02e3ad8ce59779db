/** What a filter panel is made of: which values there are, and between which prices. */
import { TENANT_KEYS } from '../../markets/derived/tenant-keys.ts'
import { searchTokenOf } from '../../markets/storefronts/search-config.ts'
import { searchTenantOf, type SearchTenant } from '../../markets/storefronts/search-tenant.ts'
import type { Market } from '../../markets/types.ts'
import { CallError } from '../call-json.ts'
import type { OperationRoute, Transport } from '../transport.ts'
import { hasNumbers, hasTexts, memberOf, entriesOf, wantedFacets, type FacetsRequest } from './discovery-answers.ts'
import { callDiscovery } from './discovery-call.ts'
import { LIST_FILTERS, READ_PRICE_RANGE } from './discovery-routes.ts'
import type { FacetAnswer, Filter, PriceRangeAnswer, SearchRequest } from './discovery.ts'
import { toQuery } from './to-query.ts'

export type AvailableFilters = {
  readonly id: string
  /** How many products the filter leaves. */
  readonly count: number
  readonly facets: readonly FacetAnswer[]
}

export type FiltersClient = {
  /** LST-19: of a category page, of a search, or of both. */
  readonly availableFilters: (wanted: {
    readonly market: Market
    readonly collection?: string
    readonly query?: string
    readonly filter?: Filter
    readonly facets: FacetsRequest
  }) => Promise<AvailableFilters>
  /** LST-20, in minor units. */
  readonly priceRange: (wanted: { readonly market: Market; readonly collection: string }) => Promise<PriceRangeAnswer>
}

export function filtersClient(transport: Transport): FiltersClient {
  const call = async (route: OperationRoute, market: Market, request: Omit<SearchRequest, 'token'>) =>
    callDiscovery(transport, route, {
      params: { tenantId: tenantOf(market) },
      input: { token: searchTokenOf(market), ...request },
    })

  return {
    async availableFilters({ market, collection, query = '', filter, facets }) {
      const narrowed = { ...filter, ...(collection !== undefined && { category: [collection] }) }
      const options = { facets, filter: narrowed }
      const { status, value: body } = await call(LIST_FILTERS, market, { query: toQuery(query), options })
      const metadata = memberOf(body, 'metadata')
      if (!hasTexts(metadata, 'id') || !hasNumbers(metadata, 'count')) {
        throw new CallError('status', { status, answer: body })
      }
      const { id, count } = metadata
      return { id, count, facets: wantedFacets(entriesOf(body, 'filters'), facets) }
    },

    async priceRange({ market, collection }) {
      const options = { filter: { category: [collection] } }
      const { status, value: body } = await call(READ_PRICE_RANGE, market, { query: '', options })
      if (!hasNumbers(body, 'min', 'max')) throw new CallError('status', { status, answer: body })
      return { min: body.min, max: body.max }
    },
  }
}

/** ERR-36. From the short list of storefronts: the whole table of markets would be too much for a browser. */
function tenantOf({ storefrontCode }: Market): SearchTenant {
  const tenantKey = TENANT_KEYS[storefrontCode]
  if (tenantKey === undefined) throw new Error('Tenant config not found')
  return searchTenantOf(tenantKey)
}
