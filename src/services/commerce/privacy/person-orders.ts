/** The orders of a person. A person is an e-mail address, however it was typed. */
import { sql, type RawBuilder } from 'kysely'
import { foldEmail } from '../../../markets/addresses/email-key.ts'
import { toE164 } from '../../../markets/addresses/telephone.ts'
import { SHIPPING_COUNTRY_CODES } from '../../../markets/derived/country-codes.ts'
import { containing } from '../../../platform/containing.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readOrderNumber } from '../orders/order-numbers.ts'
import { toOrder, type StoredOrder } from '../orders/stored-order.ts'

/** SQLite folds ASCII letters, PostgreSQL all of them: one of both spellings is the one of the database. */
export const isEmail = (column: string, email: string): RawBuilder<boolean> => {
  const folded = foldEmail(email)
  return sql<boolean>`lower(${sql.ref(column)}) in (${folded}, ${folded.toLowerCase()})`
}

const isOf = (email: string) => {
  const folded = foldEmail(email)
  return ({ snapshot }: Pick<StoredOrder, 'snapshot'>): boolean => foldEmail(snapshot.contact.email) === folded
}

/** The newest first. */
export async function ordersOfPerson(query: CommerceQuery, email: string): Promise<readonly StoredOrder[]> {
  const rows = await query
    .selectFrom('orders')
    .selectAll()
    .where(isEmail('email_key', email))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => toOrder(row)).filter(isOf(email))
}

/** Orders that were placed with the address and corrected to another one since: they belong to the other person. */
export async function ordersOnceOf(query: CommerceQuery, email: string): Promise<readonly StoredOrder[]> {
  const rows = await query
    .selectFrom('orders')
    .selectAll()
    .where('amendment', 'is not', null)
    .where(containing('snapshot', [foldEmail(email)]))
    .execute()
  const wasOf = isOf(email)
  return rows
    .map((row) => toOrder(row))
    .filter((order) => {
      const { original } = order
      return original !== undefined && wasOf({ snapshot: { ...order.snapshot, ...original } }) && !wasOf(order)
    })
}

/** By the number of an order or by a telephone number, which several persons may share. */
export async function ordersByText(query: CommerceQuery, text: string): Promise<readonly StoredOrder[]> {
  const telephones = new Set(SHIPPING_COUNTRY_CODES.flatMap((country) => toE164(text, country) ?? []))
  const rows = await query
    .selectFrom('orders')
    .selectAll()
    .where((is) =>
      is.or([
        is('number', '=', readOrderNumber(text) ?? ''),
        ...(telephones.size > 0 ? [is('telephone_key', 'in', [...telephones])] : []),
      ]),
    )
    .execute()
  // Sorted here: an order in the statement would make SQLite read all orders in that order.
  return rows.map((row) => toOrder(row)).toSorted((one, other) => (one.createdAt > other.createdAt ? -1 : 1))
}
