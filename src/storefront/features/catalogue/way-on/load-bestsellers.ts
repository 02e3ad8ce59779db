import { widgetClient } from '../../../../contracts/discovery/widget-client.ts'
import { findMarket } from '../../../../markets/storefronts/table.ts'
import type { CountryCode } from '../../../../markets/types.ts'
import { discoveryTransport } from '../../../stores/transports.ts'
import { toTileView, type TileView } from '../product/index.ts'

/** Full rows, whether two or four stand side by side. */
const COUNT = 8

export async function loadBestsellers(country: CountryCode): Promise<readonly TileView[]> {
  // Addresses and prices are the same in every environment.
  const market = findMarket('production', country)
  if (market === undefined) return []
  const { products } = await widgetClient(discoveryTransport()).recommend({ widget: 'home', market, limit: COUNT })
  return products.map((product) => toTileView(product, market))
}
