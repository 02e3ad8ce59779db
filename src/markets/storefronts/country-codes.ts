/** The countries of the shop by code: the thirty it ships to, and the three that other sites serve. */

const FOCUS = ['GB', 'DE', 'AT', 'BE', 'CH', 'NL', 'FR', 'US', 'ES', 'IT'] as const
const EU = ['HR', 'EE', 'SK', 'SE', 'FI', 'PT', 'LV', 'LT', 'IE', 'CZ', 'SI', 'DK', 'HU', 'PL', 'LU', 'NO'] as const
const GL = ['KR', 'SG', 'IL', 'AE'] as const
/** MKT-09: markets in name only; nothing is shipped there from here. */
const EXTERNAL = ['AU', 'NZ', 'JP'] as const

/** MKT-05: exactly these thirty. */
export const SHIPPING_COUNTRY_CODES = [...FOCUS, ...EU, ...GL] as const

export const COUNTRY_CODES = [...SHIPPING_COUNTRY_CODES, ...EXTERNAL] as const

const known = new Set<unknown>(COUNTRY_CODES)

/** MSW-06: a market cookie counts only when this holds. Upper case only, as the shop writes it. */
export function isCountryCode(value: unknown): value is (typeof COUNTRY_CODES)[number] {
  return known.has(value)
}
