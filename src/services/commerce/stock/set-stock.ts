/** A merchant changes a stock level: by a number of units, to a quantity, by a count, or from one warehouse to another. */
import type { WarehouseCode } from '../../../markets/types.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { refuseOffer, type OfferRefusal } from '../catalogue/offer-refusal.ts'
import { raiseOffersVersion, takeOffersTurn } from '../catalogue/offers-version.ts'
import type { CommerceQuery, StockRow } from '../catalogue/stored-offers.ts'
import { stageStockEvents } from '../events/stage-events.ts'
import type { CommerceTables } from '../tables.ts'
import { moveStock, type MovementNote } from './move-stock.ts'
import { lockStock, type StockEngine } from './reserve-stock.ts'
import type { MovementReason } from '../../../contracts/merchant/stock-reasons.ts'
import { owingOrders, unshippedUnits } from './unshipped-units.ts'

type StockPlace = {
  /** Of the variant. */
  readonly sku: string
  readonly warehouse: WarehouseCode
}

/** Why, by whom; a correction where nothing else is known. */
export type StockEdit = Omit<MovementNote, 'reason' | 'orderRef'> & { readonly reason?: MovementReason }

export type StockCount = StockPlace & StockEdit & { readonly quantity: number }

export type StockWritten = {
  /** Before. */
  readonly before: number
  readonly quantity: number
  readonly reserved: number
}

type Written = Promise<Result<StockWritten, OfferRefusal>>

export const setStock = (
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { quantity, ...edit }: StockCount,
  now: Date,
): Written => writeStock(transaction, engine, edit, { now, next: () => quantity })

/** More, or less with a negative number, than there is when the row is locked. */
export const changeStockBy = (
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { change, ...edit }: StockPlace & StockEdit & { readonly change: number },
  now: Date,
): Written => writeStock(transaction, engine, edit, { now, next: (before) => before + change })

/** Never less than what is promised to orders: those pairs were sold before they were counted away. */
async function writeStock(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { sku, warehouse, ...edit }: StockPlace & StockEdit,
  { now, next }: { readonly now: Date; readonly next: (before: number) => number },
): Written {
  const variant = await beginEdit(transaction, sku)
  if (variant === undefined) return refuseOffer('UNKNOWN_VARIANT', { sku })
  const { quantity: before, reserved } = await lockLevel(transaction, engine, variant.id, warehouse)
  const quantity = next(before)
  if (quantity < reserved) return refuseOffer('STOCK_PROMISED', { reserved, sku, warehouse, quantity })
  const movement = { reason: 'correction' as const, ...edit, warehouse, change: quantity - before }
  await endEdit(transaction, engine, variant, [movement], now)
  return ok({ before, quantity, reserved })
}

export type OnHandCount = StockPlace & Omit<StockEdit, 'reason'> & { readonly onHand: number }

/**
 * What a person counted: it includes what is reserved and what is paid but not shipped, because both still lie there (DGO-09). The
 * difference is stored. Fewer than belong to orders cannot be: then orders must be looked at, or the count again.
 */
export async function countStock(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { sku, warehouse, onHand, ...edit }: OnHandCount,
  now: Date,
): Promise<Result<StockWritten & { readonly unshipped: number }, OfferRefusal>> {
  const variant = await beginEdit(transaction, sku)
  if (variant === undefined) return refuseOffer('UNKNOWN_VARIANT', { sku })
  const { quantity: before, reserved } = await lockLevel(transaction, engine, variant.id, warehouse)
  const unshipped = (await unshippedUnits(transaction, engine, [variant.id])).of(variant.id, warehouse)
  const owed = reserved + unshipped
  if (onHand < owed) {
    const orders = await owingOrders(transaction, engine, { variantId: variant.id, warehouse })
    const numbers = orders.slice(0, MAX_NAMED_ORDERS).join(', ')
    return refuseOffer('COUNT_TOO_LOW', { sku, warehouse, onHand, owed, orders: numbers }, { owed, orders })
  }
  const quantity = onHand - unshipped
  const movement = { ...edit, reason: 'count' as const, warehouse, change: quantity - before }
  await endEdit(transaction, engine, variant, [movement], now)
  return ok({ before, quantity, reserved, unshipped })
}

/** In the message; the answer has all. */
const MAX_NAMED_ORDERS = 10

export type StockTransfer = Omit<StockEdit, 'reason' | 'otherWarehouse'> & {
  readonly sku: string
  readonly from: WarehouseCode
  readonly to: WarehouseCode
  readonly quantity: number
}

/** Both movements or none. What is reserved stays: its order is shipped from there. */
export async function transferStock(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { sku, from, to, quantity, ...edit }: StockTransfer,
  now: Date,
): Promise<Result<{ readonly from: StockWritten; readonly to: StockWritten }, OfferRefusal>> {
  const variant = await beginEdit(transaction, sku)
  if (variant === undefined) return refuseOffer('UNKNOWN_VARIANT', { sku })
  const levels = await lockStock(transaction, engine, { variantIds: [variant.id], warehouses: [from, to] })
  const [source, target] = [levelIn(levels, from), levelIn(levels, to)]
  const available = source.quantity - source.reserved
  if (quantity > available) return refuseOffer('STOCK_SHORT', { available, sku, warehouse: from, quantity })
  const reason = 'transfer' as const
  await endEdit(
    transaction,
    engine,
    variant,
    [
      { ...edit, reason, warehouse: from, otherWarehouse: to, change: -quantity },
      { ...edit, reason, warehouse: to, otherWarehouse: from, change: quantity },
    ],
    now,
  )
  return ok({ from: written(source, -quantity), to: written(target, quantity) })
}

type Level = Pick<StockRow, 'quantity' | 'reserved'>

const written = ({ quantity: before, reserved }: Level, change: number): StockWritten => ({
  before,
  quantity: before + change,
  reserved,
})

type EditedVariant = Pick<CommerceTables['variants'], 'id' | 'product_sku'>

async function beginEdit(transaction: Transaction<CommerceTables>, sku: string): Promise<EditedVariant | undefined> {
  await takeOffersTurn(transaction)
  return transaction
    .selectFrom('variants')
    .select(['id', 'product_sku'])
    .where('sku', '=', sku)
    .where('offered', '=', 1)
    .executeTakeFirst()
}

const levelIn = (levels: readonly StockRow[], warehouse: string): Level =>
  levels.find((level) => level.warehouse === warehouse) ?? { quantity: 0, reserved: 0 }

async function lockLevel(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  variantId: string,
  warehouse: string,
): Promise<Level> {
  const levels = await lockStock(transaction, engine, { variantIds: [variantId], warehouses: [warehouse] })
  return levelIn(levels, warehouse)
}

async function endEdit(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { id: variantId, product_sku: productSku }: EditedVariant,
  movements: readonly (MovementNote & { readonly warehouse: string; readonly change: number })[],
  now: Date,
): Promise<void> {
  await moveStock(
    transaction,
    engine,
    movements.map((movement) => ({ ...movement, variantId })),
    now,
  )
  await raiseOffersVersion(transaction, engine, [productSku])
  await stageStockEvents(transaction, [variantId], now)
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
