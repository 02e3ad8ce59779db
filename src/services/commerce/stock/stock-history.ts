/** Why the stock of a variant is what it is: movements and sales, the newest first, with the quantity after each (DGO-10). */
import { sql } from 'kysely'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { MovementReason } from '../../../contracts/merchant/stock-reasons.ts'

export type StockHistoryEntry = {
  readonly id: string
  readonly at: string
  readonly warehouse: string
  readonly change: number
  /** In the warehouse, afterwards. */
  readonly quantity: number
  readonly reason: MovementReason
  /** Null where the shop did it. */
  readonly actor: string | null
  readonly note: string | null
  /** Number of the order. */
  readonly order: string | null
  readonly otherWarehouse: string | null
  readonly isUndo: 0 | 1
}

type Wanted = {
  readonly sku: string
  /** All without it. */
  readonly warehouse: string | undefined
  readonly offset: number
  readonly limit: number
}

/** Undefined when the variant is not sold. */
export async function stockHistory(
  query: CommerceQuery,
  { sku, warehouse, offset, limit }: Wanted,
): Promise<readonly StockHistoryEntry[] | undefined> {
  const variant = await query
    .selectFrom('variants')
    .select('id')
    .where('sku', '=', sku)
    .where('offered', '=', 1)
    .executeTakeFirst()
  if (variant === undefined) return undefined
  const own =
    warehouse === undefined
      ? sql`variant_id = ${variant.id}`
      : sql`variant_id = ${variant.id} and warehouse = ${warehouse}`
  const { rows } = await sql<StockHistoryEntry>`
    select entries.id as "id", at as "at", warehouse as "warehouse", change as "change", reason as "reason",
      sum(change) over (partition by warehouse order by at, entries.id) as "quantity", actor as "actor", note as "note",
      orders.number as "order", other_warehouse as "otherWarehouse", is_undo as "isUndo"
    from (
      select id, at, warehouse, change, reason, actor, note, order_ref, other_warehouse, is_undo
      from stock_movements where ${own}
      union all
      select id, coalesce(settled_at, created_at), warehouse, -quantity, 'sale', null, null, order_ref, null, 0
      from reservations where state = 'claimed' and ${own}
    ) as entries left join orders on orders.id = entries.order_ref and orders.restricted_until is null
    order by at desc, entries.id desc limit ${limit} offset ${offset}`.execute(query)
  return rows
}
