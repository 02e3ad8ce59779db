import { MARKET_RECORDS } from '../countries/records.ts'

/** SHP-10: what counts until the free-shipping bar's content says otherwise. Lower-case country code to major units. */
export const FREE_SHIPPING_THRESHOLDS: Readonly<Record<string, number>> = Object.fromEntries(
  MARKET_RECORDS.flatMap(({ countryCode, freeShippingFrom }) =>
    freeShippingFrom === 0 ? [] : [[countryCode.toLowerCase(), freeShippingFrom]],
  ),
)
