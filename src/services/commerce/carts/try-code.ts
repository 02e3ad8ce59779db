/**
 * Limits wrong discount codes: per client, per cart and in the whole shop, since an attacker can open many carts. Each code is
 * counted before it is tried, so that parallel requests cannot exceed the limit, and a right one is not counted after all. Over
 * the limit a right code is rejected too; otherwise the response would reveal that it is right.
 */
import type { Language } from '../../../markets/types.ts'
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { fail, type Result } from '../../../platform/result.ts'
import { cartFailure, type CartFailure } from './cart-failure.ts'

type CodeAttempt = {
  readonly client: string
  readonly cartId: string
  readonly code: string | undefined
  /** Read only when the attempt is rejected. */
  readonly language: () => Promise<Language>
}

type Tried<Value> = { readonly result: Result<Value, CartFailure>; readonly isCodeWrong: boolean }

export const codeTries =
  (limits: RateLimits) =>
  async <Value>(
    { client, cartId, code, language }: CodeAttempt,
    work: () => Promise<Tried<Value>>,
  ): Promise<Result<Value, CartFailure>> => {
    if (code === undefined) return (await work()).result
    const caller = { client, subject: cartId }
    const retryAfter = await limits.take('discount-code.try', caller)
    if (retryAfter !== undefined) return fail({ ...cartFailure('TOO_MANY_CODES', await language()), retryAfter })
    const { result, isCodeWrong } = await work()
    if (!isCodeWrong) await limits.giveBack('discount-code.try', caller)
    return result
  }
