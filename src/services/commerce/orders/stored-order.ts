/** Orders as they are kept. Whoever changes one holds it first, and its cart before that (see the order of locks in place-order.ts). */
import { sql, type Kysely } from 'kysely'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import { keptStatement, type ValueOf } from '../../../platform/database/kept-statement.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { StockGuess } from '../carts/guess-stock.ts'
import type { GuessedStock } from '../carts/read-stock.ts'
import { firstCart, heldCartQuestion, type ReadCart } from '../carts/stored-cart.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import type { OrderSnapshot } from './order-snapshot.ts'

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
}

export type StoredAttempt = {
  readonly id: string
  readonly orderId: string
  readonly state: AttemptRow['state']
  readonly session: { readonly id: string; readonly sessionData: string } | undefined
  readonly createdAt: string
}

type Engine = Pick<Database<CommerceTables>, 'lockRows' | 'atOnce'>

/** By name: a statement for all columns is not prepared. */
const REST_COLUMNS = [
  'id',
  'number',
  'cart_id',
  'state',
  'country',
  'digest',
  'idempotency_key',
  'created_at',
  'updated_at',
  'paid_at',
] as const satisfies readonly (keyof OrderRow)[]
const ORDER_COLUMNS = [...REST_COLUMNS, 'snapshot'] as const

type ReadRow = Pick<OrderRow, (typeof ORDER_COLUMNS)[number]>

type ById = Pick<OrderRow, 'id'>

const READ = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<ById>) =>
  query.selectFrom('orders').select(ORDER_COLUMNS).where('id', '=', value('id')),
)

export async function readOrder(query: CommerceQuery, id: string): Promise<StoredOrder | undefined> {
  const { rows } = await READ(query, { id })
  return firstOrder(rows)
}

/** Those that there are, by id. */
export async function readOrders(
  { query, amongTexts }: Pick<Database<CommerceTables>, 'query' | 'amongTexts'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredOrder>> {
  const rows = await query
    .selectFrom('orders')
    .select(ORDER_COLUMNS)
    .where(sql<boolean>`id ${amongTexts(ids)}`)
    .execute()
  return new Map(rows.map((row) => [row.id, toOrder(row)]))
}

/** The same, for who asks something else with it. */
export const orderQuestion = (id: string) => READ.question({ id })

const HOLD = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<ById>, { lockRows }: Engine) =>
  lockRows(query.selectFrom('orders').select(ORDER_COLUMNS).where('id', '=', value('id'))),
)

/** The same, and nobody else writes it until the transaction ends. */
export async function holdOrder(
  transaction: Transaction<CommerceTables>,
  engine: Engine,
  id: string,
): Promise<StoredOrder | undefined> {
  const { rows } = await HOLD(transaction, { id }, engine)
  return firstOrder(rows)
}

const HOLD_REST = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<ById>, { lockRows }: Engine) =>
  lockRows(
    query
      .selectFrom('orders')
      .select(REST_COLUMNS)
      .select(sql<string>`''`.as('snapshot'))
      .where('id', '=', value('id')),
  ),
)

/** The same, for who asks something else with it; without its snapshot for who has that already. */
export const heldOrderQuestion = (id: string, engine: Engine, known: OrderSnapshot | undefined) =>
  (known === undefined ? HOLD : HOLD_REST).question({ id }, engine)

/**
 * The order that a cart became and that still waits, held; and whatever was ordered under a key before. A question for each of
 * the indexes that answer it, the first in the very words of its index: as one they were answered by reading all orders.
 */
const HOLD_OPEN = keptStatement(
  (query: Kysely<CommerceTables>, value: ValueOf<Pick<OrderRow, 'cart_id'>>, { lockRows }: Engine) =>
    lockRows(
      query
        .selectFrom('orders')
        .select(ORDER_COLUMNS)
        .where('cart_id', '=', value('cart_id'))
        .where(sql<boolean>`state = 'open'`),
    ),
)
const HOLD_UNDER_KEY = keptStatement(
  (query: Kysely<CommerceTables>, value: ValueOf<{ readonly key: string }>, { lockRows }: Engine) =>
    lockRows(query.selectFrom('orders').select(ORDER_COLUMNS).where('idempotency_key', '=', value('key'))),
)

type Wanted = {
  readonly cartId: string
  readonly idempotencyKey: string | undefined
  readonly guess: StockGuess | undefined
}

/**
 * A cart that is to be ordered, held; then the order it has become, if that waits, and whatever was ordered under the key
 * before. Whether it was bought the cart says itself: it is closed with the order. What is guessed of its goods comes with it.
 */
