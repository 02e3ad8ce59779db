/** Which products a category page shows, as the screen needs them. */
import type { DiscoveryClient } from '../../../contracts/discovery-client.ts'
import { linkHints, type LinkHints } from '../../../markets/listings/link-hints.ts'
import { isPageInRange } from '../../../markets/listings/listing-page.ts'
import { pageSizeOf } from '../../../markets/listings/page-size.ts'
import type { Market } from '../../../markets/types.ts'
import { productTags, toTileView, type TileView } from '../product/index.ts'

export type ListingView = {
  readonly tiles: readonly TileView[]
  readonly totalItems: number
  readonly pages: number
  /** Absent when the address asks for a page that is not there (LST-23). */
  readonly page?: number
  readonly hints: LinkHints
  /** Its first page. */
  readonly path: string
}

export type ListingWanted = {
  readonly client: DiscoveryClient
  readonly market: Market
  /** The path under the storefront: adults/socks. */
  readonly collection: string
  /** The name of the category in content: the outlet has longer pages (LST-11). */
  readonly contentName: string
  readonly page: number | undefined
  readonly storefront: string
}

const LAST_PAGE = 100_000

export async function loadListing(wanted: ListingWanted): Promise<{ listing: ListingView; tags: readonly string[] }> {
  const { client, market, collection, contentName, page, storefront } = wanted
  const limit = pageSizeOf('category', contentName)
  // A page that no listing has is not asked for; the first one tells how many there are.
  const asked = page !== undefined && page <= LAST_PAGE ? page : 1
  const { items, pages, totalItems } = await client.list({ collection, market, page: asked, limit })
  const path = `/${storefront}/${collection}`
  const isThere = isPageInRange(page, pages)
  return {
    listing: {
      tiles: isThere ? items.map((product) => toTileView(product, market)) : [],
      totalItems,
      pages,
      ...(isThere ? { page } : {}),
      hints: linkHints({ path, page, pages }),
      path,
    },
    tags: productTags(items),
  }
}
