/** Which variants of a product a market can buy: its own packs, with a price in its currency (STD-04). */
import type { ReceivedProduct, ReceivedVariant } from '../../../contracts/discovery/product.ts'
import { priceForMarket } from '../../../markets/prices/price-for-market.ts'
import { sortSizes } from '../../../markets/products/sort-sizes.ts'
import { productStockStatus } from '../../../markets/products/stock-status.ts'
import { variantsOfStorefront } from '../../../markets/products/variants-of-storefront.ts'
import type { Market } from '../../../markets/types.ts'

/** All variants stay in the response; those that a cart of the market rejects are out of stock. */
export function stockInMarket(product: ReceivedProduct, market: Market): ReceivedProduct {
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
