/** The currency that a market's prices are looked up in. External markets have none: nothing is sold there (MKT-09). */
import { PRICE_CURRENCIES } from '../derived/price-currencies.ts'
import type { Market, PriceCurrency } from '../types.ts'

export function priceCurrencyOf({ countryCode, currency }: Pick<Market, 'countryCode' | 'currency'>): PriceCurrency {
  const code = PRICE_CURRENCIES.find((known) => known === currency.code)
  if (code === undefined) throw new Error(`Nothing is priced in ${currency.code}, the currency of ${countryCode}`)
  return code
}
