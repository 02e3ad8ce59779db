/**
 * Payment requests and responses between the shopper's browser and the service (PAY-04 to PAY-09). The provider's own
 * messages are passed through.
 */
import type { CountryCode, Language } from '../../markets/types.ts'
import type { RawOrder } from './order.ts'
import type { Amount, PaymentMethodDetails, ResultCode } from '../payment-provider/payment-provider.ts'

/** Where the provider sends its webhooks, below the cart prefix. */
export const WEBHOOK_PATH = '/payments/adyen/webhooks'

/** PAY-04 */
export type PaymentMethodsQuery = {
  readonly blockedPaymentMethods?: readonly string[]
  readonly countryCode: CountryCode
  readonly languageCode: Language
  readonly channel: 'Web'
  readonly amount: Amount
}

export type PaymentMethodsResponse = {
  readonly paymentMethods: readonly {
    readonly type: string
    readonly name: string
    readonly [member: string]: unknown
  }[]
}

/** Why a payment came to nothing. Not the bank's reason: that is between the shopper and the bank. */
export const FAILED_REASONS = ['REFUSED', 'CANCELLED', 'ERROR', 'EXPIRED', 'SOLD_OUT', 'REPLACED'] as const
export type FailedReason = (typeof FAILED_REASONS)[number]

/** PAY-05. `pending`: waiting for a bank, or for the notification of the provider. */
export type Confirmation = {
  readonly order: RawOrder
  readonly status: 'paid' | 'pending' | 'failed'
  readonly failedReason?: FailedReason
}

/**
 * The payment method of an order that costs nothing: the shopper confirms the order with it. The provider is not
 * called, whatever method the request contains.
 */
export const FREE_METHOD = 'free'

/** The payment method of an order that is paid with store credit. The provider is not called. */
export const CREDIT_METHOD = 'credit'

/** RET-15: the code, as the shopper typed it. */
export type CreditPayment = { readonly code: string }

/** PAY-07: how the shopper pays. The token identifies the order, and the order has the amount. */
export type PaymentSubmission = {
  readonly paymentMethod: PaymentMethodDetails
  /** Absolute. */
  readonly returnUrl: string
  readonly browserInfo?: Readonly<Record<string, string | number | boolean>>
  /** Scheme and host of the page that pays. */
  readonly origin?: string
}

/** PAY-09 */
export type DetailsSubmission = {
  /** What the shopper brought back, for instance `redirectResult`. */
  readonly details: Readonly<Record<string, string>>
  readonly paymentData?: string
}

export type PaymentResult = {
  readonly resultCode: ResultCode
  /** What it pays for, once the provider has sent a result. The browser may have moved on to another order. */
  readonly orderId?: string
  /** Of the payment at the provider; what a wallet's order is updated with. */
  readonly pspReference?: string
  /** What the browser has to do next, in the provider's words. */
  readonly action?: Readonly<Record<string, unknown>>
}

/** PAY-08: updates the amount of the wallet's order to that of the shop's order. One of the two references. */
export type PaypalUpdate = {
  readonly pspReference?: string
  readonly sessionId?: string
  readonly paymentData: string
}

export type PaypalUpdated = { readonly paymentData: string; readonly status: 'success' | 'error' }

/** Every way in which a payment call can fail that a caller may meet, and the status it comes with. */
export const PAYMENT_ERROR_STATUSES = {
  UNAUTHORIZED: 401,
  ORDER_NOT_FOUND: 404,
  /** It is paid, or cannot be paid any more. */
  ORDER_CLOSED: 409,
  /** The provider does not take it as it is. */
  PAYMENT_REFUSED: 422,
  /** There is no such store credit. */
  CREDIT_UNKNOWN: 422,
  CREDIT_EXPIRED: 422,
  /** It is in another currency than the order. */
  CREDIT_CURRENCY: 422,
  /** It pays whole orders only. */
  CREDIT_TOO_LOW: 422,
  TOO_MANY_PAYMENTS: 429,
  /** The result is unknown: the notification will bring it. */
  PAYMENT_UNAVAILABLE: 503,
} as const

export type PaymentErrorCode = keyof typeof PAYMENT_ERROR_STATUSES

export type CreditErrorCode = Extract<PaymentErrorCode, `CREDIT_${string}`>

export type PaymentErrorAnswer = { readonly code: PaymentErrorCode; readonly message: string }
