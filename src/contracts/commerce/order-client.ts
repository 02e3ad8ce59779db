/** Calls that turn a cart into an order and pay for it. Runs in the browser, so it stays small. */
import type { Address, Contact } from '../../markets/addresses/checkout-information.ts'
import { isAddressComplete, isContactComplete } from '../../markets/addresses/completeness.ts'
import { toPaymentAddress } from '../../markets/addresses/payment-address.ts'
import type { Language, Market } from '../../markets/types.ts'
import { isObject } from '../answer-kinds.ts'
import { CallError } from '../call-json.ts'
import type { CallRequest, OperationRoute, Transport } from '../transport.ts'
import { freshToken, withToken, type CartTokenStorage } from './cart-token.ts'
import {
  BEGIN_PAYMENT,
  CONFIRM_PAYMENT,
  LIST_PAYMENT_METHODS,
  PLACE_ORDER,
  PLACE_WALLET_ORDER,
  READ_ORDER,
  PAY_BY_CREDIT,
  SUBMIT_PAYMENT,
  SUBMIT_PAYMENT_DETAILS,
  UPDATE_PAYPAL_ORDER,
} from './commerce-routes.ts'
import { CART_PREFIX } from './path-prefixes.ts'
import { PaymentFailedError, PaymentSessionError, toOrderError } from './order-errors.ts'
import { IDEMPOTENCY_KEY_HEADER, type OrderRequest, type WalletOrderRequest } from './order.ts'
import type { PaymentMethod } from '../payment-provider/payment-provider.ts'
import type {
  DetailsSubmission,
  PaymentMethodsQuery,
  PaymentResult,
  CreditPayment,
  PaymentSubmission,
  PaypalUpdate,
  PaypalUpdated,
} from './payment.ts'
import { isOrderResponse, toOrder, type Order } from './to-order.ts'

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
export type PaymentSessionRequest = {
  readonly shippingAddress: Address
  readonly billingAddress: Address
  readonly languageCode: Language
  /** PAY-15: the payment view with its query, absolute. */
  readonly returnUrl: string
  readonly contact: Contact
  /** LAW-10: the hash of the terms that were ticked. */
  readonly agreedTerms?: string | undefined
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
  readonly createPaymentSession: (wanted: PaymentSessionRequest, idempotencyKey?: string) => Promise<PaymentSession>
  /** Before each payment: reserves the products of the order until its session ends. Rejects when they are gone. */
  readonly beginPayment: (orderToken: string) => Promise<void>
  /** Rejects when the payment came to nothing. */
  readonly confirmPaymentSession: (orderId: string, orderToken: string, brought?: Brought) => Promise<ConfirmedPayment>
  /** PAY-06: an order for a wallet, or what would be ordered. */
  readonly placeOrder: (
    request?: WalletOrderRequest,
  ) => Promise<{ readonly order: Order; readonly orderToken?: string }>
  readonly submitPayment: (payment: PaymentSubmission) => Promise<PaymentResult>
  /** Rejects with a text for the shopper where the code does not pay the order. */
  readonly payByCredit: (payment: CreditPayment) => Promise<PaymentResult>
  readonly submitDetails: (details: DetailsSubmission) => Promise<PaymentResult>
  readonly updatePaypalOrder: (update: PaypalUpdate) => Promise<PaypalUpdated>
  readonly fetchPaymentMethods: (wanted: PaymentMethodsQuery) => Promise<readonly PaymentMethod[]>
  readonly fetchOrder: (orderId: string, orderToken: string) => Promise<Order>
}

export type OrderClientOptions = {
  readonly transport: Transport
  /** CRT-30 */
  readonly cartPrefix?: string
  readonly market: Pick<Market, 'storefrontCode' | 'warehouse'>
  readonly tokens: CartTokenStorage
  readonly now?: () => number
}

/** A bank may take a while. */
const TIMEOUT_MS = 30_000

