/** A merchant sets a stock level: the quantity of a variant in a warehouse. */
import type { WarehouseCode } from '../../../markets/types.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { refuseOffer, type OfferRefusal } from '../catalogue/offer-refusal.ts'
import { raiseOffersVersion, takeOffersTurn } from '../catalogue/save-offers.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { stageStockEvents } from '../events/stage-events.ts'
import type { CommerceTables } from '../tables.ts'
import type { StockEngine } from './reserve-stock.ts'

export type StockCount = {
  /** Of the variant. */
  readonly sku: string
  readonly warehouse: WarehouseCode
  readonly quantity: number
}

type StockPlace = Pick<StockCount, 'sku' | 'warehouse'>

export type StockWritten = {
  /** Before. */
  readonly before: number
  readonly quantity: number
  readonly reserved: number
}

export const setStock = (
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { quantity, ...place }: StockCount,
  now: Date,
): Promise<Result<StockWritten, OfferRefusal>> => writeStock(transaction, engine, place, { now, next: () => quantity })

/** More, or less with a negative number, than there is when the row is locked. */
export const changeStockBy = (
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { change, ...place }: StockPlace & { readonly change: number },
  now: Date,
): Promise<Result<StockWritten, OfferRefusal>> =>
  writeStock(transaction, engine, place, { now, next: (before) => before + change })

/** Never less than what is promised to orders: those pairs were sold before they were counted away. */
async function writeStock(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { sku, warehouse }: StockPlace,
  { now, next }: { readonly now: Date; readonly next: (before: number) => number },
): Promise<Result<StockWritten, OfferRefusal>> {
  await takeOffersTurn(transaction)
  const variant = await transaction
    .selectFrom('variants')
    .select(['id', 'product_sku'])
    .where('sku', '=', sku)
    .where('offered', '=', 1)
    .executeTakeFirst()
  if (variant === undefined) return refuseOffer('UNKNOWN_VARIANT', { sku })
  const place = { variant_id: variant.id, warehouse }
  const found = await engine
    .lockRows(
      transaction
        .selectFrom('stock')
        .select(['quantity', 'reserved'])
        .where((is) => is.and(place)),
    )
    .executeTakeFirst()
  const { quantity: before, reserved } = found ?? { quantity: 0, reserved: 0 }
  const quantity = next(before)
  if (quantity < reserved) return refuseOffer('STOCK_PROMISED', { reserved, sku, warehouse, quantity })
  await transaction
    .insertInto('stock')
    .values({ ...place, quantity, reserved })
    .onConflict((conflict) => conflict.columns(['variant_id', 'warehouse']).doUpdateSet({ quantity }))
    .execute()
  await raiseOffersVersion(transaction, engine, [variant.product_sku])
  await stageStockEvents(transaction, [variant.id], now)
  return ok({ before, quantity, reserved })
}

export type StockLevel = { readonly warehouse: string; readonly quantity: number; readonly reserved: number }

/** The stock levels by warehouse; undefined when it is not sold. */
export async function stockOf(query: CommerceQuery, sku: string): Promise<readonly StockLevel[] | undefined> {
  const rows = await query
    .selectFrom('variants')
    .leftJoin('stock', 'stock.variant_id', 'variants.id')
    .select(['warehouse', 'quantity', 'reserved'])
    .where('sku', '=', sku)
    .where('offered', '=', 1)
    .orderBy('warehouse')
    .execute()
  if (rows.length === 0) return undefined
  return rows.flatMap(({ warehouse, quantity, reserved }) =>
    warehouse === null || quantity === null || reserved === null ? [] : [{ warehouse, quantity, reserved }],
  )
}
