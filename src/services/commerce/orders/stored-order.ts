/**
 * Stored orders. To change one, lock its cart first and then the order (see the lock order in place-order.ts). Long: every way to
 * read and write one.
 */
import { sql } from 'kysely'
import { emailKey } from '../../../markets/addresses/email-key.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import { readHolds, type Fulfilment, type StoredHold } from '../fulfilment/fulfilment.ts'
import { amended, amendmentSchema, recipientOf, type Amendment } from './amendment.ts'
import type { OrderRecipient, OrderSnapshot } from './order-snapshot.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { storedSnapshot } from './order-snapshot-schema.ts'
import { addSearchWords, wordsOfOrder } from '../orders-lookup/order-search.ts'

type OrderRow = CommerceTables['orders']
type AttemptRow = CommerceTables['payment_attempts']

export type OrderState = OrderRow['state']

export type StoredOrder = {
  readonly id: string
  readonly number: string
  readonly cartId: string
  readonly state: OrderState
  readonly digest: string
  readonly snapshot: OrderSnapshot
  readonly createdAt: string
  readonly updatedAt: string
  readonly paidAt: string | undefined
  readonly fulfilment: Fulfilment
  readonly holds: readonly StoredHold[]
  /** Corrections that `snapshot` already contains. */
  readonly amendment?: Amendment
  /** As it was ordered, where it was corrected since. */
  readonly original?: OrderRecipient
  /** Links to the order carry it. */
  readonly linkVersion: number
  /** The person was erased: lists, mails and staff other than owners do not get it any more. */
  readonly restrictedUntil?: string
}

export type StoredAttempt = {
  readonly id: string
  readonly orderId: string
  readonly state: AttemptRow['state']
  readonly session: { readonly id: string; readonly sessionData: string } | undefined
  readonly createdAt: string
  /** Its money is authorised only. */
  readonly captureAt?: AttemptRow['capture_at']
}

type Engine = Pick<Database<CommerceTables>, 'lockRows'>

const ORDER_COLUMNS = [
  'id',
  'number',
  'cart_id',
  'state',
  'country',
  'digest',
  'idempotency_key',
  'snapshot',
  'created_at',
  'updated_at',
  'paid_at',
  'fulfilment',
  'holds',
  'amendment',
  'link_version',
  'restricted_until',
] as const satisfies readonly (keyof OrderRow)[]

type ReadRow = Pick<OrderRow, (typeof ORDER_COLUMNS)[number]>

const selectOrders = (query: CommerceQuery) => query.selectFrom('orders').select(ORDER_COLUMNS)

export async function readOrder(query: CommerceQuery, id: string): Promise<StoredOrder | undefined> {
  const row = await selectOrders(query).where('id', '=', id).executeTakeFirst()
  return row && toOrder(row)
}

export async function readOrders(
  query: CommerceQuery,
  { amongTexts }: Pick<Database<CommerceTables>, 'amongTexts'>,
  ids: readonly string[],
): Promise<readonly StoredOrder[]> {
  const rows = await selectOrders(query)
    .where(sql<boolean>`id ${amongTexts(ids)}`)
    .execute()
  return rows.map(toOrder)
}

/** Reads the order and locks its row until the transaction ends. */
export async function lockOrder(
  transaction: Transaction<CommerceTables>,
  { lockRows }: Engine,
  id: string,
): Promise<StoredOrder | undefined> {
  const row = await lockRows(selectOrders(transaction).where('id', '=', id)).executeTakeFirst()
  return row && toOrder(row)
}

/** Locks the open order of a cart. */
export async function lockOpenOrder(
  transaction: Transaction<CommerceTables>,
  { lockRows }: Engine,
  cartId: string,
): Promise<StoredOrder | undefined> {
  // A literal, not a parameter: only then does a generic plan use the partial index on open orders.
  const open = selectOrders(transaction)
    .where('cart_id', '=', cartId)
    .where(sql<boolean>`state = 'open'`)
  const row = await lockRows(open).executeTakeFirst()
  return row && toOrder(row)
}

/** Locks the order that was placed with an idempotency key. */
export async function lockOrderByKey(
  transaction: Transaction<CommerceTables>,
  { lockRows }: Engine,
  idempotencyKey: string,
): Promise<StoredOrder | undefined> {
  const row = await lockRows(selectOrders(transaction).where('idempotency_key', '=', idempotencyKey)).executeTakeFirst()
  return row && toOrder(row)
}

/** The open order of a cart; undefined when it has none. */
export async function readOpenOrder(query: CommerceQuery, cartId: string): Promise<StoredOrder | undefined> {
  const row = await selectOrders(query).where('cart_id', '=', cartId).where('state', '=', 'open').executeTakeFirst()
  return row && toOrder(row)
}

