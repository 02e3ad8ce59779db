/** Calls that turn a cart into an order and pay for it. Runs in the browser, so it stays small. */
import type { Address, Contact } from '../../markets/addresses/checkout-information.ts'
import { isAddressComplete, isContactComplete } from '../../markets/addresses/completeness.ts'
import { toPaymentAddress } from '../../markets/addresses/payment-address.ts'
import type { Language, Market } from '../../markets/types.ts'
import { isObject } from '../answer-kinds.ts'
import { CallError, callJson, type Fetch } from '../call-json.ts'
import { freshToken, type CartTokens } from './cart-token.ts'
import { CART_PREFIX } from './cart.ts'
import { PaymentFailedError, PaymentSessionError, toOrderError } from './order-errors.ts'
import {
  IDEMPOTENCY_KEY_HEADER,
  ORDERS_PATH,
  PLACE_ORDER_PATH,
  WALLET_ORDER_PATH,
  type OrderRequest,
  type WalletOrderRequest,
} from './order.ts'
import type { PaymentMethod } from '../payment-provider/payment-provider.ts'
import {
  confirmationPath,
  PAYMENT_DETAILS_PATH,
  PAYMENT_METHODS_PATH,
  PAYMENTS_PATH,
  PAYPAL_UPDATE_PATH,
  type DetailsSubmission,
  type PaymentMethodsWanted,
  type PaymentResult,
  type PaymentSubmission,
  type PaypalUpdate,
  type PaypalUpdated,
} from './payment.ts'
import { isToldOrder, toOrder, type Order } from './to-order.ts'

/** What a session at the provider is opened with, and the order read with. */
export type PaymentSessionAccess = {
  readonly id: string
  readonly sessionData: string
  readonly clientKey: string
  readonly environment: string
  readonly orderToken: string
}

/** PAY-01 */
export type PaymentSession = { readonly order: Order; readonly session: PaymentSessionAccess }

/** PAY-03: the telephone travels in the addresses, the e-mail address beside them. */
export type PaymentSessionWanted = {
  readonly shippingAddress: Address
  readonly billingAddress: Address
  readonly languageCode: Language
  /** PAY-15: the payment view with its query, absolute. */
  readonly returnUrl: string
  readonly contact: Contact
}

/** What the shopper's browser brought back from the provider, if anything. */
export type Brought = {
  readonly sessionId?: string
  readonly sessionResult?: string
  readonly redirectResult?: string
}

export type ConfirmedPayment = { readonly order: Order; readonly status: 'paid' | 'pending' }

export type OrderClient = {
  /** Rejects with a PaymentSessionError, whatever went wrong. Nothing is sent while something is missing. */
  readonly createPaymentSession: (wanted: PaymentSessionWanted, idempotencyKey?: string) => Promise<PaymentSession>
  /** Rejects when the payment came to nothing. */
  readonly confirmPaymentSession: (orderId: string, orderToken: string, brought?: Brought) => Promise<ConfirmedPayment>
  /** PAY-06: an order for a wallet, or what would be ordered. */
  readonly placeOrder: (
    request?: WalletOrderRequest,
  ) => Promise<{ readonly order: Order; readonly orderToken?: string }>
  readonly submitPayment: (payment: PaymentSubmission) => Promise<PaymentResult>
  readonly submitDetails: (details: DetailsSubmission) => Promise<PaymentResult>
  readonly updatePaypalOrder: (update: PaypalUpdate) => Promise<PaypalUpdated>
  readonly fetchPaymentMethods: (wanted: PaymentMethodsWanted) => Promise<readonly PaymentMethod[]>
  readonly fetchOrder: (orderId: string, orderToken: string) => Promise<Order>
}

export type OrderClientOptions = {
  readonly fetch: Fetch
  readonly baseUrl: string
  /** CRT-30 */
  readonly cartPrefix?: string
  readonly market: Pick<Market, 'storefrontCode' | 'warehouse'>
  readonly tokens: CartTokens
  readonly now?: () => number
}

/** A bank may think for a while. */
const PATIENCE = 30_000

