/** Compares the reserved amounts in the stock with the reservations of orders, and quantities with the ledger; corrects differences. */
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { stageStockEvents } from '../events/stage-events.ts'
import type { CommerceTables } from '../tables.ts'
import { ledgerGaps, type LedgerGap } from './ledger-gaps.ts'
import { moveStock, recordMovements } from './move-stock.ts'
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
  /** Stock levels that movements and sales do not explain. */
  readonly unexplained: readonly LedgerGap[]
  /** Whether it was put right: `reserved` is what orders hold, there is at least that much, and the ledger says so. */
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
    const raised = drift.filter(({ quantity, held }) => held > quantity)
    const missing = raised.map(({ variantId, warehouse, quantity, held }) => ({
      variantId,
      warehouse,
      change: held - quantity,
      reason: 'reconcile' as const,
    }))
    await moveStock(transaction, engine, missing, now)
    for (const { variantId, warehouse, held } of drift) {
      await transaction
        .updateTable('stock')
        .set({ reserved: held })
        .where((is) => is.and({ variant_id: variantId, warehouse }))
        .execute()
    }
    await stageStockEvents(
      transaction,
      raised.map(({ variantId }) => variantId),
      now,
    )
  }
  const unexplained = await ledgerGaps(transaction)
  if (mend) {
    const corrections = unexplained.map(({ variantId, warehouse, quantity, recorded }) => ({
      variantId,
      warehouse,
      change: quantity - recorded,
      reason: 'reconcile' as const,
    }))
    await recordMovements(transaction, engine, corrections, now)
  }
  return { expired, drift, unexplained, mended: mend && drift.length + unexplained.length > 0 }
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
