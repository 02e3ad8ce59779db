/** Locks everything that settling a payment reads and writes. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { lockCart, type ReadCart } from '../carts/stored-cart.ts'
import type { OrderEngine } from '../orders/order-reservations.ts'
import { lockOrder, type StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'

export type PaymentRow = CommerceTables['payments']

/** One locked order in one transaction, with the payments that were known before. */
export type LockedOrder = {
  readonly transaction: Transaction<CommerceTables>
  readonly engine: OrderEngine
  readonly order: StoredOrder
  readonly cart: ReadCart | undefined
  readonly payments: readonly PaymentRow[]
  readonly now: Date
}

/** By name: what is read does not change with a column that is added later. */
export const PAYMENT_COLUMNS = [
  'psp_reference',
  'attempt_id',
  'order_id',
  'state',
  'amount',
  'currency',
  'method',
  'refunded',
  'refunding',
  'provider_reference',
  'credit_id',
  'created_at',
  'updated_at',
] as const

/** The order that a payment belongs to. */
export type OrderOfPayment = { readonly orderId: string; readonly cartId: string }

/** Undefined when there is no such order. */
export async function lockOrderOfPayment(
  transaction: Transaction<CommerceTables>,
  engine: OrderEngine,
  { orderId, cartId }: OrderOfPayment,
  now: Date,
): Promise<LockedOrder | undefined> {
  const [cart, order, payments] = await Promise.all([
    lockCart(transaction, engine, cartId),
    lockOrder(transaction, engine, orderId),
    transaction.selectFrom('payments').select(PAYMENT_COLUMNS).where('order_id', '=', orderId).execute(),
  ])
  return order && { transaction, engine, order, cart, payments, now }
}