export function orderClient(options: OrderClientOptions): OrderClient {
  const { fetch, baseUrl, cartPrefix = CART_PREFIX, market, tokens, now = Date.now } = options
  const service = `${baseUrl}/${cartPrefix}`
  // T49: some paths begin with the storefront.
  const storefront = `${baseUrl}/${market.storefrontCode}`

  const cartToken = (): string => {
    const token = freshToken(tokens, market.warehouse.region, now())
    if (token === undefined) throw new Error('Cart token is missing')
    return token
  }

  const call = async (
    url: string,
    { token, body, headers }: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<unknown> => {
    try {
      const answer = await callJson({
        fetch,
        url,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
        body,
        timeoutMs: PATIENCE,
      })
      return answer.body
    } catch (failure) {
      throw toOrderError(failure)
    }
  }

  return {
    async createPaymentSession(wanted, idempotencyKey) {
      try {
        // ADR-06 to ADR-08
        const missing = missingParts(wanted)
        if (missing.length > 0) throw new Error(`Not complete: ${missing.join(', ')}`)
        const headers = idempotencyKey === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }
        const url = service + PLACE_ORDER_PATH
        return toSession(await call(url, { token: cartToken(), body: toRequest(wanted), headers }))
      } catch (cause) {
        throw new PaymentSessionError(cause)
      }
    },

    async confirmPaymentSession(orderId, orderToken, brought = {}) {
      const query = new URLSearchParams(Object.entries(brought))
      const url = `${service}${confirmationPath(orderId)}${query.size === 0 ? '' : `?${query}`}`
      const answer = await call(url, { token: orderToken })
      if (!isObject(answer)) throw unusable(answer)
      const { order, status, failedReason }: { order?: unknown; status?: unknown; failedReason?: unknown } = answer
      if (typeof failedReason === 'string' && failedReason !== '') throw new PaymentFailedError(failedReason)
      if (!isToldOrder(order)) throw unusable(answer)
      return { order: toOrder(order), status: status === 'paid' ? 'paid' : 'pending' }
    },

    async placeOrder(request = {}) {
      const answer = await call(storefront + WALLET_ORDER_PATH, { token: cartToken(), body: request })
      const { order, orderToken }: { order?: unknown; orderToken?: unknown } = isObject(answer) ? answer : {}
      if (!isToldOrder(order)) throw unusable(answer)
      return { order: toOrder(order), ...(typeof orderToken === 'string' ? { orderToken } : {}) }
    },

    submitPayment: async (payment) =>
      toResult(await call(storefront + PAYMENTS_PATH, { token: cartToken(), body: payment })),

    // Who comes back from a bank in another browser has no cart there.
    submitDetails: async (details) => toResult(await call(storefront + PAYMENT_DETAILS_PATH, { body: details })),

    async updatePaypalOrder(update) {
      const answer = await call(storefront + PAYPAL_UPDATE_PATH, { token: cartToken(), body: update })
      const { paymentData, status }: { paymentData?: unknown; status?: unknown } = isObject(answer) ? answer : {}
      if (typeof paymentData !== 'string') throw unusable(answer)
      return { paymentData, status: status === 'success' ? 'success' : 'error' }
    },

    async fetchPaymentMethods(wanted) {
      const answer = await call(service + PAYMENT_METHODS_PATH, { body: wanted })
      const { paymentMethods }: { paymentMethods?: unknown } = isObject(answer) ? answer : {}
      if (!Array.isArray(paymentMethods)) throw unusable(answer)
      return paymentMethods.filter(isMethod)
    },

    async fetchOrder(orderId, orderToken) {
      const answer = await call(`${service}${ORDERS_PATH}/${encodeURIComponent(orderId)}`, { token: orderToken })
      const { order }: { order?: unknown } = isObject(answer) ? answer : {}
      if (!isToldOrder(order)) throw unusable(answer)
      return toOrder(order)
    },
  }
}

function missingParts({ shippingAddress, billingAddress, contact }: PaymentSessionWanted): readonly string[] {
  return [
    ...(isAddressComplete(shippingAddress) ? [] : ['shipping']),
    ...(isAddressComplete(billingAddress) ? [] : ['billing']),
    ...(isContactComplete(contact) ? [] : ['contact']),
  ]
}

function toRequest({ shippingAddress, billingAddress, languageCode, returnUrl, contact }: PaymentSessionWanted) {
  return {
    shippingAddress: toPaymentAddress(shippingAddress, contact),
    billingAddress: toPaymentAddress(billingAddress, contact),
    email: contact.email,
    languageCode,
    returnUrl,
  } satisfies OrderRequest
}

function toSession(answer: unknown): PaymentSession {
  const { brink, adyen, orderToken }: { brink?: unknown; adyen?: unknown; orderToken?: unknown } = isObject(answer)
    ? answer
    : {}
  const { order }: { order?: unknown } = isObject(brink) ? brink : {}
  const { session, clientKey, environment }: { session?: unknown; clientKey?: unknown; environment?: unknown } =
    isObject(adyen) ? adyen : {}
  const { id, sessionData }: { id?: unknown; sessionData?: unknown } = isObject(session) ? session : {}
  if (!isToldOrder(order) || typeof id !== 'string' || typeof sessionData !== 'string') throw unusable(answer)
  return {
    order: toOrder(order),
    session: {
      id,
      sessionData,
      clientKey: typeof clientKey === 'string' ? clientKey : '',
      environment: typeof environment === 'string' ? environment : '',
      orderToken: typeof orderToken === 'string' ? orderToken : '',
    },
  }
}

function toResult(answer: unknown): PaymentResult {
  if (!isResult(answer)) throw unusable(answer)
  return answer
}

const isResult = (value: unknown): value is PaymentResult =>
  isObject(value) && 'resultCode' in value && typeof value.resultCode === 'string'

const isMethod = (value: unknown): value is PaymentMethod =>
  isObject(value) &&
  'type' in value &&
  typeof value.type === 'string' &&
  'name' in value &&
  typeof value.name === 'string'

/** It claims success, and is not what the service would say. */
const unusable = (answer: unknown): CallError => new CallError('status', { status: 200, answer })
