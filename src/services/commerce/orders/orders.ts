/**
 * Orders for whoever holds a token: placed with a cart's, read with the order's own or with that of the cart it was placed
 * from. Nothing here knows how an order is paid.
 */
import type { Kysely } from 'kysely'
import type { RawOrder, WalletOrderRequest } from '../../../contracts/commerce/order.ts'
import { walletRefusal } from '../../../markets/addresses/wallet-guards.ts'
import type { Language } from '../../../markets/types.ts'
import { keptStatement, type Question, type ValueOf } from '../../../platform/database/kept-statement.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CallLimit } from '../../../platform/limit-calls.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { priceChoice } from '../carts/price-choice.ts'
import { readCart, type ReadCart } from '../carts/stored-cart.ts'
import type { CartClaims, CartTokens } from '../carts/token/cart-tokens.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import type { PlaceRequest } from './check-recipient.ts'
import { orderFailure, sharedFailure, type OrderFailure } from './order-failure.ts'
import { orderedGoods } from './order-snapshot.ts'
import type { OrderTokens } from './order-tokens.ts'
import { placeOrder, type PlaceDeps, type PlacedOrder } from './place-order.ts'
import { firstOrder, orderQuestion, readOpenOrder, readOrder, type StoredOrder } from './stored-order.ts'
import { toDraftOrder, toRawOrder, UNPAID, type OrderPayment } from './to-raw-order.ts'

export type OrderDeps = PlaceDeps & {
  readonly tokens: () => Promise<CartTokens>
  readonly orderTokens: () => Promise<OrderTokens>
  /** How often a cart may be ordered. */
  readonly limit: CallLimit
}

export type PlacedWithToken = PlacedOrder & { readonly orderToken: string }

/** Without a token while it is a draft. */
export type WalletOrder = { readonly order: RawOrder; readonly orderToken?: string }

type Answered<Value> = Promise<Result<Value, OrderFailure>>

export type Orders = {
  readonly place: (token: string, request: PlaceRequest, idempotencyKey?: string) => Answered<PlacedWithToken>
  /** PAY-06: with addresses an order; without, what is ordered already or would be. */
  readonly placeFromWallet: (
    token: string,
    request: WalletOrderRequest,
    idempotencyKey?: string,
  ) => Answered<WalletOrder>
  /** A wrong token is answered like an unknown id. */
  readonly read: (id: string, token: string) => Answered<StoredOrder>
  /** The same, and asks something else of whoever may read it. */
  readonly readWith: <Row>(
    id: string,
    token: string,
    besides: Question<CommerceTables, Row>,
  ) => Answered<{ readonly order: StoredOrder; readonly rows: readonly Row[] }>
  readonly toRaw: (order: StoredOrder) => Promise<RawOrder>
}

