/** Products of which some variant is nearly or completely sold out in a region that it is stocked in. */
import { sql } from 'kysely'
import { LOW_STOCK } from '../../../markets/products/stock-status.ts'
import { WAREHOUSES } from '../../../markets/warehouses.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'

const LIMIT = sql.lit(LOW_STOCK)

/**
 * Reads all stock levels: an index of the low ones would have to be changed with every sale. What is plenty in one warehouse is not
 * looked at any further.
 */
export async function lowStockProducts(query: CommerceQuery, most: number): Promise<readonly string[]> {
  const low = Object.values(WAREHOUSES).map((codes) => {
    const ofRegion = sql.join(codes.map((code) => sql.lit(code)))
    return sql`select variant_id from stock where warehouse in (${ofRegion}) and quantity - reserved <= ${LIMIT} and (
      select sum(others.quantity - others.reserved) from stock as others
      where others.variant_id = stock.variant_id and others.warehouse in (${ofRegion})) <= ${LIMIT}`
  })
  const { rows } = await sql<{ product_sku: string }>`
    select distinct product_sku from variants where offered = 1 and id in (${sql.join(low, sql` union `)})
    order by product_sku limit ${sql.lit(most)}`.execute(query)
  return rows.map((row) => row.product_sku)
}