export async function insertOrder(
  transaction: Transaction<CommerceTables>,
  order: StoredOrder,
  idempotencyKey: string | undefined,
  clientKey?: string,
): Promise<void> {
  const { id, number, cartId, state, digest, snapshot, createdAt, updatedAt } = order
  const { market, language, totals, contact, lines } = snapshot
  const inserted = transaction
    .insertInto('orders')
    .values({
      id,
      number,
      cart_id: cartId,
      state,
      storefront: market.storefront,
      country: market.country,
      language,
      currency: market.currency,
      total: totals.total,
      email_key: emailKey(contact.email),
      telephone_key: contact.telephone,
      client_key: clientKey ?? null,
      digest,
      idempotency_key: idempotencyKey ?? null,
      snapshot: JSON.stringify(snapshot),
      created_at: createdAt,
      updated_at: updatedAt,
      paid_at: null,
      fulfilment: order.fulfilment,
      line_count: lines.length,
    })
    .execute()
  await Promise.all([inserted, addSearchWords(transaction, id, wordsOfOrder(snapshot))])
}

/** Ordered anew with other contents. It retains its idempotency key: a repeated old request must not replace the new order. */
export async function replaceOrder(transaction: Transaction<CommerceTables>, id: string, now: Date): Promise<void> {
  const time = now.toISOString()
  await transaction
    .updateTable('orders')
    .set({ state: 'replaced', client_key: null, updated_at: time })
    .where('id', '=', id)
    .execute()
  await transaction
    .updateTable('payment_attempts')
    .set({ state: 'given-up', updated_at: time })
    .where('order_id', '=', id)
    .execute()
}

/** The next order under the same key takes it over. */
export async function freeKey(transaction: Transaction<CommerceTables>, id: string): Promise<void> {
  await transaction.updateTable('orders').set({ idempotency_key: null }).where('id', '=', id).execute()
}

/** Long enough for the provider to respond; if no response was stored by then, the reconciler checks the attempt. */
export const FIRST_CHECK = 2 * 60_000

export async function insertAttempt(
  transaction: Transaction<CommerceTables>,
  { id, orderId, state, createdAt, captureAt }: Omit<StoredAttempt, 'session'>,
  checkAt: Date,
): Promise<void> {
  await transaction
    .insertInto('payment_attempts')
    .values({
      id,
      order_id: orderId,
      state,
      session_id: null,
      session_data: null,
      created_at: createdAt,
      updated_at: createdAt,
      check_at: checkAt.toISOString(),
      capture_at: captureAt ?? null,
    })
    .execute()
}

/** The newest attempt of an order that can still be paid. */
export async function readAttempt(query: CommerceQuery, orderId: string): Promise<StoredAttempt | undefined> {
  const row = await query
    .selectFrom('payment_attempts')
    .select(['id', 'order_id', 'state', 'session_id', 'session_data', 'created_at', 'capture_at'])
    .where('order_id', '=', orderId)
    .where('state', '!=', 'given-up')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && toAttempt(row)
}

export function toOrder(row: ReadRow): StoredOrder {
  if (!isCountryCode(row.country)) throw new Error(`The order ${row.id} is of a market that does not exist`)
  const snapshot = parseStoredJson(storedSnapshot, row.snapshot, `order ${row.id}`)
  const amendment =
    row.amendment === null ? undefined : parseStoredJson(amendmentSchema, row.amendment, `amendment of ${row.id}`)
  return {
    id: row.id,
    number: row.number,
    cartId: row.cart_id,
    state: row.state,
    digest: row.digest,
    snapshot: amendment === undefined ? snapshot : amended(snapshot, amendment),
    ...(amendment && { amendment, original: recipientOf(snapshot) }),
    linkVersion: row.link_version ?? 0,
    ...(row.restricted_until !== null && { restrictedUntil: row.restricted_until }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    paidAt: row.paid_at ?? undefined,
    fulfilment: row.fulfilment,
    holds: readHolds(row.holds),
  }
}

function toAttempt(
  row: Pick<AttemptRow, 'id' | 'order_id' | 'state' | 'session_id' | 'session_data' | 'created_at' | 'capture_at'>,
): StoredAttempt {
  const { id, order_id: orderId, state, session_id: session, session_data: data, created_at: createdAt } = row
  return {
    id,
    orderId,
    state,
    session: session === null || data === null ? undefined : { id: session, sessionData: data },
    createdAt,
    ...(row.capture_at !== null && { captureAt: row.capture_at }),
  }
}
