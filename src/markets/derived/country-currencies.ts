import { MARKET_RECORDS } from '../countries/records.ts'
import type { CurrencyCode } from '../prices/currencies.ts'

/** What each country pays in. */
export const COUNTRY_CURRENCIES: Readonly<Record<string, CurrencyCode>> = Object.fromEntries(
  MARKET_RECORDS.map(({ countryCode, currency }) => [countryCode, currency]),
)
