/** Whether the variants of a product can be put into a cart, market by market, from what carts themselves read (DGO-14). */
import { isAmericanPack } from '../../../markets/products/variants-of-storefront.ts'
import type { CountryCode, Market } from '../../../markets/types.ts'
import { isSellable } from '../carts/price-choice.ts'
import { cacheVariants, type CartVariant, type VariantEngine } from '../carts/read-variants.ts'
import { readVersions } from '../carts/stored-cart.ts'
import type { CommerceQuery } from './stored-offers.ts'

type VariantInMarket = {
  readonly sku: string
  readonly size: string
  /** The United States have packs of their own: those are not meant for other markets, nor the others for them. */
  readonly isMeant: boolean
  readonly isOffered: boolean
  readonly isPriced: boolean
  readonly isInStock: boolean
  readonly isSellable: boolean
}

/** All that the product ever had. Markets with the same currency and warehouses are read together. */
export async function variantsInMarkets(
  query: CommerceQuery,
  engine: VariantEngine,
  productSku: string,
  markets: readonly Market[],
): Promise<ReadonlyMap<CountryCode, readonly VariantInMarket[]>> {
  const rows = await query
    .selectFrom('variants')
    .select('id')
    .where('product_sku', '=', productSku)
    .orderBy('position')
    .execute()
  const ids = rows.map(({ id }) => id)
  const { offers } = await readVersions(query)
  const readVariants = cacheVariants(engine)
  const found = new Map<CountryCode, readonly VariantInMarket[]>()
  if (ids.length === 0) return found
  const groups = Map.groupBy(markets, ({ currency, warehouse, storefrontCode }) =>
    [currency.code, warehouse.region, storefrontCode === 'us'].join(' '),
  )
  for (const group of groups.values()) {
    const [market] = group
    if (market === undefined) continue
    const read = await readVariants(query, market, ids, offers)
    const variants = ids.flatMap((id) => read.get(id) ?? []).map((variant) => inMarket(variant, market))
    for (const { countryCode } of group) found.set(countryCode, variants)
  }
  return found
}

const inMarket = (variant: CartVariant, { storefrontCode }: Pick<Market, 'storefrontCode'>): VariantInMarket => ({
  sku: variant.sku,
  size: variant.size,
  isMeant: isAmericanPack(variant.sku) === (storefrontCode === 'us'),
  isOffered: variant.isOffered,
  isPriced: variant.price !== undefined,
  isInStock: variant.available > 0,
  isSellable: isSellable(variant),
})
