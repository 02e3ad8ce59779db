/** The variants of a product, for a page that has only its tile. */
import { READ_PRODUCTS } from '../../../../contracts/discovery/discovery-routes.ts'
import { entriesOf, validProducts } from '../../../../contracts/discovery/discovery-answers.ts'
import type { Product } from '../../../../contracts/discovery/to-product.ts'
import { findMarket } from '../../../../markets/storefronts/table.ts'
import { discoveryTransport } from '../../../stores/transports.ts'
import type { MarketView } from '../../visitor/markets/index.ts'

export async function loadProduct(sku: string, { countryCode }: MarketView): Promise<Product> {
  // Prices and languages are the same in every environment.
  const market = findMarket('production', countryCode)
  const query = { skus: sku, language: market?.language ?? 'en' }
  const { value } = await discoveryTransport()(READ_PRODUCTS, { query })
  const [product] = market ? validProducts(entriesOf(value, 'products'), market) : []
  if (!product) throw new Error(`Product ${sku} was not found`)
  return product
}
