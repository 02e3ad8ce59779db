/** Whether variants can be had in a market: offered, meant for its storefront, and lying in one of its warehouses. */
import { isAmericanPack } from '../../../markets/products/variants-of-storefront.ts'
import type { Market } from '../../../markets/types.ts'
import type { AvailabilityAnswer } from '../../../contracts/commerce/commerce.ts'
import type { CommerceQuery } from './stored-offers.ts'

/**
 * In the order requested. An id that was never sold is left out: the caller distinguishes it from one that is sold out (PRD-24).
 */
export async function findAvailability(
  query: CommerceQuery,
  { storefrontCode, warehouse }: Pick<Market, 'storefrontCode' | 'warehouse'>,
  ids: readonly string[],
): Promise<AvailabilityAnswer['products']> {
  const rows = await query
    .selectFrom('variants')
    .leftJoin('stock', (join) =>
      join.onRef('stock.variant_id', '=', 'variants.id').on('stock.warehouse', 'in', warehouse.codes),
    )
    .select(['variants.id', 'variants.sku', 'variants.offered'])
    .select((select) =>
      select.fn.sum<number | null>(select('stock.quantity', '-', select.ref('stock.reserved'))).as('available'),
    )
    .where('variants.id', 'in', ids)
    .groupBy(['variants.id', 'variants.sku', 'variants.offered'])
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (row === undefined) return []
    const meant = isAmericanPack(row.sku) === (storefrontCode === 'us')
    return [{ id, isAvailable: meant && row.offered === 1 && (row.available ?? 0) > 0 }]
  })
}
