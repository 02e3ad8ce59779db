/** What settling a change of a payment works on, and the writes that its kinds have in common. */
import type { NotificationItem } from '../../../contracts/payment-provider/payment-provider.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { LogCode } from '../../../platform/log/log-code.ts'
import { standingAfter, transitionOf, type Trigger } from '../fulfilment/transitions.ts'
import type { OrderEngine } from '../orders/order-reservations.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import type { Completion } from './payment-update.ts'

type PaymentRow = CommerceTables['payments']

export type Modification = Pick<
  NotificationItem,
  'pspReference' | 'originalReference' | 'eventCode' | 'success' | 'amount'
> &
  Partial<Pick<NotificationItem, 'merchantReference'>>

export type SettlementContext = {
  readonly transaction: Transaction<CommerceTables>
  readonly engine: OrderEngine
  /** Locked. */
  readonly order: StoredOrder
  readonly payment: PaymentRow
  readonly now: Date
}

export const noted = ({ id }: StoredOrder): Completion => ({ effect: 'noted', orderId: id })
export const alarm = ({ id }: StoredOrder, alert: LogCode): Completion => ({ effect: 'noted', orderId: id, alert })

export async function writePayment(
  { transaction, payment, now }: SettlementContext,
  change: Partial<Pick<PaymentRow, 'state' | 'refunded' | 'refunding'>>,
): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ ...change, updated_at: now.toISOString() })
    .where('psp_reference', '=', payment.psp_reference)
    .execute()
}

type Standing = Pick<StoredOrder, 'state' | 'fulfilment'>

/** A fact of the provider is never refused: an order whose state the table does not list stays as it is. */
export function standing({ order }: SettlementContext, trigger: Trigger): Standing {
  const rule = transitionOf(order, trigger)
  return rule === undefined ? order : standingAfter(order, rule, () => order.fulfilment)
}

export async function setOrder(
  { transaction, order, now }: SettlementContext,
  { state, fulfilment }: Standing,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ state, fulfilment, updated_at: now.toISOString() })
    .where('id', '=', order.id)
    .execute()
}
