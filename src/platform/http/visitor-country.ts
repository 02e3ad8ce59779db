/**
 * The country that a request comes from, as a proxy before the shop reports it. Any client can send such a header, so it counts
 * only where the proxies are ours; and it is only a default, never overriding the visitor's own choice.
 */
import { isCountryCode } from '../../markets/storefronts/country-codes.ts'
import type { CountryCode } from '../../markets/types.ts'
import type { CallHeaders } from './call-context.ts'

/** Written by the listener, overwriting what the client sent. Empty when unknown. */
export const VISITOR_COUNTRY_HEADER = 'x-visitor-country'

export type ProxyHeaders = {
  /** What the header of that name held. */
  readonly header: string | readonly string[] | undefined
  readonly forwardedFor: string
  readonly trustedProxies: number
}

/**
 * Undefined unless it came through all of our proxies and is a country of the shop. A header that is there twice was also written
 * by another party: neither is accepted.
 */
export function countryFromProxy({ header, forwardedFor, trustedProxies }: ProxyHeaders): CountryCode | undefined {
  if (trustedProxies === 0 || typeof header !== 'string') return undefined
  if (forwardedFor.split(',').filter((hop) => hop.trim() !== '').length < trustedProxies) return undefined
  const code = header.trim().toUpperCase()
  return isCountryCode(code) ? code : undefined
}

/** For services. */
export function visitorCountryOf(headers: CallHeaders): CountryCode | undefined {
  const code = headers.get(VISITOR_COUNTRY_HEADER)
  return isCountryCode(code) ? code : undefined
}
