/** The one address of what a listing shows: filters and orders make no pages of their own, numbers do. */
import type { ListingView } from '../../catalogue/listing/index.ts'

type Canonical = {
  readonly path: string
  /** It is what is shown, not something that this is a part of. */
  readonly isItself: boolean
  /** It is the first page, as it is without any choice: the only one that other storefronts are sure to have too. */
  readonly isFirst: boolean
}

type Seen = Pick<ListingView, 'page' | 'unfiltered' | 'order'>

const USUAL_ORDER = 'relevance'

/** Undefined for a page that no listing has. */
export function canonicalOf(path: string, listing: Seen | undefined): Canonical | undefined {
  if (!listing) return { path, isItself: true, isFirst: true }
  const { page, unfiltered, order } = listing
  if (page === undefined) return undefined
  if (unfiltered !== undefined || order.sortBy !== USUAL_ORDER) return { path, isItself: false, isFirst: false }
  return { path: page > 1 ? `${path}/${page}` : path, isItself: true, isFirst: page === 1 }
}
