/** What goes well with a basket (REC-03 to REC-06). Fetched, code and all, once the lines are on the screen. */
import type { Cart } from '../../../../../contracts/commerce/to-cart.ts'
import { widgetClient } from '../../../../../contracts/discovery/widget-client.ts'
import { findMarket } from '../../../../../markets/storefronts/table.ts'
import { discoveryTransport } from '../../../../stores/transports.ts'
import { toTileView, type TileView } from '../../../catalogue/product/index.ts'

type Wanted = {
  readonly cart: Pick<Cart, 'priceProducts' | 'priceDiscount' | 'countryCode'>
  /** Of what is in it. */
  readonly skus: readonly string[]
  /** From how much on shipping is free, in minor units; 0 where it never is. */
  readonly threshold: number
}

/** Nothing where there is nothing to recommend. What is in the basket already is not recommended. */
export async function loadCartRecommendations({ cart, skus, threshold }: Wanted): Promise<readonly TileView[]> {
  // Addresses and prices are the same in every environment.
  const market = findMarket('production', cart.countryCode)
  if (market === undefined) return []
  const client = widgetClient(discoveryTransport())
  const amount = cart.priceProducts - cart.priceDiscount
  const { products } = await client.basket({ market, amount, skus, threshold }).catch(() => ({ products: [] }))
  return products.filter(({ sku }) => !skus.includes(sku)).map((product) => toTileView(product, market))
}
