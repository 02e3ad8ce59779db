import { MARKET_RECORDS } from '../countries/records.ts'

/** PRC-18: where prices do not contain the tax. */
export const COUNTRIES_ADDING_TAX: readonly string[] = MARKET_RECORDS.filter(
  ({ taxRule }) => taxRule !== 'included',
).map(({ countryCode }) => countryCode)
