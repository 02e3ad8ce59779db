/** Where a payment is settled: one order, held, in one transaction, at one moment. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { OrderEngine } from '../orders/order-goods.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'

export type PaymentRow = CommerceTables['payments']

export type PaymentScene = {
  readonly transaction: Transaction<CommerceTables>
  readonly engine: OrderEngine
  readonly order: StoredOrder
  readonly now: Date
}
