/**
 * The visitor's chosen country, stored for 180 days (MSW-07). Essential: it is part of the service that the visitor
 * requested.
 */
import { SHIPPING_COUNTRY_CODES } from '../../../../markets/storefronts/country-codes.ts'
import type { CountryCode } from '../../../../markets/types.ts'
import { cookieText, DAYS_180, readCookie, writeCookie } from '../../../stores/cookies.ts'

export const MARKET_COOKIE = 'market'

const COOKIE_OPTIONS = { maxAge: DAYS_180 }

export const storeMarket = (country: CountryCode): void => writeCookie(MARKET_COOKIE, country, COOKIE_OPTIONS)

/** The same for a link, as `data-cookie`. */
export const marketCookie = (country: CountryCode): string => cookieText(MARKET_COOKIE, country, COOKIE_OPTIONS)

/** MSW-06: anything but a country that is shipped to is no choice of ours. */
export function preferredMarket(): CountryCode | undefined {
  const chosen = readCookie(MARKET_COOKIE)
  return SHIPPING_COUNTRY_CODES.find((code) => code === chosen)
}
