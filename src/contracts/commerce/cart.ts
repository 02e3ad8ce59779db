/** Requests and responses of the cart service: a cart as JSON (CRT-02), shipping methods, and errors. */
import type { StockStatus } from '../../markets/products/stock-status.ts'
import type { Price } from '../../markets/prices/price-for-market.ts'
import type { AmountPerCurrency } from '../../markets/carts/discount-rule.ts'
import type { AppliedDiscounts, DiscountShare } from '../../markets/carts/priced-cart.ts'
import type { ArrivalPlan } from '../../markets/shipping/arrival/estimate-arrival.ts'
import type { CountryCode, CurrencyCode, Language } from '../../markets/types.ts'

/** Different products in one cart. */
export const MAX_CART_LINES = 100
/** CRT-15: in seconds. Each answer renews it. */
export const CART_TOKEN_AGE = 2_592_000

/** What a parcel's tax is worked out from in the US: clothing, in the numbers of the tax service. */
export const CLOTHING_TAX_CODE = '20010'

export type CartProduct = {
  /** The variant's id, a barcode, or the id of a shipping method (CRT-40). */
  readonly id: string
  /** The line's new total, not what is added to it (CRT-39). 0 removes it. */
  readonly quantity: number
}

export type CartStore = { readonly countryCode: CountryCode; readonly languageCode: Language }

/** A cart request. Prices and discounts are computed by the service only. */
export type CartChange = {
  readonly products?: readonly CartProduct[]
  readonly store?: CartStore
  readonly code?: string
  readonly deleteDiscount?: true
}

/** CRT-12: the first call, without a token. */
export type NewCart = CartChange & { readonly store: CartStore }

/** D2 knows carts as open or CLOSED. */
export type CartState = 'OPEN' | 'CLOSED'

/** One line of the cart. All amounts are minor units. */
export type RawCartItem = {
  /** Of the variant or the shipping method: what a change names. */
  readonly id: string
  /** Of the line: two lines may hold the same variant, one of them as a gift. */
  readonly itemId: string
  readonly type: 'productVariant' | 'shippingOption'
  readonly name: string
  readonly imageUrl: string
  readonly sku: string
  /** Of the product. */
  readonly parentSku: string
  readonly sections: readonly string[]
  readonly size: string
  readonly quantity: number
  readonly stockStatus: StockStatus
  readonly isGift: boolean
  /** Whether it counts. One that cannot be bought in the cart's market stays visible, and counts for nothing. */
  readonly isCounted: boolean
  readonly taxCode: string
  /** Of one piece. */
  readonly price: Price
  readonly totalPrice: number
  readonly totalDiscountAmount: number
  readonly totalPriceWithDiscount: number
  /** Contained in totalPriceWithDiscount. */
  readonly taxAmount: number
  /** What rules for certain products take off the line. */
  readonly productDiscount: number
  readonly discountShares: readonly DiscountShare[]
}

/**
 * As pricing returns them (DSC-06); `lineId` is the `itemId` of a line. A code is accepted when one of the rules has the source
 * `code` (DSC-03).
 */
export type RawDiscounts = AppliedDiscounts

export const CART_MESSAGE_CODES = [
  'NOT_SOLD_HERE',
  'OUT_OF_STOCK',
  'LESS_IN_STOCK',
  'SHIPPING_REPLACED',
  'NO_SHIPPING',
  'DISCOUNT_NOT_APPLIED',
  'IMPORT_CHARGES',
] as const

/** A message about the cart for the shopper. The code is for a translation, the message for where there is none. */
export type CartMessage = {
  readonly code: (typeof CART_MESSAGE_CODES)[number]
  readonly message: string
  /** Of the variant or method it is about. */
  readonly id?: string
}

export type RawCart = {
  readonly id: string
  readonly state: CartState
  readonly cartItems: readonly RawCartItem[]
  readonly store: CartStore & {
    readonly currencyUnit: CurrencyCode
    /** Percent, may be fractional. Absent where the market has none, which is not 0 (MKT-31). */
    readonly taxPercentage?: number
  }
  readonly totalPrice: number
  readonly totalDiscountAmount: number
  readonly totalPriceWithDiscount: number
  /** Contained in the prices. Only where some products bear another rate: else `taxPercentage` gives it. */
  readonly totalTaxAmount?: number
  readonly discounts: RawDiscounts
  readonly messages: readonly CartMessage[]
  readonly jwtToken: string
  /** Goes up with each change. Sent back as If-Match, it lets a change fail that was made from an older cart. */
  readonly version?: number
}

/** By language; English where a language is missing. */
export type LocalizedText = Readonly<Partial<Record<Language, string>>>

/** SHP-03: a shipping method as in responses, with all currencies and languages. */
export type RawShippingMethod = {
  readonly id: string
  readonly active: boolean
  readonly price: AmountPerCurrency
  readonly discount: AmountPerCurrency
  readonly attributes: {
    readonly displayName: LocalizedText
    readonly description: LocalizedText
    /** Why it cannot be had at the moment. */
    readonly errorMessage?: LocalizedText
  }
  readonly imageUrl?: string
  /** What its arrival is estimated from, in this country. Absent where the merchant configured none. */
  readonly arrival?: ArrivalPlan
}

/** Every way in which a cart call can fail that a caller may meet, and the status it comes with. */
export const CART_ERROR_STATUSES = {
  UNAUTHORIZED: 401,
  CART_NOT_FOUND: 404,
  CART_CLOSED: 409,
  CART_CHANGED: 409,
  OUT_OF_STOCK: 409,
  MISSING_PRODUCTS: 422,
  warehouse_error: 422,
  quantity_request_upper_limit_error: 422,
  TOO_MANY_CODES: 429,
  TOO_MANY_CARTS: 429,
} as const

export type CartErrorCode = keyof typeof CART_ERROR_STATUSES

export type CartErrorAnswer = {
  readonly code: CartErrorCode
  readonly message: string
  /** Which ones, and how many of each are left. */
  readonly products?: readonly { readonly id: string; readonly available?: number }[]
}
