/** Orders that are bought from two warehouses, and what must be true of the stock ledger afterwards. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Transaction } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import type { StoredOrder } from '../../src/services/commerce/orders/stored-order.ts'
import { cancelOrder } from '../../src/services/commerce/payments/cancel-order.ts'
import { listStockRows, type StockFilter } from '../../src/services/commerce/stock/list-stock-rows.ts'
import { reserveStock } from '../../src/services/commerce/stock/reserve-stock.ts'
import { claimStock } from '../../src/services/commerce/stock/settle-reservations.ts'
import type { CommerceTables } from '../../src/services/commerce/tables.ts'
import { barcode, variant } from './catalogue-product.ts'
import { useDocumentShop } from './document-shop.ts'
import type { EngineName } from './fresh-database.ts'
import { snapshotFor } from './stored-order.ts'

/** In the order in which they are emptied. */
export const PLACES = ['nl-rsv', 'nl'] as const
export const SKUS = ['A-S', 'A-L'] as const
export const [S, L] = [barcode(1), barcode(2)]

const HOUR = 3_600_000

function* orderNumbers(): Generator<number, never> {
  for (let number = 1; ; number += 1) yield number
}

export function useStockShop(engine: EngineName) {
  const documents = useDocumentShop(engine)
  const { shop, clock, pay } = documents
  const numbers = orderNumbers()
  const within = <Value>(work: (transaction: Transaction<CommerceTables>) => Promise<Value>) =>
    shop.inTransaction(work, { mayRepeat: true })
  const errand = () => ({ ...deps(), log: createLog({ level: 'silent' }), wake: () => {} })
  const deps = () => ({ database: shop.database, clock })

  return {
    shop,
    clock,
    within,
    deps,
    cancel: (orderId: string) => cancelOrder(errand())(orderId),
    /** Stock of A-S and A-L by warehouse, as a catalogue file has it. */
    offer: (small: Record<string, number>, large: Record<string, number>) =>
      shop.offer(
        'A',
        [variant(1, { sku: 'A-S', stock: small }), variant(2, { sku: 'A-L', stock: large })],
        clock.now(),
      ),
    /** Reserved and paid, in two transactions as in the shop; only reserved on request. Undefined when it is sold out. */
    buy: async (small: number, large: number, isPaid = true): Promise<StoredOrder | undefined> => {
      const number = numbers.next().value
      const base = snapshotFor('IE')
      const lines = [
        { id: S, itemId: 'small', quantity: small },
        { id: L, itemId: 'large', quantity: large },
      ].flatMap((line) => (line.quantity > 0 ? base.lines.slice(0, 1).map((one) => ({ ...one, ...line })) : []))
      const orderRef = `order-${number}`
      const reserved = await within((transaction) =>
        reserveStock(transaction, shop.database, {
          orderRef,
          lines: lines.map(({ id: variantId, quantity }) => ({ variantId, quantity })),
          warehouses: PLACES,
          now: clock.now(),
          milliseconds: HOUR,
        }),
      )
      if (!reserved.ok) return undefined
      const order = await pay(number, 'IE', { snapshot: { ...base, lines } })
      if (isPaid) await within((transaction) => claimStock(transaction, { orderRef, now: clock.now() }))
      else await shop.query.updateTable('orders').set({ state: 'open' }).where('id', '=', order.id).execute()
      return order
    },
    figures: (filter: Partial<StockFilter> = {}) =>
      listStockRows(
        shop.query,
        shop.database,
        { warehouses: [], states: [], ...filter },
        { sort: { field: 'sku', descending: false }, offset: 0, limit: 100 },
      ),
    movements: () => shop.query.selectFrom('stock_movements').selectAll().orderBy('at').orderBy('id').execute(),
    /** DGO-10, in SQL, without the code under test. */
    async expectLedger(): Promise<void> {
      const { rows } = await sql`
        select variant_id, warehouse, sum(there) as there, sum(moved) as moved from (
          select variant_id, warehouse, quantity as there, 0 as moved from stock
          union all select variant_id, warehouse, 0, change from stock_movements
          union all select variant_id, warehouse, 0, -quantity from reservations where state = 'claimed') as entries
        group by variant_id, warehouse having sum(there) <> sum(moved)`.execute(shop.query)
      expect(rows).toEqual([])
    },
  }
}
