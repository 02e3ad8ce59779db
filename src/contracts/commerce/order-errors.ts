/** What a failed order or payment call means for its caller. Runs in the browser, so it stays small. */
import { isObject } from '../answer-kinds.ts'
import { CallError } from '../call-json.ts'
import { toCartError, CartError } from './cart-errors.ts'

type Field = { readonly field: string; readonly problem: string }

/** The service rejected the request, with a known code. The message is for the shopper. */
export class OrderError extends Error {
  override readonly name = 'OrderError'
  readonly code: string
  /** Whether the cart no longer exists: callers start with a new one. */
  readonly isReset: boolean
  /** Which members of an address are wrong, and in what way. */
  readonly fields: readonly Field[]
  readonly products: CartError['products']

  constructor(answer: CartError, fields: readonly Field[]) {
    super(shownText(answer.code, answer.message), { cause: answer })
    this.code = answer.code
    this.isReset = answer.isReset
    this.fields = fields
    this.products = answer.products
  }
}

/** PAY-13: the words of the tax service are not those of an address form. */
export function shownText(code: string, message: string): string {
  return code === 'TAX_JAR_ERROR' ? message.replaceAll('to_zip', 'zip').replaceAll('to_state', 'state') : message
}

/** An OrderError where the response has an error code, the failure itself where it has none. */
export function toOrderError(failure: unknown): unknown {
  const error = toCartError(failure)
  return error instanceof CartError ? new OrderError(error, fieldsIn(failure)) : error
}

function fieldsIn(failure: unknown): readonly Field[] {
  const answer = failure instanceof CallError ? failure.answer : undefined
  const fields: unknown = isObject(answer) && 'fields' in answer ? answer.fields : undefined
  return Array.isArray(fields) ? fields.filter(isField) : []
}

function isField(value: unknown): value is Field {
  if (!isObject(value)) return false
  const { field, problem }: Partial<Record<keyof Field, unknown>> = value
  return typeof field === 'string' && typeof problem === 'string'
}

/**
 * PAY-11: no payment session was created, for whatever reason. The message is fixed; a text for the shopper is beside
 * it, where there is one.
 */
export class PaymentSessionError extends Error {
  override readonly name = 'PaymentSessionError'
  /** Of the service, or the part of the checkout that is not complete. */
  readonly code: string | undefined
  readonly shown: string | undefined
  readonly isReset: boolean
  readonly fields: readonly Field[]

  constructor(cause: unknown) {
    super('Failed to create a payment session', { cause })
    const known = cause instanceof OrderError ? cause : undefined
    this.code = known?.code
    this.shown = known?.message
    this.isReset = known?.isReset ?? false
    this.fields = known?.fields ?? []
  }
}

/** ERR-51: the payment came to nothing. The message is the reason, as the service calls it. */
export class PaymentFailedError extends Error {
  override readonly name = 'PaymentFailedError'
}
