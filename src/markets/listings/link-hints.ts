/** The prev and next links in the head of a listing, for machines that read page by page. */
import { toSearch } from './filter-query.ts'
import { isPageInRange } from './listing-page.ts'

export interface LinkHintsInput {
  /** The listing's address with its storefront and without a page number: /uk/adults/socks. */
  readonly path: string
  readonly page: number | undefined
  readonly pages: number
  /** What else the listing depends on, such as ?term=dog. A page member in it is left out (SEO-05). */
  readonly search?: string
}

export interface LinkHints {
  readonly prev?: string
  readonly next?: string
}

/** SEO-01..05: path style; none before the first and after the last page, none at all for a page out of range. */
export function linkHints({ path, page, pages, search = '' }: LinkHintsInput): LinkHints {
  if (!isPageInRange(page, pages)) return {}
  const members = new URLSearchParams(search)
  members.delete('page')
  // Written as the filter links write it: one page, one address.
  const query = toSearch(members)
  return {
    ...(page > 1 ? { prev: `${path}/${page - 1}${query}` } : {}),
    ...(page < pages ? { next: `${path}/${page + 1}${query}` } : {}),
  }
}
