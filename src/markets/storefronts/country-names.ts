/** The name of each country: in English, and in its own language. */
import { MARKET_RECORDS } from '../countries/records.ts'
import type { CountryCode } from '../types.ts'

export interface CountryName {
  readonly english: string
  readonly local: string
}

const names = MARKET_RECORDS.map(({ countryCode, name }): [string, CountryName] => [countryCode.toLowerCase(), name])

/** MKT-35: lower-case keys. showroom is a name only: never a market, never a place to ship to. */
export const COUNTRY_NAMES: ReadonlyMap<string, CountryName> = new Map([
  ...names,
  ['showroom', { english: 'Showroom', local: 'Showroom' }],
])

export function countryNameOf(country: CountryCode): CountryName {
  const name = COUNTRY_NAMES.get(country.toLowerCase())
  if (name === undefined) throw new Error(`No name of ${country}`)
  return name
}
