/** Finds orders by e-mail address and number. */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readOrderNumber } from '../orders/order-numbers.ts'
import { emailKey, foldEmail } from '../../../markets/addresses/email-key.ts'
import { toOrder, type OrderState, type StoredOrder } from '../orders/stored-order.ts'

/** What was ordered anew or never paid is nothing that a shopper would call an order. */
const SHOWN = ['open', 'paid', 'held', 'cancelled', 'refunded'] as const satisfies OrderState[]

const MAX_SHOWN = 50

/** Both have to be right. Capitals do not matter: the number is known already, and the link goes to the address of the order. */
export async function findOrder(
  query: CommerceQuery,
  { email, number }: { readonly email: string; readonly number: string },
): Promise<StoredOrder | undefined> {
  const row = await query
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', readOrderNumber(number) ?? '')
    .where('state', 'in', SHOWN)
    .where('restricted_until', 'is', null)
    .executeTakeFirst()
  const order = row && toOrder(row)
  return order && foldEmail(order.snapshot.contact.email) === foldEmail(email) ? order : undefined
}

/** The newest first. Orders of earlier versions have keys in lower case, which a look-alike address may share (SEC-13). */
export async function ordersOf(query: CommerceQuery, key: string): Promise<readonly StoredOrder[]> {
  const rows = await query
    .selectFrom('orders')
    .selectAll()
    .where('email_key', 'in', [...new Set([key, key.toLowerCase()])])
    .where('state', 'in', SHOWN)
    .where('restricted_until', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map((row) => toOrder(row)).filter(({ snapshot }) => emailKey(snapshot.contact.email) === key)
}
