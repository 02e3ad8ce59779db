/**
 * How a reservation ends: the goods go back on sale, or out of the door. Each can be asked for again, and happens once: only
 * what is still held changes anything.
 */
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { rowsOf } from '../../../platform/database/rows-of.ts'
import { among } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import type { StockEngine } from './reserve.ts'

const MOST_EXPIRED_AT_ONCE = 500

/** Back on sale. Answers how many reservations were still held. */
export const release = (
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  settled: { readonly orderRef: string; readonly now: Date },
): Promise<number> => settleOrder(transaction, engine, 'released', settled)

/** Sold. */
export const claim = (
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  settled: { readonly orderRef: string; readonly now: Date },
): Promise<number> => settleOrder(transaction, engine, 'claimed', settled)

/** What waited too long for its money, some hundreds at a time; several nodes may do it at once. */
export async function releaseExpired(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  now: Date,
): Promise<number> {
  const held = await engine
    .lockRows(
      transaction
        .selectFrom('reservations')
        .selectAll()
        .where('state', '=', 'held')
        .where('expires_at', '<=', now.toISOString())
        .orderBy('variant_id')
        .orderBy('warehouse')
        .limit(MOST_EXPIRED_AT_ONCE),
      { skipLocked: true },
    )
    .execute()
  return settle(transaction, engine, 'released', held, now)
}

async function settleOrder(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  state: 'released' | 'claimed',
  { orderRef, now }: { readonly orderRef: string; readonly now: Date },
): Promise<number> {
  const held = await engine
    .lockRows(
      transaction
        .selectFrom('reservations')
        .selectAll()
        .where('order_ref', '=', orderRef)
        .where('state', '=', 'held')
        .orderBy('variant_id')
        .orderBy('warehouse'),
    )
    .execute()
  return settle(transaction, engine, state, held, now)
}

type Held = { readonly id: string; readonly variant_id: string; readonly warehouse: string; readonly quantity: number }

async function settle(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  state: 'released' | 'claimed',
  held: readonly Held[],
  now: Date,
): Promise<number> {
  if (held.length === 0) return 0
  const ids = among(
    engine,
    held.map(({ id }) => id),
  )
  const variants = among(
    engine,
    held.map(({ variant_id: id }) => id),
  )
  // In the order of reserve: who settles and who reserves must not wait for each other in a circle.
  await engine
    .lockRows(
      transaction
        .selectFrom('stock')
        .select('variant_id')
        .where('variant_id', 'in', variants)
        .orderBy('variant_id')
        .orderBy('warehouse'),
    )
    .execute()
  const settled = rowsOf(
    engine,
    { variant_id: 'text', warehouse: 'text', pairs: 'bigint' },
    [...Map.groupBy(held, (row) => `${row.variant_id} ${row.warehouse}`).values()].flatMap((rows) => {
      const [first] = rows
      return first ? [[first.variant_id, first.warehouse, rows.reduce((sum, { quantity }) => sum + quantity, 0)]] : []
    }),
  )
  const leaving = state === 'claimed' ? sql`quantity = quantity - settled.pairs,` : sql``
  await sql`update stock set ${leaving} reserved = reserved - settled.pairs from ${settled} as settled
    where stock.variant_id = settled.variant_id and stock.warehouse = settled.warehouse`.execute(transaction)
  await transaction
    .updateTable('reservations')
    .set({ state, settled_at: now.toISOString() })
    .where('id', 'in', ids)
    .execute()
  return held.length
}