export function createOrders(deps: OrderDeps): Orders {
  const { database, circumstances: reader, clock, limit } = deps
  const placeHeld = placeOrder(deps)

  const claimsOf = async (token: string, language: Language = 'en'): Answered<CartClaims> => {
    const claims = (await deps.tokens()).read(token, clock.now())
    return claims === undefined ? fail(sharedFailure('UNAUTHORIZED', language)) : ok(claims)
  }

  const cartOf = async ({ cartId, region }: CartClaims): Answered<ReadCart> => {
    const cart = await readCart(database.query, cartId)
    if (cart === undefined) return fail(sharedFailure('CART_NOT_FOUND', 'en'))
    if (cart.region !== region) return fail(sharedFailure('UNAUTHORIZED', 'en'))
    return cart.state === 'CLOSED' ? fail(sharedFailure('CART_CLOSED', cart.store.languageCode)) : ok(cart)
  }

  const place = async (
    claims: CartClaims,
    request: PlaceRequest,
    idempotencyKey?: string,
  ): Answered<PlacedWithToken> => {
    const now = clock.now()
    const retryAfter = limit.take(claims.cartId, now)
    if (retryAfter !== undefined) return fail(orderFailure('TOO_MANY_ORDERS', request.languageCode, { retryAfter }))
    const placed = await placeHeld({ claims, request, idempotencyKey })
    if (!placed.ok) return placed
    const orderToken = (await deps.orderTokens()).sign(placed.value.order.id, now)
    return ok({ ...placed.value, orderToken })
  }

  const toRaw = async (order: StoredOrder): Promise<RawOrder> =>
    toRawOrder(order, paymentOf(await readPayments(database.query, order.id)))

  /** Nothing is written, and nothing taken aside. */
  const draft = async (cart: ReadCart): Answered<WalletOrder> => {
    const open = await readOpenOrder(database.query, cart.id)
    const now = clock.now()
    if (open !== undefined) {
      return ok({ order: await toRaw(open), orderToken: (await deps.orderTokens()).sign(open.id, now) })
    }
    const { languageCode } = cart.store
    const circumstances = await reader.read(database.query, cart, {}, now)
    const choice = priceChoice(cart, circumstances)
    if (!choice.priced.lines.some(({ isCounted }) => isCounted))
      return fail(orderFailure('MISSING_PRODUCTS', languageCode))
    const ordered = orderedGoods(choice, circumstances)
    if (ordered === undefined) return fail(orderFailure('MISSING_SHIPPING_OPTION_ERROR', languageCode))
    return ok({ order: toDraftOrder(ordered, now) })
  }

  const read = async (id: string, token: string): Answered<StoredOrder> => {
    const unknown = fail(orderFailure('ORDER_NOT_FOUND', 'en'))
    const now = clock.now()
    const [orderId, claims] = [(await deps.orderTokens()).read(token, now), (await deps.tokens()).read(token, now)]
    if (orderId !== id && claims === undefined) return unknown
    const order = await readOrder(database.query, id)
    return order !== undefined && (orderId === id || claims?.cartId === order.cartId) ? ok(order) : unknown
  }

  return {
    toRaw,
    read,

    async place(token, request, idempotencyKey) {
      const claims = await claimsOf(token, request.languageCode)
      return claims.ok ? place(claims.value, request, idempotencyKey) : claims
    },

    async placeFromWallet(token, { shippingAddress, billingAddress, email = '', languageCode }, idempotencyKey) {
      const claims = await claimsOf(token, languageCode)
      if (!claims.ok) return claims
      const found = await cartOf(claims.value)
      if (!found.ok) return found
      const { store } = found.value
      const cart = { ...found.value, store: { ...store, languageCode: languageCode ?? store.languageCode } }
      if (shippingAddress === undefined) return draft(cart)
      const billing = billingAddress ?? shippingAddress
      const countries = { shipping: shippingAddress.country, billing: billing.country }
      const refusal = walletRefusal(countries, store.countryCode)
      if (refusal !== undefined) return fail(orderFailure(refusal, cart.store.languageCode))
      const request = { shippingAddress, billingAddress: billing, email, languageCode: cart.store.languageCode }
      const placed = await place(claims.value, request, idempotencyKey)
      if (!placed.ok) return placed
      const { order, orderToken } = placed.value
      return ok({ order: toRawOrder(order, UNPAID), orderToken })
    },

    async readWith(id, token, besides) {
      // The token of a cart says nothing of the order: that has to be read first.
      if ((await deps.orderTokens()).read(token, clock.now()) !== id) {
        const found = await read(id, token)
        if (!found.ok) return found
        const { rows } = await database.query.executeQuery(besides(database.query))
        return ok({ order: found.value, rows })
      }
      const [orders, rows] = await database.atOnce(database.query, orderQuestion(id), besides)
      const order = firstOrder(orders)
      return order === undefined ? fail(orderFailure('ORDER_NOT_FOUND', 'en')) : ok({ order, rows })
    },
  }
}

/** What matters most of what was tried: a payment that came about, then one that may, then the last that did not. */
const WEIGHT = ['authorised', 'reversing', 'reversed', 'pending'] as const

type Tried = Pick<CommerceTables['payments'], 'state' | 'method'>

const TRIED = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<{ readonly orderId: string }>) =>
  query
    .selectFrom('payments')
    .select(['state', 'method'])
    .where('order_id', '=', value('orderId'))
    .orderBy('created_at', 'desc')
    .orderBy('psp_reference'),
)

/** What was tried for an order, the newest first. */
export async function readPayments(query: CommerceQuery, orderId: string): Promise<readonly Tried[]> {
  const { rows } = await TRIED(query, { orderId })
  return rows
}

/** An order as it is now, and what was tried for it. */
export async function readOrderWithPayments(
  { query, atOnce }: Pick<Database<CommerceTables>, 'query' | 'atOnce'>,
  id: string,
): Promise<{ readonly order: StoredOrder | undefined; readonly tried: readonly Tried[] }> {
  const [orders, tried] = await atOnce(query, orderQuestion(id), TRIED.question({ orderId: id }))
  return { order: firstOrder(orders), tried }
}

export function paymentOf(tried: readonly Tried[]): OrderPayment {
  const weighty = WEIGHT.flatMap((state) => tried.filter((payment) => payment.state === state))
  const [found] = [...weighty, ...tried]
  return found === undefined ? UNPAID : { status: found.state, method: found.method }
}
