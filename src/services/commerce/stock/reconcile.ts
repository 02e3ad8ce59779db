/** Compares the reserved amounts in the stock with the reservations of orders, and corrects differences. */
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { stageStockEvents } from '../events/stage-events.ts'
import type { CommerceTables } from '../tables.ts'
import { releaseExpired } from './settle-reservations.ts'
import type { StockEngine } from './reserve-stock.ts'

export type Drift = {
  readonly variantId: string
  readonly warehouse: string
  readonly quantity: number
  /** As the stock records it … */
  readonly reserved: number
  /** … and as orders hold. */
  readonly held: number
}

export type Reconciled = {
  /** Reservations that had waited too long, and were given back. */
  readonly expired: number
  readonly drift: readonly Drift[]
  /** Whether it was put right: `reserved` is what orders hold, and there is at least that much. */
  readonly mended: boolean
}

export async function reconcile(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { now, mend }: { readonly now: Date; readonly mend: boolean },
): Promise<Reconciled> {
  const expired = mend ? await releaseAllExpired(transaction, engine, now) : 0
  // Held first: an order between the two readings would look like drift.
  if (mend)
    await engine
      .lockRows(transaction.selectFrom('stock').select('variant_id').orderBy('variant_id').orderBy('warehouse'))
      .execute()
  const { rows: drift } = await sql<Drift>`
    select stock.variant_id as "variantId", stock.warehouse as "warehouse", stock.quantity as "quantity",
      stock.reserved as "reserved", coalesce(held.pairs, 0) as "held"
    from stock left join (
      select variant_id, warehouse, sum(quantity) as pairs from reservations where state = 'held'
      group by variant_id, warehouse
    ) as held on held.variant_id = stock.variant_id and held.warehouse = stock.warehouse
    where stock.reserved <> coalesce(held.pairs, 0)
    order by stock.variant_id, stock.warehouse`.execute(transaction)
  if (mend) {
    for (const { variantId, warehouse, quantity, held } of drift) {
      await transaction
        .updateTable('stock')
        .set({ reserved: held, quantity: Math.max(quantity, held) })
        .where((is) => is.and({ variant_id: variantId, warehouse }))
        .execute()
    }
    const raised = drift.filter(({ quantity, held }) => held > quantity)
    await stageStockEvents(
      transaction,
      raised.map(({ variantId }) => variantId),
      now,
    )
  }
  return { expired, drift, mended: mend && drift.length > 0 }
}

async function releaseAllExpired(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  now: Date,
): Promise<number> {
  let all = 0
  for (let some = -1; some !== 0; all += some) some = await releaseExpired(transaction, engine, now)
  return all
}
