/** Spreads what has no rate of its own, such as delivery, over the rates of the products (LAW-02). Pure. */
import { splitAmount } from '../prices/split-amount.ts'

export type TaxedPart = {
  /** Undefined: it bears the rates of the others in proportion. */
  readonly percent: number | undefined
  /** Minor units, not below zero. */
  readonly gross: number
}

/** What each part contributes to one rate, in the order of the parts. */
export type RateShare = { readonly percent: number; readonly amounts: readonly number[] }

/** The highest rate first. Without products that cost something, the rest bears the `usual` rate. */
export function spreadOverRates(parts: readonly TaxedPart[], usual: number): readonly RateShare[] {
  const sums = new Map<number, number>()
  for (const { percent, gross } of parts) {
    if (percent !== undefined && gross > 0) sums.set(percent, (sums.get(percent) ?? 0) + gross)
  }
  if (sums.size === 0) sums.set(usual, 1)
  const rates = [...sums].toSorted(([one], [other]) => other - one)
  const weights = rates.map(([percent, weight]) => ({ key: String(percent), weight }))
  const spread = parts.map(({ percent, gross }) => (percent === undefined ? splitAmount(gross, weights) : undefined))
  return rates.map(([rate], place) => ({
    percent: rate,
    amounts: parts.map(({ percent, gross }, index) =>
      percent === undefined ? (spread[index]?.[place] ?? 0) : percent === rate ? gross : 0,
    ),
  }))
}
