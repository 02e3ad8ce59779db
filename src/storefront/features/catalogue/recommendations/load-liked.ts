/** What other shoppers like, for pages that have nothing of their own to show. */
import type { DiscoveryClient } from '../../../../contracts/discovery/discovery-client.ts'
import type { Market } from '../../../../markets/types.ts'
import { productTags, toTileView, type TileView } from '../product/index.ts'

export type LikedRequest = {
  readonly client: DiscoveryClient
  readonly market: Market
  readonly widget: 'home' | 'no-results'
}

/** Full rows, whether two, three or four stand side by side. */
const MOST = 12

export async function loadLiked({
  client,
  market,
  widget,
}: LikedRequest): Promise<{ liked: readonly TileView[]; tags: readonly string[] }> {
  const { products } = await client.recommend({ widget, market, limit: MOST }).catch(() => ({ products: [] }))
  return { liked: products.map((product) => toTileView(product, market)), tags: productTags(products) }
}
