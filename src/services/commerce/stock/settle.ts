/**
 * How a reservation ends: the goods go back on sale, or out of the door. Each can be asked for again, and happens once: only
 * what is still held changes anything.
 */
import { sql, type Kysely } from 'kysely'
import { keptStatement, type ValueOf } from '../../../platform/database/kept-statement.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { rowsOf } from '../../../platform/database/rows-of.ts'
import type { CommerceTables } from '../tables.ts'
import { STOCK_COLUMNS, type StockEngine } from './reserve.ts'
import { tellTurned } from './turned-stock.ts'

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

/** Sold, but not sent: back on sale. */
export async function restock(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { orderRef, now }: { readonly orderRef: string; readonly now: Date },
): Promise<number> {
  const claimed = await reservationsOf(transaction, engine, orderRef, 'claimed')
  return settle(transaction, engine, 'restocked', claimed, now)
}

/**
 * What waited too long for its money, some hundreds at a time; several nodes may do it at once. What an order that waits
 * holds is that order's to let go of: it may have been paid a moment ago.
 */
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
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('orders')
                .select('orders.id')
                .whereRef('orders.id', '=', 'reservations.order_ref')
                .where('orders.state', 'in', ['open', 'held']),
            ),
          ),
        )
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
  return settle(transaction, engine, state, await reservationsOf(transaction, engine, orderRef, 'held'), now)
}

type OfOrder = { readonly orderRef: string; readonly state: 'held' | 'claimed' }

const OF_ORDER = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<OfOrder>, { lockRows }: StockEngine) =>
  lockRows(
    query
      .selectFrom('reservations')
      .select(['id', 'variant_id', 'warehouse', 'quantity'])
      .where('order_ref', '=', value('orderRef'))
      .where('state', '=', value('state'))
      .orderBy('variant_id')
      .orderBy('warehouse'),
  ),
)

async function reservationsOf(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  orderRef: string,
  state: OfOrder['state'],
): Promise<readonly Held[]> {
  const { rows } = await OF_ORDER(transaction, { orderRef, state }, engine)
  return rows
}

type Held = { readonly id: string; readonly variant_id: string; readonly warehouse: string; readonly quantity: number }

/** What each ending does to a shelf. */
const EFFECTS = {
  released: sql`reserved = reserved - settled.pairs`,
  claimed: sql`quantity = quantity - settled.pairs, reserved = reserved - settled.pairs`,
  restocked: sql`quantity = quantity + settled.pairs`,
}

async function settle(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  ending: keyof typeof EFFECTS,
  held: readonly Held[],
  now: Date,
): Promise<number> {
  if (held.length === 0) return 0
  const ids = held.map(({ id }) => id)
  const variants = [...new Set(held.map(({ variant_id: id }) => id))]
  const unhurried = engine.withNext(transaction)
  // What is sold was not for sale any more: then nobody looks at what else is there.
  const isAsked = ending !== 'claimed'
  // In the order of reserve: who settles and who reserves must not wait for each other in a circle.
  const stock = await engine
    .lockRows(
      (isAsked ? transaction : unhurried)
        .selectFrom('stock')
        .select(STOCK_COLUMNS)
        .where(sql<boolean>`variant_id ${engine.amongTexts(variants)}`)
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
  await sql`update stock set ${EFFECTS[ending]} from ${settled} as settled
    where stock.variant_id = settled.variant_id and stock.warehouse = settled.warehouse`.execute(unhurried)
  await unhurried
    .updateTable('reservations')
    .set({ state: ending === 'claimed' ? 'claimed' : 'released', settled_at: now.toISOString() })
    .where(sql<boolean>`id ${engine.amongTexts(ids)}`)
    .execute()
  if (isAsked) {
    const back = held.map(({ variant_id: variantId, warehouse, quantity: more }) => ({ variantId, warehouse, more }))
    await tellTurned(unhurried, stock, back, now)
  }
  return held.length
}
