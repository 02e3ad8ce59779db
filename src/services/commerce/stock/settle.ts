/**
 * How a reservation ends: the goods go back on sale, or out of the door. Each can be asked for again, and happens once: only
 * what is still held changes anything.
 */
import { sql, type Kysely } from 'kysely'
import { keptStatement, type ValueOf } from '../../../platform/database/kept-statement.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'
import { STOCK_COLUMNS, type StockEngine } from './reserve.ts'
import { tellTurned } from './turned-stock.ts'

const MOST_EXPIRED_AT_ONCE = 500

/** Back on sale. Answers how many reservations were still held. */
export async function release(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { orderRef, now }: { readonly orderRef: string; readonly now: Date },
): Promise<number> {
  const held = await reservationsOf(transaction, engine, orderRef, 'held')
  return giveBack(transaction, engine, 'released', held, now)
}

/** Sold. */
export async function claim(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { orderRef, now }: { readonly orderRef: string; readonly now: Date },
): Promise<number> {
  const held = await reservationsOf(transaction, engine, orderRef, 'held')
  return claimHeld(transaction, engine, { orderRef, held, now })
}

/** What an order holds, held itself; for who asks something else with it. */
export const heldGoodsQuestion = (orderRef: string, engine: StockEngine) =>
  OF_ORDER.question({ orderRef, state: 'held' }, engine)

/**
 * The same for what was asked for already, all that the order holds. Shelves are changed in the order in which reserve holds
 * them; what is sold was not for sale any more, so that nobody looks at what else is there.
 */
export async function claimHeld(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { orderRef, held, now }: { readonly orderRef: string; readonly held: readonly Held[]; readonly now: Date },
): Promise<number> {
  if (held.length === 0) return 0
  const unhurried = engine.withNext(transaction)
  for (const shelf of held) await EFFECTS.claimed(unhurried, shelf)
  await CLAIM(unhurried, { orderRef, time: now.toISOString() })
  return held.length
}

/** Whether an order has sold what it held. */
export async function isSold(transaction: Transaction<CommerceTables>, orderRef: string): Promise<boolean> {
  const sold = await transaction
    .selectFrom('reservations')
    .select('id')
    .where('order_ref', '=', orderRef)
    .where('state', '=', 'claimed')
    .limit(1)
    .executeTakeFirst()
  return sold !== undefined
}

/** Sold, but not sent: back on sale. */
export async function restock(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { orderRef, now }: { readonly orderRef: string; readonly now: Date },
): Promise<number> {
  const claimed = await reservationsOf(transaction, engine, orderRef, 'claimed')
  return giveBack(transaction, engine, 'restocked', claimed, now)
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
  return giveBack(transaction, engine, 'released', held, now)
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

/** A reservation. */
export type Held = {
  readonly id: string
  readonly variant_id: string
  readonly warehouse: string
  readonly quantity: number
}

type Shelf = Pick<Held, 'variant_id' | 'warehouse' | 'quantity'>
type Released = Pick<Held, 'id'> & { readonly time: string }
type Claimed = { readonly orderRef: string; readonly time: string }

const shelfChange = (effect: { readonly [Column in 'quantity' | 'reserved']?: '+' | '-' }) =>
  keptStatement((query: Kysely<CommerceTables>, value: ValueOf<Shelf>) =>
    query
      .updateTable('stock')
      .set((update) => ({
        ...(effect.quantity && { quantity: update('quantity', effect.quantity, value('quantity')) }),
        ...(effect.reserved && { reserved: update('reserved', effect.reserved, value('quantity')) }),
      }))
      .where('variant_id', '=', value('variant_id'))
      .where('warehouse', '=', value('warehouse')),
  )

/** What each ending does to a shelf. */
const EFFECTS = {
  released: shelfChange({ reserved: '-' }),
  claimed: shelfChange({ quantity: '-', reserved: '-' }),
  restocked: shelfChange({ quantity: '+' }),
}

const HOLD_STOCK = keptStatement(
  (
    query: Kysely<CommerceTables>,
    value: ValueOf<{ readonly variants: readonly string[] }>,
    { lockRows, amongTexts }: StockEngine,
  ) =>
    lockRows(
      query
        .selectFrom('stock')
        .select(STOCK_COLUMNS)
        .where(sql<boolean>`variant_id ${amongTexts(value('variants'))}`)
        .orderBy('variant_id')
        .orderBy('warehouse'),
    ),
)

const RELEASE = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<Released>) =>
  query
    .updateTable('reservations')
    .set({ state: 'released', settled_at: value('time') })
    .where('id', '=', value('id')),
)

const CLAIM = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<Claimed>) =>
  query
    .updateTable('reservations')
    .set({ state: 'claimed', settled_at: value('time') })
    .where('order_ref', '=', value('orderRef'))
    .where('state', '=', 'held'),
)

/** Back on sale. */
async function giveBack(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  ending: 'released' | 'restocked',
  held: readonly Held[],
  now: Date,
): Promise<number> {
  if (held.length === 0) return 0
  const variants = [...new Set(held.map(({ variant_id: id }) => id))]
  // In the order of reserve: who settles and who reserves must not wait for each other in a circle.
  const { rows: stock } = await HOLD_STOCK(transaction, { variants }, engine)
  const unhurried = engine.withNext(transaction)
  for (const { id, ...shelf } of held) {
    await EFFECTS[ending](unhurried, shelf)
    await RELEASE(unhurried, { id, time: now.toISOString() })
  }
  const back = held.map(({ variant_id: variantId, warehouse, quantity: more }) => ({ variantId, warehouse, more }))
  await tellTurned(unhurried, stock, back, now)
  return held.length
}
