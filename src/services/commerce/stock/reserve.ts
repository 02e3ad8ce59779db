/**
 * Takes stock aside for an order: all lines or none. The rows are held in one order, so that two orders can never wait for
 * each other in a circle, and are looked at only while they are held, so that two orders can never take the same pair. The
 * caller's transaction must end without writing when this fails.
 */
import { sql } from 'kysely'
import type { WarehouseCode } from '../../../markets/types.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { rowsOf } from '../../../platform/database/rows-of.ts'
import { newId } from '../../../platform/ids.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { CommerceTables } from '../tables.ts'
import { allocate, type Allocation, type Demand, type Shortage } from './allocate.ts'
import { tellTurned, type ShelfChange } from './turned-stock.ts'

export type StockEngine = Pick<Database<CommerceTables>, 'jsonRows' | 'lockRows' | 'amongTexts' | 'withNext' | 'both'>

export type Order = {
  readonly orderRef: string
  readonly lines: readonly Demand[]
  /** Of one region, in the order in which they are emptied. */
  readonly warehouses: readonly WarehouseCode[]
  readonly now: Date
  /** How long the goods wait for their money. */
  readonly milliseconds: number
}

/** By name: a statement for all columns is not prepared. */
export const STOCK_COLUMNS = ['variant_id', 'warehouse', 'quantity', 'reserved'] as const

export async function reserve(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { orderRef, lines, warehouses, now, milliseconds }: Order,
): Promise<Result<readonly Allocation[], readonly Shortage[]>> {
  const ids = [...new Set(lines.map(({ variantId }) => variantId))]
  const stock = await engine
    .lockRows(
      transaction
        .selectFrom('stock')
        .select(STOCK_COLUMNS)
        .where(sql<boolean>`variant_id ${engine.amongTexts(ids)}`)
        .where('warehouse', 'in', warehouses)
        .orderBy('variant_id')
        .orderBy('warehouse'),
    )
    .execute()
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
  const unhurried = engine.withNext(transaction)
  await write(unhurried, engine, allocations)
  await tellTurned(unhurried, stock, allocations.map(toChange), now)
  await unhurried
    .insertInto('reservations')
    .values(
      allocations.map(({ variantId, warehouse, quantity }) => ({
        id: newId(),
        order_ref: orderRef,
        variant_id: variantId,
        warehouse,
        quantity,
        state: 'held' as const,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + milliseconds).toISOString(),
        settled_at: null,
      })),
    )
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
    )
    .execute()
  return ok(allocations)
}

const toChange = ({ variantId, warehouse, quantity }: Allocation): ShelfChange => ({
  variantId,
  warehouse,
  more: -quantity,
})

/** The rows are held; the check of the table stands behind this all the same. */
async function write(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  allocations: readonly Allocation[],
): Promise<void> {
  const taken = rowsOf(
    engine,
    { variant_id: 'text', warehouse: 'text', pairs: 'bigint' },
    allocations.map(({ variantId, warehouse, quantity }) => [variantId, warehouse, quantity]),
  )
  await sql`update stock set reserved = reserved + taken.pairs from ${taken} as taken
    where stock.variant_id = taken.variant_id and stock.warehouse = taken.warehouse`.execute(transaction)
}
