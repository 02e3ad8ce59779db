import { MARKET_RECORDS } from '../countries/records.ts'

/**
 * SHP-10: the defaults, which the content of the free-shipping bar may override. Lower-case country code to major
 * units.
 */
export const FREE_SHIPPING_THRESHOLDS: Readonly<Record<string, number>> = Object.fromEntries(
  MARKET_RECORDS.flatMap(({ countryCode, freeShippingFrom }) =>
    freeShippingFrom === 0 ? [] : [[countryCode.toLowerCase(), freeShippingFrom]],
  ),
)
