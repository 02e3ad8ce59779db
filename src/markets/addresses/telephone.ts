/**
 * Telephone numbers in the international format: a plus, the country, the number, and nothing between (E.164). A number
 * without its country is one of the shopper's. Whether the number exists is not checked.
 */
import type { MarketRecord } from '../market-record.ts'
import type { CountryCode } from '../types.ts'
import { addressFactsOf } from './address-facts-of.ts'

/** The country before a number, as forms show it: +44. */
export const callingCodeOf = (country: CountryCode): string => `+${addressFactsOf(country).telephone.callingCode}`

const MIN_DIGITS = 7
const MAX_DIGITS = 15
/** What people write between digits. */
const BETWEEN = /[\s().\-/\u00a0\u2010-\u2015]/g

/** Undefined when it cannot be a number. `country` is where the shopper is. */
export function toE164(text: string, country: CountryCode): string | undefined {
  // +44 (0) 20 …: the trunk in brackets is for callers at home.
  const bare = text
    .trim()
    .replace(/^((?:\+|00)[\d\s]*)\(0\)/, '$1')
    .replaceAll(BETWEEN, '')
  const abroad = /^(?:\+|00)(\d+)$/.exec(bare)?.[1]
  const digits = abroad ?? withCountry(bare, addressFactsOf(country).telephone)
  if (digits === undefined || digits.startsWith('0')) return undefined
  return digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS ? `+${digits}` : undefined
}

function withCountry(bare: string, { callingCode, trunkPrefix }: MarketRecord['telephone']): string | undefined {
  if (!/^\d+$/.test(bare)) return undefined
  return callingCode + (bare.startsWith(trunkPrefix) ? bare.slice(trunkPrefix.length) : bare)
}
