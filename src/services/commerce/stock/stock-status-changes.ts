/**
 * Pages show the stock status of a variant: in stock, low, sold out. Orders change stock levels all the time and the status
 * rarely; only then are caches invalidated (docs/adr/0020). Through the outbox, not in the order's own transaction: the
 * version of the offers is one row, on which all orders would wait, and imports lock it before they lock stock.
 */
import { variantStockStatus } from '../../../markets/products/stock-status.ts'
import { regionOfWarehouse } from '../../../markets/warehouses.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { stage, type OutboxHandler } from '../../../platform/outbox/outbox.ts'
import { raiseOffersVersion, takeOffersTurn } from '../catalogue/offers-version.ts'
import { among, type StockRow } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import { z } from 'zod'
import { parseStoredJson } from '../../../platform/stored-json.ts'

/** Outbox topic. */
export const STOCK_STATUS_CHANGED = 'stock-turned'

/** Difference in available units. */
export type StockChange = { readonly variantId: string; readonly warehouse: string; readonly more: number }

/** The variants whose stock status changes. `stock` is the state before the change, in all warehouses. */
export function variantsWithChangedStatus(
  stock: readonly StockRow[],
  changes: readonly StockChange[],
): readonly string[] {
  const levels = Map.groupBy(stock, (row) => keyOf(row.variant_id, row.warehouse))
  const changed = Map.groupBy(changes, ({ variantId, warehouse }) => keyOf(variantId, warehouse))
  const changedKeys = [...changed].filter(([key, own]) => {
    const before = (levels.get(key) ?? []).reduce((sum, { quantity, reserved }) => sum + quantity - reserved, 0)
    const after = own.reduce((sum, { more }) => sum + more, before)
    return variantStockStatus(before) !== variantStockStatus(after)
  })
  return [...new Set(changedKeys.flatMap(([, own]) => own.map(({ variantId }) => variantId)))].toSorted()
}

/** The status counts all warehouses of a region. */
const keyOf = (variantId: string, warehouse: string): string => `${variantId} ${regionOfWarehouse(warehouse)}`

export async function stageStockStatusChange(
  transaction: Transaction<CommerceTables>,
  stock: readonly StockRow[],
  changes: readonly StockChange[],
  now: Date,
): Promise<void> {
  const variants = variantsWithChangedStatus(stock, changes)
  if (variants.length === 0) return
  await stage(transaction, { topic: STOCK_STATUS_CHANGED, key: newId(), payload: JSON.stringify(variants), due: now })
}

/** Raises the version of the offers, which invalidates cached pages and search documents of those products. */
export function stockStatusChangeHandler(database: Database<CommerceTables>): OutboxHandler {
  return async (payload) => {
    const ids = parseStoredJson(z.array(z.string()), payload, 'stock status change')
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
