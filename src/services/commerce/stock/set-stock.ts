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

/** Never less than what is promised to orders: those pairs were sold before they were counted away. */
export async function setStock(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { sku, warehouse, quantity }: StockCount,
  now: Date,
): Promise<Result<{ readonly quantity: number; readonly reserved: number }, OfferRefusal>> {
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
        .select('reserved')
        .where((is) => is.and(place)),
    )
    .executeTakeFirst()
  const reserved = found?.reserved ?? 0
  if (quantity < reserved) return refuseOffer('STOCK_PROMISED', { reserved, sku, warehouse, quantity })
  await transaction
    .insertInto('stock')
    .values({ ...place, quantity, reserved })
    .onConflict((conflict) => conflict.columns(['variant_id', 'warehouse']).doUpdateSet({ quantity }))
    .execute()
  await raiseOffersVersion(transaction, engine, [variant.product_sku])
  await stageStockEvents(transaction, [variant.id], now)
  return ok({ quantity, reserved })
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
