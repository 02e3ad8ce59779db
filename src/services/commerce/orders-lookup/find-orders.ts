/** Finds orders by e-mail address and number. */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readOrderNumber } from '../orders/order-numbers.ts'
import { emailKey, toOrder, type OrderState, type StoredOrder } from '../orders/stored-order.ts'

/** What was ordered anew or never paid is nothing that a shopper would call an order. */
const SHOWN = ['open', 'paid', 'held', 'cancelled', 'refunded'] as const satisfies OrderState[]

const MAX_SHOWN = 50

/** Both have to be right. */
export async function findOrder(
  query: CommerceQuery,
  { email, number }: { readonly email: string; readonly number: string },
): Promise<StoredOrder | undefined> {
  const row = await query
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', readOrderNumber(number) ?? '')
    .where('email_key', '=', emailKey(email))
    .where('state', 'in', SHOWN)
    .executeTakeFirst()
  return row && toOrder(row)
}

/** The newest first. */
export async function ordersOf(query: CommerceQuery, key: string): Promise<readonly StoredOrder[]> {
  const rows = await query
    .selectFrom('orders')
    .selectAll()
    .where('email_key', '=', key)
    .where('state', 'in', SHOWN)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map((row) => toOrder(row))
}
