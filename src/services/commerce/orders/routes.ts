/** The HTTP face of orders: placing and reading them. Knows requests and answers; knows no SQL and no price. */
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import {
  IDEMPOTENCY_KEY_HEADER,
  ORDER_ERROR_STATUSES,
  ORDERS_PATH,
  PLACE_ORDER_PATH,
  WALLET_ORDER_PATH,
  type OrderAnswer,
  type OrderSessionAnswer,
  type RawPaymentSession,
  type WalletOrderRequest,
} from '../../../contracts/commerce/order.ts'
import { orderRequest, walletOrderRequest } from '../../../contracts/commerce/order-schema.ts'
import { isStorefrontCode } from '../../../markets/storefronts/codes.ts'
import type { Language } from '../../../markets/types.ts'
import type { Clock } from '../../../platform/clock.ts'
import { checked } from '../../../platform/http/checked.ts'
import { clientAddressOf } from '../../../platform/http/client-address.ts'
import { refuse } from '../../../platform/http/door-errors.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import type { CallLimit } from '../../../platform/limit-calls.ts'
import type { Result } from '../../../platform/result.ts'
import { bearerToken } from '../bearer-token.ts'
import type { IsOwnAddress } from '../own-address.ts'
import { orderFailure, type OrderFailure } from './order-failure.ts'
import type { Orders } from './orders.ts'
import type { PlacedOrder } from './place-order.ts'
import { toRawOrder, UNPAID } from './to-raw-order.ts'

/** What the shopper's browser is told of the provider. */
export type ProviderAccess = { readonly clientKey: string; readonly environment: string }

/** Opens a session at the provider for what was placed. */
export type OpenSession = (
  placed: PlacedOrder & { readonly returnUrl: string; readonly ip?: string | undefined },
) => Promise<Result<RawPaymentSession, unknown>>

type OrderRoutesDeps = {
  readonly orders: Orders
  readonly openSession: OpenSession
  readonly provider: ProviderAccess
  readonly cartPrefix: string
  readonly isOwnAddress: IsOwnAddress
  readonly clock: Clock
  /** How often orders may be placed from one place on the network: each takes goods aside. */
  readonly limitOfAddress: CallLimit
  /** Where the shopper calls from, as far as that can be believed. */
  readonly addressOf?: (c: Context) => string | undefined
}

const LONGEST_KEY = 64
/** No key looks like this. */
const UNUSABLE = ' '

export function orderRoutes(deps: OrderRoutesDeps) {
  const { orders, openSession, provider, cartPrefix, isOwnAddress, clock, limitOfAddress, addressOf } = deps

  const tooMany = (c: Context, language: Language): Response | undefined => {
    const address = clientAddressOf(c)
    const retryAfter = address === undefined ? undefined : limitOfAddress.take(address, clock.now())
    if (retryAfter === undefined) return undefined
    return refusal(c, orderFailure('TOO_MANY_ORDERS', language, { retryAfter }))
  }

  const wallet = async (c: Context, request: WalletOrderRequest): Promise<Response> => {
    if (!isStorefrontCode(c.req.param('storefront'))) return refuse(c, 'NOT_FOUND')
    const key = keyOf(c)
    if (key === UNUSABLE) return refuseKey(c)
    const limited = request.shippingAddress && tooMany(c, request.languageCode ?? 'en')
    if (limited !== undefined) return limited
    const placed = await orders.placeFromWallet(bearerToken(c), request, key)
    return placed.ok ? c.json(placed.value) : refusal(c, placed.failure)
  }
  /** PAY-06: the body is optional. */
  const withoutBody: MiddlewareHandler = async (c, next) => ((await c.req.text()) === '' ? wallet(c, {}) : next())

  const paths = {
    place: `/${cartPrefix}${PLACE_ORDER_PATH}`,
    wallet: `/:storefront${WALLET_ORDER_PATH}`,
    order: `/${cartPrefix}${ORDERS_PATH}/:id`,
  } as const

  return new Hono<ServiceEnv>()
    .use(paths.place, notStored)
    .use(paths.wallet, notStored)
    .use(paths.order, notStored)
    .post(paths.place, checked(orderRequest), async (c) => {
      const { returnUrl, ...request } = c.req.valid('json')
      const key = keyOf(c)
      if (key === UNUSABLE) return refuseKey(c)
      if (!isOwnAddress(c, returnUrl)) return refuseReturn(c)
      const limited = tooMany(c, request.languageCode)
      if (limited !== undefined) return limited
      const placed = await orders.place(bearerToken(c), request, key)
      if (!placed.ok) return refusal(c, placed.failure)
      const { order, attempt, orderToken } = placed.value
      const session = await openSession({ order, attempt, returnUrl, ip: addressOf?.(c) })
      // The order stays: whoever tries again goes on with it.
      if (!session.ok) return refusal(c, orderFailure('PAYMENT_UNAVAILABLE', request.languageCode))
      const answer: OrderSessionAnswer = {
        brink: { order: toRawOrder(order, UNPAID) },
        adyen: { session: session.value, ...provider },
        orderToken,
      }
      return c.json(answer)
    })
    .post(paths.wallet, withoutBody, checked(walletOrderRequest), (c) => wallet(c, c.req.valid('json')))
    .get(paths.order, async (c) => {
      const order = await orders.read(c.req.param('id'), bearerToken(c))
      if (!order.ok) return refusal(c, order.failure)
      const answer: OrderAnswer = { order: await orders.toRaw(order.value) }
      return c.json(answer)
    })
}

/** An order is its shopper's alone. */
const notStored: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  await next()
}

export function refusal(c: Context, { answer, retryAfter }: OrderFailure): Response {
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json(answer, ORDER_ERROR_STATUSES[answer.code])
}

/** As other services take them: up to 64 characters that can be seen. */
function keyOf(c: Context): string | undefined {
  const key = c.req.header(IDEMPOTENCY_KEY_HEADER)
  if (key === undefined || key === '') return undefined
  return key.length <= LONGEST_KEY && /^[\x21-\x7e]+$/.test(key) ? key : UNUSABLE
}

const refuseKey = (c: Context): Response =>
  refuse(c, 'INVALID_REQUEST', {
    field: IDEMPOTENCY_KEY_HEADER,
    message: `${IDEMPOTENCY_KEY_HEADER}: must be at most ${LONGEST_KEY} visible characters`,
  })

/** PAY-15 */
export const refuseReturn = (c: Context, field = 'returnUrl'): Response =>
  refuse(c, 'INVALID_REQUEST', { field, message: `${field}: must be an address of this shop` })
