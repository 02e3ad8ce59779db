/** Stock levels whose quantity is not what movements and sales add up to (DGO-10). There should be none. */
import { sql } from 'kysely'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'

export type LedgerGap = {
  readonly variantId: string
  readonly warehouse: string
  readonly quantity: number
  /** By the ledger. */
  readonly recorded: number
}

export async function ledgerGaps(query: CommerceQuery): Promise<readonly LedgerGap[]> {
  const { rows } = await sql<LedgerGap>`
    select variant_id as "variantId", warehouse as "warehouse", sum(quantity) as "quantity", sum(recorded) as "recorded"
    from (
      select variant_id, warehouse, quantity, 0 as recorded from stock
      union all select variant_id, warehouse, 0, change from stock_movements
      union all select variant_id, warehouse, 0, -quantity from reservations where state = 'claimed'
    ) as entries
    group by variant_id, warehouse having sum(quantity) <> sum(recorded)
    order by variant_id, warehouse`.execute(query)
  return rows
}
