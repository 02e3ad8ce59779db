/** The search words of orders as they are stored, written in the transaction that changes the order. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { OrderRecipient, OrderSnapshot } from '../orders/order-snapshot.ts'
import type { CommerceTables } from '../tables.ts'
import { emailWords, nameWords, skuWords, trackingWords, type SearchKind, type SearchWord } from './search-words.ts'

/** Of everything that is known when it is placed. */
export const wordsOfOrder = (snapshot: OrderSnapshot): readonly SearchWord[] => [
  ...wordsOfPerson(snapshot),
  ...skuWords(snapshot.lines.map(({ sku }) => sku)),
]

/** An order whose name was corrected is found under both; under another address only, once that was corrected. */
export const wordsOfPerson = (current: OrderRecipient, original: OrderRecipient = current): readonly SearchWord[] => [
  ...nameWords(
    ...[current, original].flatMap(({ contact, addresses }) => [contact, addresses.shipping, addresses.billing]),
  ),
  ...emailWords(current.contact.email),
]

export async function addSearchWords(
  transaction: Transaction<CommerceTables>,
  orderId: string,
  words: readonly SearchWord[],
): Promise<void> {
  if (words.length === 0) return
  await transaction
    .insertInto('order_search')
    .values(words.map(({ kind, word }) => ({ word, kind, order_id: orderId })))
    .onConflict((conflict) => conflict.columns(['word', 'order_id', 'kind']).doNothing())
    .execute()
}

const OF_PERSON: readonly SearchKind[] = ['name', 'email']

export async function replacePersonWords(
  transaction: Transaction<CommerceTables>,
  orderId: string,
  current: OrderRecipient,
  original: OrderRecipient,
): Promise<void> {
  await transaction.deleteFrom('order_search').where('order_id', '=', orderId).where('kind', 'in', OF_PERSON).execute()
  await addSearchWords(transaction, orderId, wordsOfPerson(current, original))
}

export const addTrackingWord = (
  transaction: Transaction<CommerceTables>,
  orderId: string,
  trackingNumber: string,
): Promise<void> => addSearchWords(transaction, orderId, trackingWords(trackingNumber))
