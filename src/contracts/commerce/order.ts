/** Requests and responses of the order service: an order as JSON (ORD-01), and errors. */
import type { PaymentAddress } from '../../markets/addresses/payment-address.ts'
import type { AppliedRule } from '../../markets/carts/priced-cart.ts'
import type { CountryCode, CurrencyCode, Language, Market } from '../../markets/types.ts'
import type { LawBlock } from '../storefront/law/law-block.ts'
import type { RawCartItem } from './cart.ts'

/** In seconds: longer than a shopper may withdraw from what was ordered. */
export const ORDER_TOKEN_AGE = 7_776_000

export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'

/** PAY-02: addresses in the words of the payment side, which hold the telephone, too (ADR-12, T45). */
export type OrderRequest = {
  readonly shippingAddress: PaymentAddress
  readonly billingAddress: PaymentAddress
  readonly email: string
  readonly languageCode: Language
  /** PAY-15: where the shopper comes back to, absolute. */
  readonly returnUrl: string
  /** LAW-10: the hash of the terms that the shopper ticked. Some markets require it. */
  readonly agreedTerms?: string
}

/** PAY-06: the data of a wallet. Without any of it no order is placed, and the response is a preview of the order. */
export type WalletOrderRequest = Partial<Pick<OrderRequest, 'shippingAddress' | 'billingAddress' | 'email'>> & {
  readonly languageCode?: Language
  readonly agreedTerms?: string
}

/** STD-04: what a program shows to the shopper, whose agreement it sends as the hash. */
export type OrderTerms = {
  readonly version: string
  readonly hash: string
  /** `express`: an order without the hash is rejected. */
  readonly agreement: 'express' | 'implied'
  readonly blocks: readonly LawBlock[]
}

/** `draft` is not ordered yet and has no id; the others are states of an order. */
export const ORDER_STATUSES = ['draft', 'open', 'lapsed', 'replaced', 'paid', 'held', 'cancelled', 'refunded'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What the log may contain in addition to the states of an order (FUL-09). */
export const ORDER_LOG_STATUSES = [...ORDER_STATUSES, 'shipped', 'delivered'] as const
export type OrderLogStatus = (typeof ORDER_LOG_STATUSES)[number]

/** `open`: no payment attempt yet. */
export const ORDER_PAYMENT_STATUSES = [
  'open',
  'pending',
  'authorised',
  'refused',
  'cancelled',
  'failed',
  'reversing',
  'reversed',
] as const
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number]

/** One line of the order; shipping is a line, too. As it stood in the cart, but for what only a cart can change. */
export type RawOrderLine = Omit<RawCartItem, 'stockStatus' | 'isCounted' | 'taxCode' | 'discountShares'> & {
  /** Of a shipping method, as the merchant configured it. */
  readonly estimatedDeliveryTime?: string
  /** Of a shipping method: the first and the last day that was promised, YYYY-MM-DD. */
  readonly arrival?: { readonly from: string; readonly to: string }
}

/** ADR-01, as the shop writes an address. */
export type RawOrderAddress = {
  readonly country: string
  readonly city: string
  readonly firstName: string
  readonly lastName: string
  readonly street0: string
  readonly street1: string
  readonly postCode: string
  readonly region: string
}

export type RawOrder = {
  /** Unguessable. Empty while it is a draft. */
  readonly id: string
  /** For people. Empty while it is a draft. */
  readonly orderNumber: string
  readonly status?: OrderStatus
  /** ORD-02: the oldest first. */
  readonly statusLog: readonly { readonly status: OrderLogStatus; readonly at: string }[]
  readonly orderLines: readonly RawOrderLine[]
  readonly store: {
    readonly storefront: Market['storefrontCode']
    readonly countryCode: CountryCode
    readonly languageCode: Language
    readonly currencyUnit: CurrencyCode
    /** Percent, may be fractional. Absent where the market has none, which is not 0 (MKT-31). */
    readonly taxPercentage?: number
  }
  /** Products and shipping before discounts. */
  readonly totalPrice: number
  readonly totalDiscountAmount: number
  /** What is paid: with the tax that the order adds. */
  readonly totalPriceWithDiscount: number
  /** Contained in the prices. */
  readonly totalTaxAmount: number
  /** Added to the prices, where they do not hold the tax. */
  readonly externalTaxAmount?: number
  readonly discounts: readonly AppliedRule[]
  /** The method is empty until the order is paid. */
  readonly payment: { readonly status: OrderPaymentStatus; readonly method: string }
  /** Absent while it is a draft. */
  readonly shippingAddress?: RawOrderAddress
  readonly billingAddress?: RawOrderAddress
  readonly contact?: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly telephone: string
  }
  /** The oldest first. Absent while nothing was shipped. */
  readonly shipments?: readonly RawShipment[]
  readonly createdAt: string
  readonly updatedAt: string
}

/** A parcel. */
export type RawShipment = {
  readonly id: string
  readonly carrier: string
  readonly trackingNumber?: string
  readonly trackingUrl?: string
  readonly postedAt: string
  readonly deliveredAt?: string
  /** By the `itemId` of the order's lines. */
  readonly lines: readonly { readonly itemId: string; readonly quantity: number }[]
}

/** What the provider's component is opened with. Both are empty when there is nothing to pay: see `FREE_METHOD`. */
export type RawPaymentSession = { readonly id: string; readonly sessionData: string }

/** PAY-02 */
export type OrderSessionAnswer = {
  readonly brink: { readonly order: RawOrder }
  readonly adyen: {
    readonly session: RawPaymentSession
    readonly clientKey: string
    readonly environment: string
  }
  /** What the order is read with, from now on. */
  readonly orderToken: string
}

/** PAY-06. The token is absent while it is a draft. */
export type WalletOrderAnswer = { readonly order: RawOrder; readonly orderToken?: string }

export type OrderAnswer = { readonly order: RawOrder }

/** Every way in which an order call can fail that a caller may meet, and the status it comes with. */
export const ORDER_ERROR_STATUSES = {
  UNAUTHORIZED: 401,
  CART_NOT_FOUND: 404,
  CART_CLOSED: 409,
  OUT_OF_STOCK: 409,
  MISSING_PRODUCTS: 422,
  warehouse_error: 422,
  quantity_request_upper_limit_error: 422,
  MISSING_SHIPPING_OPTION_ERROR: 422,
  TAX_JAR_ERROR: 422,
  INVALID_SHIPPING_ADDRESS: 422,
  INVALID_BILLING_ADDRESS: 422,
  INVALID_CONTACT: 422,
  /** LAW-10 */
  TERMS_NOT_AGREED: 422,
  apple_pay_country_error: 422,
  apple_pay_us_billing_country_error: 422,
  DISCOUNT_USED_UP: 409,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_ORDERS: 429,
  /** Too many units of a product in unpaid orders of the same cart, e-mail address or client. */
  TOO_MANY_UNPAID: 409,
  ORDER_NOT_FOUND: 404,
  PAYMENT_UNAVAILABLE: 503,
} as const

export type OrderErrorCode = keyof typeof ORDER_ERROR_STATUSES

export type OrderErrorAnswer = {
  readonly code: OrderErrorCode
  /** In the language of the shopper. */
  readonly message: string
  /** Which ones, and how many of each are left; without the number where it is above ten. */
  readonly products?: readonly { readonly id: string; readonly available?: number }[]
  /** Which members of the request are wrong, and in what way. */
  readonly fields?: readonly { readonly field: string; readonly problem: string }[]
}
