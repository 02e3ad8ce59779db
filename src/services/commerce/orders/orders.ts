/**
 * Orders for the bearer of a token: placed with a cart's, read with the order's own or with that of the cart it was placed from.
 * Independent of how an order is paid.
 */
import type { RawOrder, WalletOrderRequest } from '../../../contracts/commerce/order.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import { walletRefusal } from '../../../markets/addresses/wallet-guards.ts'
import type { Language } from '../../../markets/types.ts'
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { AgreedTerms, TermsArchive } from '../agreements/terms-archive.ts'
import { priceChoice } from '../carts/price-choice.ts'
import { isReadable } from '../carts/closed-cart.ts'
import { readCart, type ReadCart } from '../carts/stored-cart.ts'
import { findCart } from '../carts/unstored-cart.ts'
import type { CartClaims, CartTokenSigner } from '../carts/token/cart-tokens.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import type { PlaceRequest } from './check-recipient.ts'
import type { ClientKeys } from './client-keys.ts'
import { orderFailure, sharedFailure, type OrderFailure } from './order-failure.ts'
import { orderContents } from './order-snapshot.ts'
import type { OrderTokens } from './order-tokens.ts'
import { placeOrder, type PlaceDeps, type PlacedOrder } from './place-order.ts'
import { readOpenOrder, readOrder, type StoredOrder } from './stored-order.ts'
import { isPosted, readShipments } from '../fulfilment/stored-shipments.ts'
import { toDraftOrder, toRawOrder, UNPAID, type OrderPayment } from './to-raw-order.ts'

export type OrderDeps = PlaceDeps & {
  readonly tokens: () => Promise<CartTokenSigner>
  readonly orderTokens: () => Promise<OrderTokens>
  readonly clientKeys: () => Promise<ClientKeys>
  readonly limits: RateLimits
  /** Absent in a shop without terms. */
  readonly terms?: Pick<TermsArchive, 'agree'> | undefined
}

/** The token of a cart, and where it was sent from: each order reserves stock, so orders are limited by both. */
export type OrderBearer = { readonly token: string; readonly client: string }

export type PlacedWithToken = PlacedOrder & { readonly orderToken: string }

/** Without a token while it is a draft. */
export type WalletOrder = { readonly order: RawOrder; readonly orderToken?: string }

type Answered<Value> = Promise<Result<Value, OrderFailure>>

export type Orders = {
  readonly place: (bearer: OrderBearer, request: PlaceRequest, idempotencyKey?: string) => Answered<PlacedWithToken>
  /** PAY-06: with addresses an order; without, what is ordered already or would be. */
  readonly placeFromWallet: (
    bearer: OrderBearer,
    request: WalletOrderRequest,
    idempotencyKey?: string,
  ) => Answered<WalletOrder>
  /** A wrong token is answered like an unknown id. */
  readonly read: (id: string, token: string) => Answered<StoredOrder>
  readonly toRaw: (order: StoredOrder) => Promise<RawOrder>
}

