/**
 * Pages say of a size whether it is there, nearly gone, or gone. Orders change how many there are all the time and that
 * hardly ever; only then are those who keep copies told (docs/adr/0020). Not in the order's own transaction: the version of
 * the offers is one row, where every order would wait for every other, and imports hold it before they hold stock.
 */
import { variantStockStatus } from '../../../markets/goods/stock-status.ts'
import { regionOfWarehouse } from '../../../markets/warehouses.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { stage, type OutboxHandler } from '../../../platform/outbox/outbox.ts'
import { raiseOffersVersion, takeOffersTurn } from '../catalogue/save-offers.ts'
import { among, type StockRow } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'

/** The topic of the outbox under which it travels. */
export const TURNED_STOCK = 'stock-turned'

/** How many more can be sold from now on, or fewer. */
export type ShelfChange = { readonly variantId: string; readonly warehouse: string; readonly more: number }

/** The variants of which a page says something else from now on. `stock` is as it was before, of all their warehouses. */
export function turnedVariants(stock: readonly StockRow[], changes: readonly ShelfChange[]): readonly string[] {
  const shelves = Map.groupBy(stock, (row) => keyOf(row.variant_id, row.warehouse))
  const moved = Map.groupBy(changes, ({ variantId, warehouse }) => keyOf(variantId, warehouse))
  const turned = [...moved].filter(([key, own]) => {
    const before = (shelves.get(key) ?? []).reduce((sum, { quantity, reserved }) => sum + quantity - reserved, 0)
    const after = own.reduce((sum, { more }) => sum + more, before)
    return variantStockStatus(before) !== variantStockStatus(after)
  })
  return [...new Set(turned.flatMap(([, own]) => own.map(({ variantId }) => variantId)))].toSorted()
}

/** A page counts all warehouses of its region together. */
const keyOf = (variantId: string, warehouse: string): string => `${variantId} ${regionOfWarehouse(warehouse)}`

export async function tellTurned(
  transaction: Transaction<CommerceTables>,
  stock: readonly StockRow[],
  changes: readonly ShelfChange[],
  now: Date,
): Promise<void> {
  const variants = turnedVariants(stock, changes)
  if (variants.length === 0) return
  await stage(transaction, { topic: TURNED_STOCK, key: newId(), payload: JSON.stringify(variants), due: now })
}

/** Raises the version of the offers, so that pages and search read those products again. */
export function turnedStockHandler(database: Database<CommerceTables>): OutboxHandler {
  return async (payload) => {
    const ids: readonly string[] = JSON.parse(payload)
    await database.transaction(async (transaction) => {
      await takeOffersTurn(transaction)
      const products = await transaction
        .selectFrom('variants')
        .select('product_sku')
        .distinct()
        .where('id', 'in', among(database, ids))
        .execute()
      await raiseOffersVersion(
        transaction,
        database,
        products.map(({ product_sku: sku }) => sku),
      )
    })
  }
}
