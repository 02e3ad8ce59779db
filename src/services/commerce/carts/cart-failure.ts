/** Every way in which a cart call can fail. A failure writes nothing. */
import type { CartErrorAnswer, CartErrorCode } from '../../../contracts/commerce/cart.ts'
import type { Language } from '../../../markets/types.ts'
import { cartText, type CartText } from './cart-texts.ts'

export type CartFailure =
  | { readonly kind: 'cart'; readonly answer: CartErrorAnswer; readonly retryAfter?: number }
  /** What the contract cannot see by itself. */
  | { readonly kind: 'request'; readonly message: string; readonly field: string }

const TEXT_OF: Readonly<Record<CartErrorCode, CartText>> = {
  UNAUTHORIZED: 'unauthorized',
  CART_NOT_FOUND: 'cartNotFound',
  CART_CLOSED: 'cartClosed',
  CART_CHANGED: 'cartChanged',
  OUT_OF_STOCK: 'soldOut',
  MISSING_PRODUCTS: 'missingProducts',
  warehouse_error: 'otherWarehouse',
  quantity_request_upper_limit_error: 'tooMany',
  TOO_MANY_CODES: 'tooManyCodes',
  TOO_MANY_CARTS: 'tooManyCarts',
}

type Details = {
  readonly text?: CartText
  readonly parts?: Readonly<Record<string, string | number>>
  readonly products?: CartErrorAnswer['products']
}

export function cartFailure(
  code: CartErrorCode,
  language: Language,
  { text = TEXT_OF[code], parts = {}, products }: Details = {},
): Extract<CartFailure, { kind: 'cart' }> {
  const message = cartText(language, text, parts)
  return { kind: 'cart', answer: { code, message, ...(products === undefined ? {} : { products }) } }
}

export const requestFailure = (field: string, problem: string): CartFailure => ({
  kind: 'request',
  message: `${field}: ${problem}`,
  field,
})
