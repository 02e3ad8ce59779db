/** The spelling of discount codes: however a shopper writes one, it is looked up in one way. */

/** Longer ones do not exist. */
export const MAX_DISCOUNT_CODE_LENGTH = 64

const CODE = /^[A-Z0-9][A-Z0-9_-]*$/

/** Upper case, no space around; nothing when it cannot be a code. */
export function readDiscountCode(text: string): string | undefined {
  if (text.length > 2 * MAX_DISCOUNT_CODE_LENGTH) return undefined
  const code = text.trim().toUpperCase()
  return code.length <= MAX_DISCOUNT_CODE_LENGTH && CODE.test(code) ? code : undefined
}
