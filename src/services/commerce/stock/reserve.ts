/**
 * Takes stock aside for an order: all lines or none. The rows are held in one order, so that two orders can never wait for
 * each other in a circle, and are looked at only while they are held, so that two orders can never take the same pair. The
 * caller's transaction must end without writing when this fails.
 *
 * Where a moment ago there was plenty, nothing is held before it is written (ADR 39): then rows are held for as short as can be.
 * If there is no plenty any more by then, or no shelf, the checks of the tables end the transaction.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { LOW_STOCK } from '../../../markets/goods/stock-status.ts'
import type { WarehouseCode } from '../../../markets/types.ts'
import { keptStatement, type ValueOf } from '../../../platform/database/kept-statement.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { CommerceTables } from '../tables.ts'
import { allocate, allocateFromPlenty, type Allocation, type Demand, type Shelf, type Shortage } from './allocate.ts'
import { tellTurned, type ShelfChange } from './turned-stock.ts'

export type StockEngine = Pick<Database<CommerceTables>, 'jsonRows' | 'lockRows' | 'amongTexts' | 'withNext' | 'atOnce'>

export type Order = {
  readonly orderRef: string
  readonly lines: readonly Demand[]
  /** Of one region, in the order in which they are emptied. */
  readonly warehouses: readonly WarehouseCode[]
  readonly now: Date
  /** How long the goods wait for their money. */
  readonly milliseconds: number
  /** As they were a moment ago, held by nobody. Whoever tells them begins anew without them if the table's check refuses. */
  readonly shelves?: readonly Shelf[] | undefined
}

/** By name: a statement for all columns is not prepared. */
export const STOCK_COLUMNS = ['variant_id', 'warehouse', 'quantity', 'reserved'] as const

export async function reserve(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  order: Order,
): Promise<Result<readonly Allocation[], readonly Shortage[]>> {
  const { lines, warehouses, now, shelves = [] } = order
  const unhurried = engine.withNext(transaction)
  const plenty = allocateFromPlenty(lines, shelves, warehouses)
  if (plenty !== undefined) {
    await write(unhurried, order, plenty, UNSEEN)
    return ok(plenty)
  }
  const ids = [...new Set(lines.map(({ variantId }) => variantId))]
  const { rows: stock } = await HOLD_STOCK(transaction, { ids, warehouses }, engine)
  const { allocations, shortages } = allocate(
    lines,
    stock.map(({ variant_id: variantId, warehouse, quantity, reserved }) => ({
      variantId,
      warehouse,
      available: quantity - reserved,
    })),
    warehouses,
  )
  if (shortages.length > 0) return fail(shortages)
  await write(unhurried, order, allocations, HELD)
  await tellTurned(unhurried, stock, allocations.map(toChange), now)
  return ok(allocations)
}

async function write(
  transaction: Transaction<CommerceTables>,
  { orderRef, now, milliseconds }: Order,
  allocations: readonly Allocation[],
  { take, note }: typeof HELD,
): Promise<void> {
  const times = { now: now.toISOString(), end: new Date(now.getTime() + milliseconds).toISOString() }
  for (const { variantId, warehouse, quantity } of allocations) {
    await take(transaction, { variantId, warehouse, quantity })
    await note(transaction, { id: newId(), orderRef, variantId, warehouse, quantity, ...times })
  }
}

type Shelves = { readonly ids: readonly string[]; readonly warehouses: readonly string[] }

const HOLD_STOCK = keptStatement(
  (query: Kysely<CommerceTables>, value: ValueOf<Shelves>, { lockRows, amongTexts }: StockEngine) =>
    lockRows(
      query
        .selectFrom('stock')
        .select(STOCK_COLUMNS)
        .where(sql<boolean>`variant_id ${amongTexts(value('ids'))}`)
        .where(sql<boolean>`warehouse ${amongTexts(value('warehouses'))}`)
        .orderBy('variant_id')
        .orderBy('warehouse'),
    ),
)

const taking = (reserved: (value: ValueOf<Allocation>) => RawBuilder<number>) =>
  keptStatement((query: Kysely<CommerceTables>, value: ValueOf<Allocation>) =>
    query
      .updateTable('stock')
      .set({ reserved: reserved(value) })
      .where('variant_id', '=', value('variantId'))
      .where('warehouse', '=', value('warehouse')),
  )

type NewReservation = Allocation & Readonly<Record<'id' | 'orderRef' | 'now' | 'end', string>>

const noting = (quantity: (value: ValueOf<NewReservation>) => RawBuilder<number>) =>
  keptStatement((query: Kysely<CommerceTables>, value: ValueOf<NewReservation>) =>
    query
      .insertInto('reservations')
      .values({
        id: value('id'),
        order_ref: value('orderRef'),
        variant_id: value('variantId'),
        warehouse: value('warehouse'),
        quantity: quantity(value),
        state: 'held',
        created_at: value('now'),
        expires_at: value('end'),
        settled_at: null,
      })
      // What an order let go of, it may take again.
      .onConflict((conflict) =>
        conflict
          .columns(['order_ref', 'variant_id', 'warehouse'])
          .doUpdateSet((update) => ({
            quantity: update.ref('excluded.quantity'),
            state: update.ref('excluded.state'),
            expires_at: update.ref('excluded.expires_at'),
            settled_at: null,
          }))
          .where('reservations.state', '=', 'released'),
      ),
  )

/** From shelves that are held. The check of the table stands behind it all the same. */
const HELD = {
  take: taking((value) => sql`reserved + ${value('quantity')}`),
  note: noting((value) => value('quantity')),
}

/**
 * From shelves that nobody holds. One on which so few would be left that pages have to be told is refused, by reserving more than
 * there is; and so is one that is not there any more, by a reservation of nothing.
 */
const UNSEEN: typeof HELD = {
  take: taking(
    (value) => sql`case when quantity - reserved - ${value('quantity')} > ${sql.lit(LOW_STOCK)}
      then reserved + ${value('quantity')} else quantity + 1 end`,
  ),
  note: noting(
    (value) => sql`coalesce((select cast(${value('quantity')} as bigint) from stock
      where variant_id = ${value('variantId')} and warehouse = ${value('warehouse')}), 0)`,
  ),
}

const toChange = ({ variantId, warehouse, quantity }: Allocation): ShelfChange => ({
  variantId,
  warehouse,
  more: -quantity,
})
