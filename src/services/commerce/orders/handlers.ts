/** Handlers of the order operations. They know calls and replies; they know no SQL and no price. */
import type { orderOperations } from '../../../contracts/commerce/order-operations.ts'
import {
  IDEMPOTENCY_KEY_HEADER,
  ORDER_ERROR_STATUSES,
  type RawPaymentSession,
} from '../../../contracts/commerce/order.ts'
import { recordOf } from '../../../markets/countries/record-of.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import { bearerToken, type CallContext } from '../../../platform/http/call-context.ts'
import { clientOf } from '../../../platform/http/client-address.ts'
import { clientIpOf } from '../../../platform/http/client-ip.ts'
import { reject, success, type Handlers, type Rejection } from '../../../platform/http/operations.ts'
import { retryAfterHeader } from '../../../platform/rate-limit/too-many-requests.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { TermsArchive } from '../agreements/terms-archive.ts'
import type { IsOwnAddress } from '../own-address.ts'
import { orderFailure, type OrderFailure } from './order-failure.ts'
import type { Orders } from './orders.ts'
import type { PlacedOrder } from './place-order.ts'
import { toRawOrder, UNPAID } from './to-raw-order.ts'

/** What the shopper's browser needs to reach the provider. */
export type ProviderAccess = { readonly clientKey: string; readonly environment: string }

/** Opens a session at the provider for what was placed. */
export type OpenSession = (
  placed: PlacedOrder & { readonly returnUrl: string; readonly ip?: string | undefined },
) => Promise<Result<RawPaymentSession, unknown>>

type OrderHandlerDeps = {
  readonly orders: Orders
  readonly openSession: OpenSession
  readonly provider: ProviderAccess
  readonly isOwnAddress: IsOwnAddress
  /** Absent in a shop without terms. */
  readonly terms: Pick<TermsArchive, 'current'> | undefined
}

const MAX_KEY_LENGTH = 64

export function orderHandlers(deps: OrderHandlerDeps): Handlers<typeof orderOperations> {
  const { orders, openSession, provider, isOwnAddress, terms } = deps

  return {
    async placeOrder(call) {
      const { returnUrl, ...request } = call.input
      const key = keyOf(call)
      if (!key.ok) return key.failure
      if (!isOwnAddress(call, returnUrl)) return rejectReturnUrl()
      const placed = await orders.place(bearerOf(call), request, key.value)
      if (!placed.ok) return rejection(placed.failure)
      const { order, attempt, orderToken } = placed.value
      const session = await openSession({ order, attempt, returnUrl, ip: clientIpOf(call.headers) || undefined })
      // The order stays: a retry continues with it.
      if (!session.ok) return rejection(orderFailure('PAYMENT_UNAVAILABLE', request.languageCode))
      return success({
        brink: { order: toRawOrder(order, UNPAID) },
        adyen: { session: session.value, ...provider },
        orderToken,
      })
    },

    // PAY-06: the input is optional.
    async placeWalletOrder(call) {
      const { input: request = {} } = call
      const key = keyOf(call)
      if (!key.ok) return key.failure
      const placed = await orders.placeFromWallet(bearerOf(call), request, key.value)
      return placed.ok ? success(placed.value) : rejection(placed.failure)
    },

    async readOrderTerms({ params }) {
      const country = (params['country'] ?? '').toUpperCase()
      const current = isCountryCode(country) ? await terms?.current(country) : undefined
      if (!isCountryCode(country) || current === undefined) {
        return reject('NOT_FOUND', { message: 'No terms for orders of that country' })
      }
      return success({ ...current, agreement: recordOf(country).law.agreement })
    },

    async readOrder(call) {
      const order = await orders.read(call.params['id'] ?? '', bearerToken(call))
      return order.ok ? success({ order: await orders.toRaw(order.value) }) : rejection(order.failure)
    },
  }
}

const bearerOf = (call: CallContext) => ({ token: bearerToken(call), client: clientOf(call) })

export function rejection({ answer: value, retryAfter }: OrderFailure): Rejection {
  return { ok: false, status: ORDER_ERROR_STATUSES[value.code], value, headers: retryAfterHeader(retryAfter) }
}

/** As other services take them: up to 64 visible characters. */
function keyOf({ headers }: CallContext): Result<string | undefined, Rejection> {
  const key = headers.get(IDEMPOTENCY_KEY_HEADER.toLowerCase()) ?? ''
  if (key === '') return ok(undefined)
  if (key.length <= MAX_KEY_LENGTH && /^[\x21-\x7e]+$/.test(key)) return ok(key)
  return fail(
    reject('INVALID_REQUEST', {
      field: IDEMPOTENCY_KEY_HEADER,
      message: `${IDEMPOTENCY_KEY_HEADER}: must be at most ${MAX_KEY_LENGTH} visible characters`,
    }),
  )
}

/** PAY-15 */
export const rejectReturnUrl = (field = 'returnUrl'): Rejection =>
  reject('INVALID_REQUEST', { field, message: `${field}: must be an address of this shop` })
