/** Where a filter change leads. */
import { type FilterItem, toSearch, withFilter } from './filter-query.ts'
import { readListingPage } from './listing-page.ts'

export interface ListingAddress {
  /** Without its storefront: /adults/socks, or /adults/socks/3. */
  readonly path: string
  readonly query: URLSearchParams
}

/** To page 1 of the same listing: the page number goes wherever it stood, in the query or in the path (LST-05, LST-22). */
export function addressWithFilter(
  { path, query }: ListingAddress,
  parameter: string,
  items: readonly FilterItem[],
): string {
  return readListingPage(path, null).path + toSearch(withFilter(query, parameter, items))
}
