/** Everything that belongs to the orders of a person, read together. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { fateOf, isOpen, isReturnOpen, type OrderFacts, type OrderFate } from './order-fate.ts'
import { isEmail, ordersOfPerson, ordersOnceOf } from './person-orders.ts'

export type PrivacyDatabase = Pick<Database<CommerceTables>, 'query' | 'amongTexts'>

type Row<Table extends keyof CommerceTables> = CommerceTables[Table]

export type PersonAffairs = {
  readonly email: string
  readonly orders: readonly (StoredOrder & OrderFate & { readonly isOpen: boolean })[]
  /** Placed with the address, corrected to another one. */
  readonly onceTheirs: readonly StoredOrder[]
  readonly payments: readonly Row<'payments'>[]
  readonly credits: readonly Row<'store_credits'>[]
  readonly shipments: readonly Row<'shipments'>[]
  readonly returns: readonly Row<'returns'>[]
  readonly returnUnits: readonly Row<'return_units'>[]
  readonly withdrawals: readonly Row<'withdrawals'>[]
  readonly notes: readonly Row<'order_notes'>[]
  readonly documents: readonly Pick<
    Row<'documents'>,
    'id' | 'kind' | 'number' | 'order_id' | 'order_number' | 'series_year' | 'issued_at'
  >[]
  readonly links: readonly Pick<Row<'order_links'>, 'id' | 'created_at' | 'expires_at'>[]
  readonly carts: readonly Pick<Row<'carts'>, 'id' | 'lines' | 'created_at' | 'code'>[]
}

/** Long: one query per table. */
export async function readAffairs(
  { query, amongTexts }: PrivacyDatabase,
  email: string,
  { withRestricted }: { readonly withRestricted: boolean },
): Promise<PersonAffairs> {
  const all = await ordersOfPerson(query, email)
  const orders = withRestricted ? all : all.filter(({ restrictedUntil }) => restrictedUntil === undefined)
  const hidden = new Set(all.map(({ id }) => id).filter((id) => !orders.some((order) => order.id === id)))
  const ids = orders.map(({ id }) => id)
  const ofOrders = sql<boolean>`order_id ${amongTexts(ids)}`
  const payments = await query.selectFrom('payments').selectAll().where(ofOrders).orderBy('psp_reference').execute()
  const credits = await query.selectFrom('store_credits').selectAll().where(ofOrders).orderBy('id').execute()
  const shipments = await query
    .selectFrom('shipments')
    .selectAll()
    .where(ofOrders)
    .orderBy('posted_at')
    .orderBy('id')
    .execute()
  const documents = await query
    .selectFrom('documents')
    .select(['id', 'kind', 'number', 'order_id', 'order_number', 'series_year', 'issued_at'])
    .where(ofOrders)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  const waiting = await query.selectFrom('waiting_documents').select('order_id').where(ofOrders).execute()
  const withdrawals = (
    await query
      .selectFrom('withdrawals')
      .selectAll()
      .where((is) => is.or([ofOrders, isEmail('email', email)]))
      .orderBy('received_at')
      .orderBy('id')
      .execute()
  ).filter(({ order_id: orderId }) => orderId === null || !hidden.has(orderId))
  const statements = withdrawals.map(({ id }) => id)
  const returns = await query
    .selectFrom('returns')
    .selectAll()
    .where((is) => is.or([ofOrders, is.and([is('order_id', 'is', null), sql<boolean>`id ${amongTexts(statements)}`])]))
    .orderBy('requested_at')
    .orderBy('id')
    .execute()
  const returnUnits = await query
    .selectFrom('return_units')
    .selectAll()
    .where(sql<boolean>`return_id ${amongTexts(returns.map(({ id }) => id))}`)
    .execute()
  const notes = await query
    .selectFrom('order_notes')
    .selectAll()
    .where(ofOrders)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const links = await query
    .selectFrom('order_links')
    .select(['id', 'created_at', 'expires_at'])
    .where(isEmail('email_key', email))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const carts = await query
    .selectFrom('carts')
    .select(['id', 'lines', 'created_at', 'code'])
    .where(sql<boolean>`id ${amongTexts(orders.map(({ cartId }) => cartId))}`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const groups = {
    payments: Map.groupBy(payments, ({ order_id: id }) => id),
    documents: Map.groupBy(documents, ({ order_id: id }) => id),
    waiting: new Set(waiting.map(({ order_id: id }) => id)),
  }
  const factsOf = ({ id, state, fulfilment, paidAt }: StoredOrder): OrderFacts => ({
    state,
    fulfilment,
    paidAt,
    documentYears: (groups.documents.get(id) ?? []).map((one) => one.series_year),
    isDocumentWaiting: groups.waiting.has(id),
    payments: groups.payments.get(id) ?? [],
  })
  return {
    email,
    orders: orders.map((order) => {
      const facts = factsOf(order)
      return { ...order, ...fateOf(facts), isOpen: isOpen(facts) }
    }),
    onceTheirs: await ordersOnceOf(query, email),
    payments,
    credits,
    shipments,
    returns,
    returnUnits,
    withdrawals,
    notes,
    documents,
    links,
    carts,
  }
}

export type Blockers = { readonly orders: readonly string[]; readonly returns: readonly string[] }

/** Numbers of orders and returns that have to be finished first. Restricted ones are finished. */
export function blockersOf({ orders, returns }: PersonAffairs): Blockers {
  const restricted = new Set(orders.filter((order) => order.restrictedUntil !== undefined).map(({ id }) => id))
  return {
    orders: orders.filter(({ id, isOpen: open }) => open && !restricted.has(id)).map(({ number }) => number),
    returns: returns
      .filter(({ state, order_id: orderId }) => isReturnOpen(state) && !restricted.has(orderId ?? ''))
      .map(({ number }) => number),
  }
}

/** Until the transaction ends: what is read of them afterwards stays as it is. */
export async function lockPersonOrders(
  transaction: Transaction<CommerceTables>,
  { lockRows }: Pick<Database<CommerceTables>, 'lockRows'>,
  email: string,
): Promise<void> {
  const orders = transaction.selectFrom('orders').select('id').where(isEmail('email_key', email)).orderBy('id')
  await lockRows(orders).execute()
}