export async function holdCartWithOrders(
  transaction: Transaction<CommerceTables>,
  engine: Engine,
  { cartId, idempotencyKey, guess }: Wanted,
): Promise<{
  readonly cart: ReadCart | undefined
  readonly open: StoredOrder | undefined
  readonly underKey: StoredOrder | undefined
  readonly guessed: GuessedStock | undefined
}> {
  const [carts, open, underKey, stock] = await engine.atOnce(
    transaction,
    heldCartQuestion(cartId, engine),
    HOLD_OPEN.question({ cart_id: cartId }, engine),
    idempotencyKey === undefined ? undefined : HOLD_UNDER_KEY.question({ key: idempotencyKey }, engine),
    guess?.question,
  )
  return {
    cart: firstCart(carts),
    open: firstOrder(open),
    underKey: firstOrder(underKey),
    guessed: guess?.answered(stock),
  }
}

export const firstOrder = ([row]: readonly ReadRow[], known?: OrderSnapshot): StoredOrder | undefined =>
  row && toOrder(row, known)

/** The open order of a cart; undefined when it has none. */
export async function readOpenOrder(query: CommerceQuery, cartId: string): Promise<StoredOrder | undefined> {
  const row = await query
    .selectFrom('orders')
    .select(ORDER_COLUMNS)
    .where('cart_id', '=', cartId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row && toOrder(row)
}

const INSERT = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<OrderRow>) =>
  query.insertInto('orders').values({
    id: value('id'),
    number: value('number'),
    cart_id: value('cart_id'),
    state: value('state'),
    storefront: value('storefront'),
    country: value('country'),
    language: value('language'),
    currency: value('currency'),
    total: value('total'),
    email_key: value('email_key'),
    digest: value('digest'),
    idempotency_key: value('idempotency_key'),
    snapshot: value('snapshot'),
    created_at: value('created_at'),
    updated_at: value('updated_at'),
    paid_at: value('paid_at'),
  }),
)

export async function insertOrder(
  transaction: Transaction<CommerceTables>,
  order: StoredOrder,
  idempotencyKey: string | undefined,
): Promise<void> {
  const { id, number, cartId, state, digest, snapshot, createdAt, updatedAt } = order
  const { market, language, totals, contact } = snapshot
  await INSERT(transaction, {
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
    digest,
    idempotency_key: idempotencyKey ?? null,
    snapshot: JSON.stringify(snapshot),
    created_at: createdAt,
    updated_at: updatedAt,
    paid_at: null,
  })
}

/** One spelling of an e-mail address: how an order is looked up. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** Ordered anew with other contents. It keeps its key: who sends the old one again must not replace the new one. */
export async function replaceOrder(transaction: Transaction<CommerceTables>, id: string, now: Date): Promise<void> {
  const time = now.toISOString()
  await transaction.updateTable('orders').set({ state: 'replaced', updated_at: time }).where('id', '=', id).execute()
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

/** Long enough for the provider to answer; if nobody has noted its answer by then, somebody should look. */
export const FIRST_CHECK = 2 * 60_000

type NewAttempt = Omit<StoredAttempt, 'session'> & { readonly checkAt: string }

const INSERT_ATTEMPT = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<NewAttempt>) =>
  query.insertInto('payment_attempts').values({
    id: value('id'),
    order_id: value('orderId'),
    state: value('state'),
    session_id: null,
    session_data: null,
    created_at: value('createdAt'),
    updated_at: value('createdAt'),
    check_at: value('checkAt'),
  }),
)

export async function insertAttempt(
  transaction: Transaction<CommerceTables>,
  attempt: Omit<StoredAttempt, 'session'>,
  checkAt: Date,
): Promise<void> {
  await INSERT_ATTEMPT(transaction, { ...attempt, checkAt: checkAt.toISOString() })
}

/** The newest attempt of an order on which somebody may still pay. */
export async function readAttempt(query: CommerceQuery, orderId: string): Promise<StoredAttempt | undefined> {
  const row = await query
    .selectFrom('payment_attempts')
    .select(['id', 'order_id', 'state', 'session_id', 'session_data', 'created_at'])
    .where('order_id', '=', orderId)
    .where('state', '!=', 'given-up')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && toAttempt(row)
}

export function toOrder(row: ReadRow, known?: OrderSnapshot): StoredOrder {
  if (!isCountryCode(row.country)) throw new Error(`The order ${row.id} is of a market that does not exist`)
  const snapshot: OrderSnapshot = known ?? JSON.parse(row.snapshot)
  return {
    id: row.id,
    number: row.number,
    cartId: row.cart_id,
    state: row.state,
    digest: row.digest,
    snapshot,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    paidAt: row.paid_at ?? undefined,
  }
}

function toAttempt(
  row: Pick<AttemptRow, 'id' | 'order_id' | 'state' | 'session_id' | 'session_data' | 'created_at'>,
): StoredAttempt {
  const { id, order_id: orderId, state, session_id: session, session_data: data, created_at: createdAt } = row
  return {
    id,
    orderId,
    state,
    session: session === null || data === null ? undefined : { id: session, sessionData: data },
    createdAt,
  }
}
