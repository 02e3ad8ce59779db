/** Which products have a variant that meets a condition: filters of the desk on what belongs to commerce. */
import { sql } from 'kysely'
import type { CommerceQuery } from './stored-offers.ts'

/** By one of these sizes. */
export async function productsWithSizes(query: CommerceQuery, sizes: readonly string[]): Promise<readonly string[]> {
  const rows = await query
    .selectFrom('variants')
    .select('product_sku')
    .distinct()
    .where('offered', '=', 1)
    .where('size', 'in', sizes)
    .execute()
  return rows.map((row) => row.product_sku)
}

type PriceRange = { readonly currency: string; readonly min?: number | undefined; readonly max?: number | undefined }

/** By the price that applies, in minor units; both ends are included. */
export async function productsPriced(
  query: CommerceQuery,
  { currency, min, max }: PriceRange,
): Promise<readonly string[]> {
  const rows = await query
    .selectFrom('variants')
    .innerJoin('prices', 'prices.variant_id', 'variants.id')
    .select('product_sku')
    .distinct()
    .where('offered', '=', 1)
    .where('currency', '=', currency)
    .$if(min !== undefined, (rest) => rest.where('final', '>=', min ?? 0))
    .$if(max !== undefined, (rest) => rest.where('final', '<=', max ?? 0))
    .execute()
  return rows.map((row) => row.product_sku)
}

/** Those with a variant that has a price and stock that is not promised. */
export async function buyableProducts(query: CommerceQuery): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ product_sku: string }>`
    select distinct product_sku from variants where offered = 1
      and id in (select variant_id from stock where quantity > reserved)
      and id in (select variant_id from prices)`.execute(query)
  return new Set(rows.map((row) => row.product_sku))
}
