/** The countries of the shop by code: those it ships to, and those that other sites serve. */
import { EXTERNAL_COUNTRY_CODES, SHIPPING_COUNTRY_CODES } from '../derived/country-codes.ts'
import type { CountryCode } from '../types.ts'

export { SHIPPING_COUNTRY_CODES } from '../derived/country-codes.ts'

export const COUNTRY_CODES: readonly CountryCode[] = [...SHIPPING_COUNTRY_CODES, ...EXTERNAL_COUNTRY_CODES]

const known = new Set<unknown>(COUNTRY_CODES)

/** MSW-06: a market cookie counts only when this holds. Upper case only, as the shop writes it. */
export function isCountryCode(value: unknown): value is CountryCode {
  return known.has(value)
}
