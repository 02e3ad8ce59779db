/** Deductions for lost value, as they are typed (RET-09). The server computes the amounts. */
export type TypedDeduction = {
  /** Of the row of fields. */
  readonly key: string
  readonly itemId: string
  readonly quantity: string
  readonly percent: string
  readonly reason: string
}

export type ReadDeduction = {
  readonly itemId: string
  readonly quantity: number
  readonly percent: number
  readonly reason: string
}

/** The shopper reads the reason in the mail and on the credit note. */
export const MIN_REASON = 10

/** Undefined: not complete yet. */
export function readDeduction(typed: TypedDeduction, max: number): ReadDeduction | undefined {
  const { itemId, quantity: units, percent: share, reason: words } = typed
  const [quantity, percent, reason] = [readWhole(units), readWhole(share), words.trim()]
  if (quantity === undefined || quantity < 1 || quantity > max) return undefined
  if (percent === undefined || percent < 1 || percent > 100) return undefined
  return reason.length < MIN_REASON ? undefined : { itemId, quantity, percent, reason }
}

const readWhole = (typed: string): number | undefined => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined)
