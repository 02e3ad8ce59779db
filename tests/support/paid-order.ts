/** An order that is paid, with its payment and its products, in a shop whose operations are run. */
import type { StoredOrder } from '../../src/services/commerce/orders/stored-order.ts'
import type { OperationShop } from './operation-shop.ts'

const TIME = '2026-11-15T10:00:00.000Z'

export async function addPaidOrder(
  { database, addOrders }: Pick<OperationShop, 'database' | 'addOrders'>,
  order: StoredOrder,
  amount: number = order.snapshot.totals.total,
): Promise<void> {
  await addOrders([order])
  const { id, snapshot } = order
  const times = { created_at: TIME, updated_at: TIME }
  await database.query
    .insertInto('payment_attempts')
    .values({ id: `attempt-${id}`, order_id: id, state: 'ready', session_id: null, session_data: null, ...times })
    .execute()
  await database.query
    .insertInto('payments')
    .values({
      psp_reference: `psp-${id}`,
      attempt_id: `attempt-${id}`,
      order_id: id,
      state: 'authorised',
      amount,
      currency: snapshot.market.currency,
      method: 'visa',
      refunded: 0,
      refunding: 0,
      ...times,
    })
    .execute()
  const sold = new Map<string, number>()
  for (const line of snapshot.lines) sold.set(line.id, (sold.get(line.id) ?? 0) + line.quantity)
  for (const [variantId, quantity] of sold) {
    await database.query
      .insertInto('reservations')
      .values({
        id: `reservation-${id}-${variantId}`,
        order_ref: id,
        variant_id: variantId,
        warehouse: 'nl',
        quantity,
        state: 'claimed',
        created_at: TIME,
        expires_at: TIME,
        settled_at: TIME,
      })
      .execute()
  }
}
