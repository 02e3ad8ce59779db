import type { SearchResult } from '../../../contracts/discovery/search-client.ts'
import { toQuery } from '../../../contracts/discovery/to-query.ts'
import { readListingPage } from '../../../markets/listings/listing-page.ts'
import { pageSizeOf } from '../../../markets/listings/page-size.ts'
import {
  addressOfSentForm,
  type ListingFilters,
  type ListingView,
  loadPanel,
  type PanelView,
  readListingFilters,
  SORT,
  loadDeliveryNote,
  toListingView,
} from '../../features/catalogue/listing/index.ts'
import { productTags, SEARCH_TAG, type TileView } from '../../features/catalogue/product/index.ts'
import { loadLiked } from '../../features/catalogue/recommendations/index.ts'
import type { Load, ShopVisit } from '../../page/page-contract.ts'
import { shown, unavailable } from '../../page/page-contract.ts'
import { type ReadingView, toReadingView } from './reading-view.ts'

export type SearchView =
  | { readonly outcome: 'not-asked'; readonly liked: readonly TileView[] }
  | {
      readonly outcome: 'found'
      readonly term: string
      /** Of the answer; a click names it (SRC-14). */
      readonly id: string
      readonly listing: ListingView
      /** LST-08: of the facets of its answer. */
      readonly panel?: PanelView
      readonly reading: ReadingView
    }
  | {
      readonly outcome: 'nothing'
      readonly term: string
      /** The search without its filters, where it has any: they may be to blame. */
      readonly unfiltered?: string
      /** Then also what to take off, one by one. */
      readonly panel?: PanelView
      readonly liked: readonly TileView[]
    }
  | { readonly outcome: 'failed'; readonly term: string }

/** LST-08: what the answer of a search can be narrowed by. */
const FILTERS = ['colour', 'material', 'sizes', 'price'] as const

/** The term comes from the query, the page from the query or else from the path (RTE-11, LST-22). */
export const load: Load<SearchView> = async (visit) => {
  const { market, clients } = visit
  const term = toQuery(visit.query.get('term') ?? '')
  if (term === '') {
    const { liked, tags } = await loadLiked({ client: clients.discovery, market, widget: 'home' })
    return shown({ outcome: 'not-asked', liked }, tags)
  }
  const filterNames = { market, names: FILTERS, dearest: () => dearestFor(clients, market, term) }
  const sort = visit.query.get(SORT)
  const kept = sort === null ? { term } : { term, [SORT]: sort }
  const to = await addressOfSentForm(visit.query, { ...filterNames, path: `/${visit.code}/search`, kept })
  if (to !== undefined) return { kind: 'redirect', to, permanent: false }
  const filters = await readListingFilters(visit.query, filterNames)
  const answer = await ask(visit, term, filters).catch(() => undefined)
  // Discovery has written down why. A page that says so is better than none (SRC-16).
  if (!answer) return unavailable({ outcome: 'failed', term })
  const { found, listing } = answer
  if (found.redirect !== undefined) return { kind: 'redirect', to: found.redirect, permanent: false }
  const panel = await panelOf(visit, term, filters, found)
  if (found.count === 0) {
    const { liked, tags } = await loadLiked({ client: clients.discovery, market, widget: 'no-results' })
    const { unfiltered } = listing
    const filtered = unfiltered !== undefined && { unfiltered, ...(panel && { panel }) }
    return shown({ outcome: 'nothing', term, ...filtered, liked }, [...tags, SEARCH_TAG])
  }
  const reading = toReadingView(term, found)
  const seen = { term, id: found.id, listing, ...(panel && { panel }), reading }
  return shown({ outcome: 'found', ...seen }, [...productTags(found.products), SEARCH_TAG])
}

async function ask(
  { query, params, code, market, clients }: ShopVisit,
  term: string,
  filters: ListingFilters,
): Promise<{ found: SearchResult; listing: ListingView }> {
  const { pageNumber } = params
  const { path, page } = readListingPage(`/${code}/search`, query.get('page') ?? asText(pageNumber))
  const { filter, sortBy } = filters
  const noted = loadDeliveryNote(clients.shipping, market)
  const found = await clients.discovery.search({
    market,
    query: term,
    // A page beyond the last possible one is not requested; page 1 is, for the number of products.
    page: page ?? 1,
    limit: pageSizeOf('search'),
    facets: FILTERS,
    ...(filter && { filter }),
    ...(sortBy && { sortBy }),
  })
  const { products, count, pages } = found
  const deliveryNote = await noted
  const searched = { products, totalItems: count, pages, page, path, query: { term }, filters }
  return { found, listing: toListingView({ market, deliveryNote, ...searched }) }
}

const panelOf = (
  { code, market, clients, shared }: ShopVisit,
  term: string,
  filters: ListingFilters,
  found: SearchResult,
): Promise<PanelView | undefined> =>
  loadPanel({
    client: clients.discovery,
    market,
    names: FILTERS,
    products: { query: term },
    available: found,
    shared,
    filters,
    path: `/${code}/search`,
    query: { term },
  })

async function dearestFor(
  { discovery }: ShopVisit['clients'],
  market: ShopVisit['market'],
  query: string,
): Promise<number> {
  const { facets } = await discovery.availableFilters({ market, query, facets: ['price'] })
  return facets.find((facet) => facet.type === 'filter')?.max ?? 0
}

const asText = (parameter: ShopVisit['params'][string]): string | undefined =>
  typeof parameter === 'string' ? parameter : undefined
