/** A page of products as the screen needs it, and where its other pages are. */
import type { SortBy } from '../../../../contracts/discovery/discovery.ts'
import type { Product } from '../../../../contracts/discovery/to-product.ts'
import { toSearch } from '../../../../markets/listings/filter-query.ts'
import { linkHints, type LinkHints } from '../../../../markets/listings/link-hints.ts'
import { isPageInRange } from '../../../../markets/listings/listing-page.ts'
import type { Market } from '../../../../markets/types.ts'
import { toTileView, type TileView } from '../product/index.ts'
import { type ListingFilters, SORT, USUAL_SORT } from './listing-filters.ts'

export type ListingView = {
  readonly tiles: readonly TileView[]
  /** Beside each price (LAW-16): not part of the tiles, whose JSON is cached for all pages that have them. */
  readonly delivery?: string
  readonly totalItems: number
  readonly pages: number
  /** Absent when the requested page does not exist (LST-23). */
  readonly page?: number
  readonly hints: LinkHints
  /** The address of its first page. */
  readonly first: string
  /** The same without filters, where there are any. */
  readonly unfiltered?: string
  readonly order: OrderView
}

/** In which order the products stand, and what a form needs to change it. */
export type OrderView = {
  readonly sortBy: SortBy
  readonly path: string
  /** Members of the address that stay. */
  readonly kept: Readonly<Record<string, string>>
}

export type ListingResult = {
  readonly market: Market
  readonly products: readonly Product[]
  readonly totalItems: number
  readonly pages: number
  readonly page: number | undefined
  /** With its storefront and without a page number: /uk/adults/socks. */
  readonly path: string
  /** What else the listing is of, such as the term of a search. */
  readonly query?: Readonly<Record<string, string>>
  readonly filters: ListingFilters
  readonly deliveryNote?: string | undefined
}

export function toListingView(found: ListingResult): ListingView {
  const { market, products, totalItems, pages, page, path, query = {}, filters, deliveryNote } = found
  const search = toSearch(new URLSearchParams({ ...query, ...filters.members }))
  const isThere = isPageInRange(page, pages)
  const { [SORT]: _sort, ...chosen } = filters.members
  return {
    tiles: isThere ? products.map((product) => toTileView(product, market)) : [],
    ...(deliveryNote !== undefined && { delivery: deliveryNote }),
    totalItems,
    pages,
    ...(isThere ? { page } : {}),
    hints: linkHints({ path, page, pages, search }),
    first: path + search,
    ...(filters.filter ? { unfiltered: path + toSearch(new URLSearchParams(query)) } : {}),
    order: { sortBy: filters.sortBy ?? USUAL_SORT, path, kept: { ...query, ...chosen } },
  }
}
