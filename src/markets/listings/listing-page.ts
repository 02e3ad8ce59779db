/** Which page of a listing an address requests. Hints write it into the path, shoppers' clicks into the query (T07). */

export interface ListingPage {
  /** The listing's own path, without a page number at its end. */
  readonly path: string
  /** Absent when the address has an invalid page: an empty listing without hints (LST-23). */
  readonly page?: number
}

/**
 * LST-02, LST-22: the query parameter page wins over an integer at the end of the path; without both it is page 1.
 * A path of one segment is never a page number: there is no listing in front of it.
 */
export function readListingPage(path: string, pageParameter: string | null | undefined): ListingPage {
  const [, listing, trailing] = /^(.*\/[^/]+)\/(\d+)$/s.exec(path) ?? []
  const page = toPage(pageParameter ?? trailing ?? '1')
  return { path: listing ?? path, ...(page === undefined ? {} : { page }) }
}

/** How many pages there are; an empty listing has one, so that page 1 is always there. A page holds at least one item. */
export function pagesOf(totalItems: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalItems / Math.max(1, pageSize)))
}

/** LST-23: whether this page can be shown. */
export function isPageInRange(page: number | undefined, pages: number): page is number {
  return page !== undefined && Number.isInteger(page) && page >= 1 && page <= pages
}

function toPage(text: string): number | undefined {
  const page = /^\d+$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(page) && page >= 1 ? page : undefined
}
