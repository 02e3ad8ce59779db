import type { Offer } from '../../../contracts/commerce/commerce.ts'
import { isReceivedProduct, toProduct, type Product } from '../../../contracts/discovery/to-product.ts'
import { variantsOfStorefront } from '../../../markets/products/variants-of-storefront.ts'
import { priceForMarket } from '../../../markets/prices/price-for-market.ts'
import type { Market } from '../../../markets/types.ts'
import type { Load, ShopVisit } from '../../page/page-contract.ts'
import { shown } from '../../page/page-contract.ts'

/** What must hold of a product before it is shown and sold, in the order it is looked at. */
export type Check = 'complete' | 'variants' | 'prices' | 'pictures' | 'stock'

export type ProductReport = {
  readonly sku: string
  readonly checks: readonly { readonly check: Check; readonly isPassed: boolean }[]
  readonly stock: readonly { readonly variant: string; readonly size: string; readonly pairs: string }[]
  /** As JSON: what the service says of it, and what this market makes of that. Undefined where there is nothing. */
  readonly received: string | undefined
  readonly mapped: string | undefined
}

const MAX_SKUS = 10

/** What the shop knows of the products that the path names, one or more (RTE-15). */
export const load: Load<{ products: readonly ProductReport[] }> = async (visit) => {
  const skus = visit.params['sku']
  const wanted = typeof skus === 'object' ? [...new Set(skus)].slice(0, MAX_SKUS) : []
  return shown({ products: await Promise.all(wanted.map((sku) => reportOn(visit, sku))) })
}

async function reportOn({ clients, market, miss }: ShopVisit, sku: string): Promise<ProductReport> {
  try {
    const [received] = await clients.discovery.received([sku], market)
    const name = isReceivedProduct(received) ? received.sku : sku
    const { [name]: offers = [] } = await clients.commerce.offers([name])
    const mapped = mappedOf(received, market)
    return {
      sku: name,
      checks: checksOf(received, mapped, market),
      stock: offers.map(toStock),
      received: received === undefined ? undefined : written(received),
      mapped: mapped && written(mapped),
    }
  } catch (err) {
    miss('productNotInspected', { sku, err })
    return { sku, checks: [], stock: [], received: undefined, mapped: undefined }
  }
}

function mappedOf(received: unknown, market: Market): Product | undefined {
  return isReceivedProduct(received) ? toProduct(received, market) : undefined
}

function checksOf(received: unknown, mapped: Product | undefined, market: Market): ProductReport['checks'] {
  const isComplete = isReceivedProduct(received)
  const variants = isComplete ? variantsOfStorefront(received.variants, market.storefrontCode) : []
  const passed: Readonly<Record<Check, boolean>> = {
    complete: isComplete,
    variants: variants.length > 0,
    prices: variants.some(({ price }) => priceForMarket(price, market) !== undefined),
    pictures: isComplete && received.media.images.length > 0,
    stock: mapped?.stockStatus === 'in-stock',
  }
  const order: readonly Check[] = ['complete', 'variants', 'prices', 'pictures', 'stock']
  return order.map((check) => ({ check, isPassed: passed[check] }))
}

/** 'nl 12, nl-rsv 3' */
const toStock = ({ sku, size, stock }: Offer): ProductReport['stock'][number] => ({
  variant: sku,
  size,
  pairs: Object.entries(stock)
    .map(([warehouse, pairs]) => `${warehouse} ${pairs}`)
    .join(', '),
})

const written = (value: unknown): string => JSON.stringify(value, undefined, 2)
