/**
 * The tax line of a cart or order: contained in the price outside the US, added by the order inside it (PRC-18).
 * An amount that the order brings is the tax wherever it comes from (ORD-06).
 */
import type { CountryCode, Market } from '../types.ts'
import { ratioOf, roundHalfUp } from './exact-ratio.ts'
import { pricesIncludeTax } from './prices-include-tax.ts'

export interface Taxed {
  readonly countryCode: CountryCode
  readonly priceTotal: number
  readonly taxPercentage: number
  readonly externalTaxAmount?: number | undefined
}

/** total * t / (100 + t), to the nearest minor unit. */
export function includedTax(priceTotal: number, taxPercentage: number): number {
  const { numerator, denominator } = ratioOf(taxPercentage)
  return roundHalfUp({ numerator: BigInt(priceTotal) * numerator, denominator: 100n * denominator + numerator })
}

export function priceTaxOf({ countryCode, priceTotal, taxPercentage, externalTaxAmount }: Taxed): number {
  if (externalTaxAmount !== undefined) return externalTaxAmount
  return pricesIncludeTax(countryCode) ? includedTax(priceTotal, taxPercentage) : 0
}

/** MKT-31: the tax line is drawn only for a tax above 0, or when the order brings an amount of its own. */
export function showsTax({ tax }: Pick<Market, 'tax'>, externalTaxAmount?: number): boolean {
  return (tax ?? 0) > 0 || externalTaxAmount !== undefined
}
