import { MARKET_RECORDS } from '../countries/records.ts'
import type { PriceCurrency } from '../types.ts'
import { SHIPPING_COUNTRY_CODES } from './country-codes.ts'
import { CURRENCY_CODES, type CurrencyCode } from '../prices/currencies.ts'

const paid = new Set<CurrencyCode>(
  MARKET_RECORDS.filter(({ countryCode }) => SHIPPING_COUNTRY_CODES.some((code) => code === countryCode)).map(
    ({ currency }) => currency,
  ),
)

/** Currencies a variant can be priced in: those that some shipping market pays in. */
export const PRICE_CURRENCIES: readonly PriceCurrency[] = CURRENCY_CODES.filter((code): code is PriceCurrency =>
  paid.has(code),
)
