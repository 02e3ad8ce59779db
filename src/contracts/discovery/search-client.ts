/** Search, for the search page. */
import { pagesOf } from '../../markets/listings/listing-page.ts'
import { searchTokenOf } from '../../markets/storefronts/search-config.ts'
import type { Market } from '../../markets/types.ts'
import { CallError } from '../call-json.ts'
import type { Transport } from '../transport.ts'
import {
  entriesOf,
  hasNumbers,
  hasTexts,
  memberOf,
  validProducts,
  wantedFacets,
  type FacetsRequest,
} from './discovery-answers.ts'
import { callDiscovery } from './discovery-call.ts'
import { SEARCH } from './discovery-routes.ts'
import {
  FURTHEST_OFFSET,
  SEARCH_LIMIT,
  type FacetAnswer,
  type Filter,
  type QueryInterpretation,
  type SearchRequest,
  type SortBy,
} from './discovery.ts'
import type { Product } from './to-product.ts'
import { toQuery } from './to-query.ts'

export type ProductSearch = {
  readonly market: Market
  readonly query: string
  readonly page: number
  readonly limit?: number
  readonly filter?: Filter
  readonly facets?: FacetsRequest
  readonly sortBy?: SortBy
  readonly signal?: AbortSignal
}

export type SearchResult = {
  /** Of this answer; a click names it (SRC-14). */
  readonly id: string
  readonly count: number
  readonly pages: number
  readonly products: readonly Product[]
  readonly facets: readonly FacetAnswer[]
  readonly reading: QueryInterpretation
  /** Where the shopper is to go instead: a path below the storefront, or an https address (SRC-03). */
  readonly redirect?: string
}

export type SearchClient = {
  readonly search: (wanted: ProductSearch) => Promise<SearchResult>
}

export function searchClient(transport: Transport): SearchClient {
  const find = async (input: SearchRequest, signal: AbortSignal | undefined) => {
    const { status, value } = await callDiscovery(transport, SEARCH, { input, signal })
    const metadata = memberOf(value, 'metadata')
    if (!hasTexts(metadata, 'id') || !hasNumbers(metadata, 'count') || !Array.isArray(memberOf(value, 'items'))) {
      throw new CallError('status', { status, answer: value })
    }
    return { metadata, items: entriesOf(value, 'items') }
  }

  return {
    async search({ market, query, page, limit = SEARCH_LIMIT, filter, facets, sortBy = 'relevance', signal }) {
      const options = {
        sortBy,
        limit,
        offset: Math.min((page - 1) * limit, FURTHEST_OFFSET),
        groupBy: 'product',
        ...(facets && { facets }),
        ...(filter && { filter }),
      } as const
      const request = { token: searchTokenOf(market), query: toQuery(query), options }
      const { metadata, items } = await find(request, signal)
      const redirect = items.map(targetOf).find((target) => target !== undefined)
      const { id, count } = metadata
      return {
        id,
        count,
        // No further than the maximum offset: a page behind that does not exist.
        pages: pagesOf(Math.min(count, FURTHEST_OFFSET + limit), limit),
        products: validProducts(items.filter(isNoRedirect), market),
        // A redirect has no facets.
        facets: wantedFacets(entriesOf(metadata, 'facets'), redirect === undefined ? facets : []),
        reading: readingOf(metadata),
        ...(redirect !== undefined && { redirect }),
      }
    },
  }
}

const isNoRedirect = (item: unknown): boolean => memberOf(item, 'kind') !== 'redirect'

/** Only what leads into this shop or to a secure page: a script or another scheme is no target. */
function targetOf(item: unknown): string | undefined {
  if (isNoRedirect(item) || !hasTexts(item, 'target')) return undefined
  return /^(?:\/(?![/\\])|https:\/\/)[^\p{Cc}]*$/u.test(item.target) ? item.target : undefined
}

function readingOf(metadata: unknown): QueryInterpretation {
  return {
    understood: entriesOf(metadata, 'understood').filter((entry) => hasTexts(entry, 'words', 'facet', 'value')),
    corrected: entriesOf(metadata, 'corrected').filter((entry) => hasTexts(entry, 'from', 'to')),
    dropped: entriesOf(metadata, 'dropped').filter((word) => typeof word === 'string'),
  }
}
