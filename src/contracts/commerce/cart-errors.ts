/** What a failed cart call means for its caller. Runs in the browser, so it stays small. */
import { isObject } from '../answer-kinds.ts'
import { CallError } from '../call-json.ts'
import type { CartErrorAnswer } from './cart.ts'

/** ERR-53: after these, and only these, the cart and its token are of no use any more. */
const RESETTING: ReadonlySet<string> = new Set(['UNAUTHORIZED', 'CART_NOT_FOUND', 'CART_CLOSED'])
/** T40: the messages of these codes are not for shoppers; UNAUTHORIZED resets too, and shows its message. */
const WITHOUT_CART: ReadonlySet<string> = new Set(['CART_NOT_FOUND', 'CART_CLOSED'])

/** The service rejected the request, with a known code. */
export class CartError extends Error {
  override readonly name = 'CartError'
  readonly code: string
  /** Whether the cart no longer exists: callers start with a new one. */
  readonly isReset: boolean
  /** The text to show instead of the message. */
  readonly translationKey: 'noCartFound' | undefined
  /** Which products it is about, and how many of each are left. */
  readonly products: NonNullable<CartErrorAnswer['products']>

  constructor({ code, message, products }: Pick<CartErrorAnswer, 'message' | 'products'> & { readonly code: string }) {
    super(message)
    this.code = code
    this.isReset = RESETTING.has(code)
    this.translationKey = WITHOUT_CART.has(code) ? 'noCartFound' : undefined
    this.products = products ?? []
  }
}

/** A CartError where the response has an error code, the failure itself where it has none. */
export function toCartError(failure: unknown): unknown {
  const answer = failure instanceof CallError ? failure.answer : undefined
  if (!isObject(answer) || !('code' in answer) || typeof answer.code !== 'string') return failure
  const { code } = answer
  const message = 'message' in answer && typeof answer.message === 'string' ? answer.message : code
  return new CartError({ code, message, products: productsIn(answer) })
}

function productsIn(answer: object): NonNullable<CartErrorAnswer['products']> {
  const products: unknown = 'products' in answer ? answer.products : undefined
  return Array.isArray(products) ? products.filter(isProduct) : []
}

function isProduct(value: unknown): value is { readonly id: string; readonly available?: number } {
  if (!isObject(value) || !('id' in value) || typeof value.id !== 'string') return false
  return !('available' in value) || typeof value.available === 'number'
}
