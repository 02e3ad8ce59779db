/**
 * The information on withdrawing from the contract that a shopper must receive, and the form that must come with it. Legal words:
 * change them only with a lawyer beside you.
 */
export type WithdrawalText = {
  readonly heading: string
  /** {seller}, {email} and {link} are filled in. */
  readonly instructions: readonly string[]
  readonly effects: string
  readonly effectsText: readonly string[]
  readonly form: string
  readonly formNote: string
  readonly formLines: readonly string[]
  readonly formEnd: string
}
