/** The data of a market that pricing needs. */
import { pricesIncludeTax } from '../prices/prices-include-tax.ts'
import { importLimitOf } from '../tax/import-charges.ts'
import type { Market } from '../types.ts'
import type { PricingMarket } from './priced-cart.ts'

/** PRC-18: prices hold the tax everywhere but in the United States, where the order adds it. */
export function pricingMarketOf({ countryCode, currency, tax }: Market): PricingMarket {
  const importLimit = importLimitOf(countryCode)
  return {
    countryCode,
    currency: currency.code,
    taxPercentage: tax,
    isTaxIncluded: pricesIncludeTax(countryCode),
    ...(importLimit && { importLimit }),
  }
}
