/** Which variants of a product a market can buy: its own packs, with a price in its currency (STD-04). */
import type { ReceivedProduct, ReceivedVariant } from '../../../contracts/discovery/product.ts'
import { priceForMarket } from '../../../markets/prices/price-for-market.ts'
import { sortSizes } from '../../../markets/products/sort-sizes.ts'
import { productStockStatus } from '../../../markets/products/stock-status.ts'
import { variantsOfStorefront } from '../../../markets/products/variants-of-storefront.ts'
import type { Market } from '../../../markets/types.ts'

/** By identity, because readers cache by it, too: tiles and their JSON are made once for all pages with the same product. */
const known = new WeakMap<Market, WeakMap<ReceivedProduct, ReceivedProduct>>()

/** The same object for the same product and market. */
export function stockInMarket(product: ReceivedProduct, market: Market): ReceivedProduct {
  const inMarket = known.get(market) ?? new WeakMap<ReceivedProduct, ReceivedProduct>()
  known.set(market, inMarket)
  const seen = inMarket.get(product) ?? markUnsold(product, market)
  inMarket.set(product, seen)
  return seen
}

/** All variants stay in the response; those that a cart of the market rejects are out of stock. */
function markUnsold(product: ReceivedProduct, market: Market): ReceivedProduct {
  const sold = new Set(variantsOfStorefront(product.variants, market.storefrontCode))
  const canBuy = (variant: ReceivedVariant) => sold.has(variant) && priceForMarket(variant.price, market) !== undefined
  if (product.variants.every(canBuy)) return product
  const variants = product.variants.map((variant) =>
    canBuy(variant) ? variant : { ...variant, stockStatus: 'no-stock' as const },
  )
  const sizes = variants.filter(({ stockStatus }) => stockStatus !== 'no-stock').map(({ size }) => size)
  return {
    ...product,
    variants,
    stockStatus: productStockStatus(variants),
    availableSizes: sortSizes([...new Set(sizes)]),
  }
}
