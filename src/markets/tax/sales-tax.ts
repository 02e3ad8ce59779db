/**
 * Sales tax of the United States on an order, from the embedded tables and from what the merchant stored: where tax is collected,
 * and rates of ZIP codes with counties and cities. Pure. All amounts are cents.
 */
import { percentOf } from '../prices/percent-of.ts'
import { stateTaxOf, type ClothingRule, type StateTax } from './state-rates.ts'
import { stateOfZip } from './zip-states.ts'

/** A line of products, after discounts. */
export type TaxedLine = { readonly quantity: number; readonly total: number }

export type TaxedParcel = {
  readonly zip: string
  readonly state: string
  /** Clothing, all of it. */
  readonly lines: readonly TaxedLine[]
  readonly shipping: number
}

export type SalesTax =
  | { readonly kind: 'tax'; readonly amount: number }
  /** The ZIP is in another state, or invalid: the state of the tax is unknown (T44). */
  | { readonly kind: 'mismatch'; readonly zip: string; readonly state: string }

/** What the merchant knows better than the tables (LAW-28). */
export type LocalTax = {
  /** Whether the seller has nexus in the state, and so has to collect its tax. */
  readonly collects: boolean
  /** State, county and city together, in percent; undefined: the rate of the state. */
  readonly percent?: number | undefined
}

const BY_TABLE: LocalTax = { collects: true }

export function salesTax({ zip, state, lines, shipping }: TaxedParcel, local: LocalTax = BY_TABLE): SalesTax {
  const tax = stateTaxOf(state)
  if (tax === undefined || stateOfZip(zip) !== state) return { kind: 'mismatch', zip, state }
  if (!local.collects) return { kind: 'tax', amount: 0 }
  return { kind: 'tax', amount: percentOf(taxedAmount({ lines, shipping }, tax), local.percent ?? tax.rate) }
}

/** What of a parcel is taxed; the rest is exempt. */
export function taxedAmount(
  { lines, shipping }: Pick<TaxedParcel, 'lines' | 'shipping'>,
  { clothing, taxesShipping }: Pick<StateTax, 'clothing' | 'taxesShipping'>,
): number {
  const taxed = sum(lines.map((line) => taxable(line, clothing)))
  return taxed + (taxesShipping ? share(shipping, taxed, sum(lines.map(({ total }) => total))) : 0)
}

/** What of a line is taxed. A piece counts at what is really paid for it. */
function taxable({ quantity, total }: TaxedLine, rule: ClothingRule | undefined): number {
  if (rule === undefined) return total
  switch (rule.kind) {
    case 'exempt':
      return 0
    case 'exempt-below':
      return total < rule.amount * quantity ? 0 : total
    case 'taxed-above':
      return Math.max(0, total - rule.amount * quantity)
  }
}

/** Of sending taxed products and others together, the part that the taxed ones are of all. */
function share(shipping: number, taxed: number, all: number): number {
  if (all === 0) return 0
  const doubled = 2n * BigInt(shipping) * BigInt(taxed) + BigInt(all)
  return Number(doubled / (2n * BigInt(all)))
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
