/** Where the header has no search. */

const WITHOUT_SEARCH: ReadonlySet<string> = new Set(['checkout', 'faq', 'about-us', 'happynews', 'corporate-gifts'])

/**
 * HDR-06: the list is literal, so happy-news, happyblog and shipping have a search bar. Whole segments, with the
 * storefront.
 */
export function hasSearchBar(path: string): boolean {
  return !path.split('/').some((segment) => WITHOUT_SEARCH.has(segment))
}
