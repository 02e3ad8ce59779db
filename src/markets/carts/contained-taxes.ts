/**
 * The tax in the prices of a cart: of each rate as a whole first, so that the sum a shopper reads is that of the law and of the
 * invoice, and its parts afterwards (PRC-18, LAW-02). Pure. All amounts are minor units.
 */
import { includedTax } from '../prices/included-tax.ts'
import { splitAmount } from '../prices/split-amount.ts'
import { isAboveLimit } from '../tax/import-charges.ts'
import { spreadOverRates } from '../tax/spread-over-rates.ts'
import type { CartInput, CartLineInput, RateTax } from './priced-cart.ts'
import { tieBreakOf } from './tie-break.ts'

type Part = Parameters<typeof tieBreakOf>[0] & { readonly totalWithDiscount: number }

type TaxedCart = Pick<CartInput, 'market'> & {
  readonly lines: readonly Pick<CartLineInput, 'quantity' | 'taxPercentage'>[]
}

export type ContainedTaxes = {
  /** Of each part, in their order. */
  readonly taxes: readonly number[]
  readonly taxRates: readonly RateTax[]
  readonly isAboveImportLimit?: true
}

/** `parts` are the lines of the cart in their order, then delivery, if there is any. */
export function containedTaxes(parts: readonly Part[], { lines, market }: TaxedCart): ContainedTaxes {
  const { isTaxIncluded, taxPercentage: usual, importLimit } = market
  const none = { taxes: parts.map(() => 0), taxRates: [] }
  if (!isTaxIncluded || usual === undefined) return none
  const percentages = lines.map(({ taxPercentage }) => taxPercentage ?? usual)
  const imported = lines.map(({ quantity }, index) => ({
    quantity,
    gross: parts[index]?.totalWithDiscount ?? 0,
    percent: percentages[index] ?? usual,
  }))
  if (importLimit && isAboveLimit(imported, importLimit)) return { ...none, isAboveImportLimit: true }
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
