/**
 * The tax in the prices of a cart: of each rate as a whole first, so that the sum a shopper reads is that of the law and of the
 * invoice, and its parts afterwards (PRC-18, LAW-02). Pure. All amounts are minor units.
 */
import { includedTax } from '../prices/included-tax.ts'
import { splitAmount } from '../prices/split-amount.ts'
import { spreadOverRates } from '../tax/spread-over-rates.ts'
import type { CartInput, RateTax } from './priced-cart.ts'
import { tieBreakOf } from './tie-break.ts'

type Part = Parameters<typeof tieBreakOf>[0] & { readonly totalWithDiscount: number }

export type ContainedTaxes = {
  /** Of each part, in their order. */
  readonly taxes: readonly number[]
  readonly taxRates: readonly RateTax[]
}

/** `parts` are the lines of the cart in their order, then delivery, if there is any. */
export function containedTaxes(parts: readonly Part[], { lines, market }: CartInput): ContainedTaxes {
  const { isTaxIncluded, taxPercentage: usual } = market
  if (!isTaxIncluded || usual === undefined) return { taxes: parts.map(() => 0), taxRates: [] }
  const percentages = lines.map(({ taxPercentage }) => taxPercentage ?? usual)
  const taxed = parts.map(({ totalWithDiscount }, index) => ({
    // Delivery bears the rates of the products.
    percent: percentages[index],
    gross: totalWithDiscount,
  }))
  const shares = spreadOverRates(taxed, usual)
  const rates = shares.map(({ percent, amounts }) => {
    const tax = includedTax(
      amounts.reduce((sum, amount) => sum + amount, 0),
      percent,
    )
    const byPart = splitAmount(
      tax,
      parts.map((part, index) => ({ key: tieBreakOf(part), weight: amounts[index] ?? 0 })),
    )
    return { percent, tax, byPart }
  })
  return {
    taxes: parts.map((_, index) => rates.reduce((sum, { byPart }) => sum + (byPart[index] ?? 0), 0)),
    taxRates: rates.map(({ percent, tax }) => ({ percent, tax })),
  }
}
