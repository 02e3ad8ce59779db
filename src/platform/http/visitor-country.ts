/**
 * The country that a request comes from, as a proxy before the shop says it. Anybody can send such a header, so it counts
 * only where the proxies are ours; and only a guess ever follows from it, never a decision over the visitor's own.
 */
import { isCountryCode } from '../../markets/storefronts/country-codes.ts'
import type { CountryCode } from '../../markets/types.ts'
import type { CallHeaders } from './call-context.ts'

/** Written by the door, over whatever the caller wrote. Empty when nobody knows. */
export const VISITOR_COUNTRY_HEADER = 'x-visitor-country'

export type ProxyWord = {
  /** What the header of that name held. */
  readonly said: string | readonly string[] | undefined
  readonly forwardedFor: string
  readonly trustedProxies: number
}

/**
 * Undefined unless it came through all of our proxies and is a country of the shop. A header that is there twice was
 * written by somebody else besides: neither is believed.
 */
export function countrySaidByProxy({ said, forwardedFor, trustedProxies }: ProxyWord): CountryCode | undefined {
  if (trustedProxies === 0 || typeof said !== 'string') return undefined
  if (forwardedFor.split(',').filter((hop) => hop.trim() !== '').length < trustedProxies) return undefined
  const code = said.trim().toUpperCase()
  return isCountryCode(code) ? code : undefined
}

/** For services. */
export function visitorCountryOf(headers: CallHeaders): CountryCode | undefined {
  const code = headers.get(VISITOR_COUNTRY_HEADER)
  return isCountryCode(code) ? code : undefined
}