/** Long: one function per call, which share how they call. */
export function orderClient(options: OrderClientOptions): OrderClient {
  const { transport, cartPrefix = CART_PREFIX, market, tokens, now = Date.now } = options
  const prefixes = { cartPrefix, storefront: market.storefrontCode }

  const cartToken = (): string => {
    const token = freshToken(tokens, market.warehouse.region, now())
    if (token === undefined) throw new Error('Cart token is missing')
    return token
  }

  const call = async (route: OperationRoute, { params, ...request }: CallRequest): Promise<unknown> => {
    try {
      const reply = await transport(route, { ...request, params: { ...prefixes, ...params }, timeoutMs: TIMEOUT_MS })
      return reply.value
    } catch (failure) {
      throw toOrderError(failure)
    }
  }
  const post = (route: OperationRoute, input: unknown, token?: string): Promise<unknown> =>
    call(route, { headers: withToken(token), input })

  return {
    async createPaymentSession(wanted, idempotencyKey) {
      try {
        // ADR-06 to ADR-08
        const missing = missingParts(wanted)
        if (missing.length > 0) throw new Error(`Not complete: ${missing.join(', ')}`)
        const key = idempotencyKey === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER.toLowerCase()]: idempotencyKey }
        const headers = { ...withToken(cartToken()), ...key }
        return toSession(await call(PLACE_ORDER, { headers, input: toRequest(wanted) }))
      } catch (cause) {
        throw new PaymentSessionError(cause)
      }
    },

    async beginPayment(orderToken) {
      await post(BEGIN_PAYMENT, undefined, orderToken)
    },

    async confirmPaymentSession(orderId, orderToken, brought = {}) {
      const headers = withToken(orderToken)
      const answer = await call(CONFIRM_PAYMENT, { params: { id: orderId }, query: brought, headers })
      if (!isObject(answer)) throw unusable(answer)
      const { order, status, failedReason }: { order?: unknown; status?: unknown; failedReason?: unknown } = answer
      if (typeof failedReason === 'string' && failedReason !== '') throw new PaymentFailedError(failedReason)
      if (!isOrderResponse(order)) throw unusable(answer)
      return { order: toOrder(order), status: status === 'paid' ? 'paid' : 'pending' }
    },

    async placeOrder(request = {}) {
      const answer = await post(PLACE_WALLET_ORDER, request, cartToken())
      const { order, orderToken }: { order?: unknown; orderToken?: unknown } = isObject(answer) ? answer : {}
      if (!isOrderResponse(order)) throw unusable(answer)
      return { order: toOrder(order), ...(typeof orderToken === 'string' ? { orderToken } : {}) }
    },

    submitPayment: async (payment) => toResult(await post(SUBMIT_PAYMENT, payment, cartToken())),

    payByCredit: async (payment) => toResult(await post(PAY_BY_CREDIT, payment, cartToken())),

    // A shopper who returns from a bank in another browser has no cart there.
    submitDetails: async (details) => toResult(await post(SUBMIT_PAYMENT_DETAILS, details)),

    async updatePaypalOrder(update) {
      const answer = await post(UPDATE_PAYPAL_ORDER, update, cartToken())
      const { paymentData, status }: { paymentData?: unknown; status?: unknown } = isObject(answer) ? answer : {}
      if (typeof paymentData !== 'string') throw unusable(answer)
      return { paymentData, status: status === 'success' ? 'success' : 'error' }
    },

    async fetchPaymentMethods(wanted) {
      const answer = await post(LIST_PAYMENT_METHODS, wanted)
      const { paymentMethods }: { paymentMethods?: unknown } = isObject(answer) ? answer : {}
      if (!Array.isArray(paymentMethods)) throw unusable(answer)
      return paymentMethods.filter(isMethod)
    },

    async fetchOrder(orderId, orderToken) {
      const answer = await call(READ_ORDER, { params: { id: orderId }, headers: withToken(orderToken) })
      const { order }: { order?: unknown } = isObject(answer) ? answer : {}
      if (!isOrderResponse(order)) throw unusable(answer)
      return toOrder(order)
    },
  }
}

function missingParts({ shippingAddress, billingAddress, contact }: PaymentSessionRequest): readonly string[] {
  return [
    ...(isAddressComplete(shippingAddress) ? [] : ['shipping']),
    ...(isAddressComplete(billingAddress) ? [] : ['billing']),
    ...(isContactComplete(contact) ? [] : ['contact']),
  ]
}

function toRequest(wanted: PaymentSessionRequest) {
  const { shippingAddress, billingAddress, languageCode, returnUrl, contact, agreedTerms } = wanted
  return {
    shippingAddress: toPaymentAddress(shippingAddress, contact),
    billingAddress: toPaymentAddress(billingAddress, contact),
    email: contact.email,
    languageCode,
    returnUrl,
    ...(agreedTerms !== undefined && { agreedTerms }),
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
  if (!isOrderResponse(order) || typeof id !== 'string' || typeof sessionData !== 'string') throw unusable(answer)
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

/** A success status with a body that is no valid response of the service. */
const unusable = (answer: unknown): CallError => new CallError('status', { status: 200, answer })
