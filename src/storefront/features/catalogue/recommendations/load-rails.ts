/** What stands below a product: what goes with it, the same design on other products, and what is like it. */
import type { DiscoveryClient } from '../../../../contracts/discovery/discovery-client.ts'
import type { Product } from '../../../../contracts/discovery/to-product.ts'
import type { Market } from '../../../../markets/types.ts'
import { productTags, toTileView, type TileView } from '../product/index.ts'

/** A rail without tiles is not shown. */
export type RailsView = {
  readonly goesWith: readonly TileView[]
  readonly sameDesign: readonly TileView[]
  readonly similar: readonly TileView[]
}

export type RailsRequest = {
  readonly client: Pick<DiscoveryClient, 'productPage'>
  readonly market: Market
  readonly product: Product
}

const MAX_PER_RAIL = 8

export async function loadRails(wanted: RailsRequest): Promise<{ rails: RailsView; tags: readonly string[] }> {
  const { client, market, product } = wanted
  const { recommendations, cluster, similar } = await client.productPage({ market, sku: product.sku })
  // The product and its colours stand above; nothing is shown twice, and who comes first keeps it.
  const seen = new Set([product.sku, ...product.linkedProducts.map(({ sku }) => sku)])
  const unseen = (products: readonly Product[]): readonly Product[] => {
    const fresh = new Map(products.filter(({ sku }) => !seen.has(sku)).map((other) => [other.sku, other]))
    const rail = [...fresh.values()].slice(0, MAX_PER_RAIL)
    for (const { sku } of rail) seen.add(sku)
    return rail
  }
  const [goesWith, sameDesign, alike] = [unseen(recommendations), unseen(cluster), unseen(similar)]
  const tiles = (products: readonly Product[]) => products.map((shown) => toTileView(shown, market))
  return {
    rails: { goesWith: tiles(goesWith), sameDesign: tiles(sameDesign), similar: tiles(alike) },
    tags: productTags([...goesWith, ...sameDesign, ...alike]),
  }
}