/** Long: a factory; its functions share the dependencies. */
export function createOrders(deps: OrderDeps): Orders {
  const { database, pricingContext: reader, clock, limits } = deps
  const placeHeld = placeOrder(deps)

  const claimsOf = async (token: string, language: Language = 'en'): Answered<CartClaims> => {
    const claims = (await deps.tokens()).read(token, clock.now())
    return claims === undefined ? fail(sharedFailure('UNAUTHORIZED', language)) : ok(claims)
  }

  const cartOf = async (cartClaims: CartClaims): Answered<ReadCart> => {
    const cart = await findCart(database.query, cartClaims)
    if (cart === undefined) return fail(sharedFailure('CART_NOT_FOUND', 'en'))
    if (cart.region !== cartClaims.region) return fail(sharedFailure('UNAUTHORIZED', 'en'))
    return cart.state === 'CLOSED' ? fail(sharedFailure('CART_CLOSED', cart.store.languageCode)) : ok(cart)
  }

  /** LAW-10. An address in a country that is not sold to is rejected with the others. */
  const agreementOf = async ({
    shippingAddress,
    agreedTerms,
    languageCode,
  }: PlaceRequest): Answered<AgreedTerms | undefined> => {
    const { country } = shippingAddress
    if (deps.terms === undefined || !isCountryCode(country)) return ok(undefined)
    const agreed = await deps.terms.agree(country, agreedTerms)
    return agreed.ok ? agreed : fail(orderFailure('TERMS_NOT_AGREED', languageCode))
  }

  const place = async (
    claims: CartClaims,
    client: string,
    request: PlaceRequest,
    idempotencyKey: string | undefined,
  ): Answered<PlacedWithToken> => {
    const now = clock.now()
    const retryAfter = await limits.take('order.place', { client, subject: claims.cartId })
    if (retryAfter !== undefined) return fail(orderFailure('TOO_MANY_ORDERS', request.languageCode, { retryAfter }))
    const clientKey = (await deps.clientKeys())(client)
    const agreed = await agreementOf(request)
    if (!agreed.ok) return agreed
    const placed = await placeHeld({ claims, request, idempotencyKey, terms: agreed.value, clientKey })
    if (!placed.ok) return placed
    const orderToken = (await deps.orderTokens()).sign(placed.value.order.id, now)
    return ok({ ...placed.value, orderToken })
  }

  const toRaw = async (order: StoredOrder): Promise<RawOrder> => {
    const payment = paymentOf(await readPayments(database.query, order.id))
    // Most orders that are read were placed a moment ago.
    if (order.fulfilment === 'none' || order.fulfilment === 'unshipped') return toRawOrder(order, payment)
    const shipments = await readShipments(database.query, [order.id])
    return toRawOrder(order, payment, shipments.filter(isPosted))
  }

  /** Nothing is written, and nothing taken aside. */
  const draft = async (cart: ReadCart): Answered<WalletOrder> => {
    const open = await readOpenOrder(database.query, cart.id)
    const now = clock.now()
    if (open !== undefined) {
      return ok({ order: await toRaw(open), orderToken: (await deps.orderTokens()).sign(open.id, now) })
    }
    const { languageCode } = cart.store
    const pricingContext = await reader.read(database.query, cart, {}, now)
    const choice = priceChoice(cart, pricingContext)
    if (!choice.priced.lines.some(({ isCounted }) => isCounted))
      return fail(orderFailure('MISSING_PRODUCTS', languageCode))
    const ordered = orderContents(choice, pricingContext)
    if (ordered === undefined) return fail(orderFailure('MISSING_SHIPPING_OPTION_ERROR', languageCode))
    return ok({ order: toDraftOrder(ordered, now) })
  }

  /** SEC-14: the token of a bought cart reads what was bought, for a while. */
  const isOfCart = async ({ cartId, state }: StoredOrder, claims: CartClaims, now: Date): Promise<boolean> => {
    if (cartId !== claims.cartId) return false
    const cart = await readCart(database.query, cartId)
    if (cart === undefined || cart.state === 'OPEN') return true
    return isReadable(cart, now) && state !== 'replaced' && state !== 'lapsed'
  }

  const read = async (id: string, token: string): Answered<StoredOrder> => {
    const unknown = fail(orderFailure('ORDER_NOT_FOUND', 'en'))
    const now = clock.now()
    const [orderId, claims] = [(await deps.orderTokens()).read(token, now), (await deps.tokens()).read(token, now)]
    if (orderId !== id && claims === undefined) return unknown
    const order = await readOrder(database.query, id)
    if (order === undefined) return unknown
    return orderId === id || (claims !== undefined && (await isOfCart(order, claims, now))) ? ok(order) : unknown
  }

  return {
    toRaw,
    read,

    async place({ token, client }, request, idempotencyKey) {
      const claims = await claimsOf(token, request.languageCode)
      return claims.ok ? place(claims.value, client, request, idempotencyKey) : claims
    },

    async placeFromWallet(
      { token, client },
      { shippingAddress, billingAddress, email = '', languageCode, agreedTerms },
      idempotencyKey,
    ) {
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
      const request = {
        shippingAddress,
        billingAddress: billing,
        email,
        languageCode: cart.store.languageCode,
        ...(agreedTerms !== undefined && { agreedTerms }),
      }
      const placed = await place(claims.value, client, request, idempotencyKey)
      if (!placed.ok) return placed
      const { order, orderToken } = placed.value
      return ok({ order: toRawOrder(order, UNPAID), orderToken })
    },
  }
}

/** What matters most of what was tried: a payment that came about, then one that may, then the last that did not. */
const WEIGHT = ['authorised', 'reversing', 'reversed', 'pending'] as const

type Tried = Pick<CommerceTables['payments'], 'state' | 'method'>

/** The payments of an order, the newest first. */
export const readPayments = (query: CommerceQuery, orderId: string): Promise<readonly Tried[]> =>
  query
    .selectFrom('payments')
    .select(['state', 'method'])
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('psp_reference')
    .execute()

export function paymentOf(tried: readonly Tried[]): OrderPayment {
  const weighty = WEIGHT.flatMap((state) => tried.filter((payment) => payment.state === state))
  const [found] = [...weighty, ...tried]
  return found === undefined ? UNPAID : { status: found.state, method: found.method }
}
