/** Every way in which an order call can fail. A failure writes nothing. */
import { ORDER_ERROR_STATUSES, type OrderErrorAnswer, type OrderErrorCode } from '../../../contracts/commerce/order.ts'
import type { Language } from '../../../markets/types.ts'
import { cartFailure, type CartFailure } from '../carts/cart-failure.ts'
import { orderText, type OrderText } from './order-texts.ts'

export type OrderFailure = { readonly answer: OrderErrorAnswer; readonly retryAfter?: number }

/** Failures that carts report with the same texts. */
type SharedCode = 'UNAUTHORIZED' | 'CART_NOT_FOUND' | 'CART_CLOSED'

const TEXT_OF: Readonly<Record<Exclude<OrderErrorCode, SharedCode | CartProductCode>, OrderText>> = {
  MISSING_SHIPPING_OPTION_ERROR: 'noShipping',
  MISSING_PRODUCTS: 'emptyCart',
  TAX_JAR_ERROR: 'taxMismatch',
  INVALID_SHIPPING_ADDRESS: 'shippingAddress',
  INVALID_BILLING_ADDRESS: 'billingAddress',
  INVALID_CONTACT: 'contact',
  TERMS_NOT_AGREED: 'termsNotAgreed',
  apple_pay_country_error: 'walletCountry',
  apple_pay_us_billing_country_error: 'walletBilling',
  DISCOUNT_USED_UP: 'discountUsedUp',
  IDEMPOTENCY_KEY_REUSED: 'keyReused',
  TOO_MANY_ORDERS: 'tooManyOrders',
  TOO_MANY_UNPAID: 'tooManyUnpaid',
  ORDER_NOT_FOUND: 'orderNotFound',
  PAYMENT_UNAVAILABLE: 'paymentUnavailable',
}

/** Failures that only a cart reports, because they name products. */
type CartProductCode = 'OUT_OF_STOCK' | 'warehouse_error' | 'quantity_request_upper_limit_error'

type Details = Pick<OrderErrorAnswer, 'products' | 'fields'> & {
  readonly text?: OrderText
  readonly parts?: Readonly<Record<string, string | number>>
  readonly retryAfter?: number
}

export function orderFailure(
  code: keyof typeof TEXT_OF,
  language: Language,
  { text = TEXT_OF[code], parts = {}, retryAfter, products, fields }: Details = {},
): OrderFailure {
  return {
    answer: {
      code,
      message: orderText(language, text, parts),
      ...(products === undefined ? {} : { products }),
      ...(fields === undefined ? {} : { fields }),
    },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}

export function sharedFailure(code: SharedCode, language: Language): OrderFailure {
  return { answer: { code, message: cartFailure(code, language).answer.message } }
}

/** A failure of the cart's products is also one of its order. */
export function productFailure(failure: CartFailure): OrderFailure {
  if (failure.kind === 'request') throw new Error(`A cart holds what it never took: ${failure.message}`)
  const { code, message, products } = failure.answer
  if (!isOrderCode(code)) throw new Error(`An order cannot fail with ${code}`)
  return { answer: { code, message, ...(products === undefined ? {} : { products }) } }
}

const isOrderCode = (code: string): code is OrderErrorCode => Object.hasOwn(ORDER_ERROR_STATUSES, code)
