/** How many variants of each product are offered. */
import { among, type CommerceEngine, type CommerceQuery } from './stored-offers.ts'

export async function countVariants(
  query: CommerceQuery,
  engine: CommerceEngine,
  productSkus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await query
    .selectFrom('variants')
    .select(({ fn }) => ['product_sku', fn.countAll<number>().as('count')])
    .where('product_sku', 'in', among(engine, productSkus))
    .where('offered', '=', 1)
    .groupBy('product_sku')
    .execute()
  return new Map(rows.map((row) => [row.product_sku, row.count]))
}
