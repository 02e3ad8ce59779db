/** The variants of many products with their prices in some currencies, as the bulk grid of the desk edits them. */
import { among, type CommerceEngine, type CommerceQuery } from './stored-offers.ts'

export type GridVariant = {
  readonly sku: string
  readonly product: string
  readonly size: string
  readonly prices: readonly { readonly currency: string; readonly original: number; readonly final: number }[]
}

/** In the order of the products and of the merchant; one more than `most` where there are more. */
export async function gridVariants(
  query: CommerceQuery,
  engine: CommerceEngine,
  products: readonly string[],
  { currencies, most }: { readonly currencies: readonly string[]; readonly most: number },
): Promise<readonly GridVariant[]> {
  const rows = await query
    .selectFrom('variants')
    .select(['id', 'sku', 'product_sku as product', 'size', 'position'])
    .where('offered', '=', 1)
    .where('product_sku', 'in', among(engine, products))
    .orderBy('product_sku')
    .orderBy('position')
    .orderBy('id')
    .limit(most + 1)
    .execute()
  const ids = among(
    engine,
    rows.map(({ id }) => id),
  )
  const prices = await query
    .selectFrom('prices')
    .selectAll()
    .where('variant_id', 'in', ids)
    .where('currency', 'in', among(engine, currencies))
    .execute()
  const pricesOf = Map.groupBy(prices, ({ variant_id: id }) => id)
  const places = new Map(products.map((product, place) => [product, place]))
  return rows
    .toSorted((a, b) => (places.get(a.product) ?? 0) - (places.get(b.product) ?? 0))
    .map(({ id, sku, product, size }) => ({
      sku,
      product,
      size,
      prices: (pricesOf.get(id) ?? []).map(({ currency, original, final }) => ({ currency, original, final })),
    }))
}
