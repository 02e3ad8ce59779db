/**
 * Telephone numbers as the world writes them: a plus, the country, the number, and nothing between (E.164). A number
 * without its country is one of the shopper's. Whether somebody answers there is not known here.
 */
import type { CountryCode } from '../types.ts'

type Dialling = {
  readonly code: string
  /** What is dialled before a number inside the country, and left out from abroad. */
  readonly trunk?: string
}

const dials = (code: string, trunk?: string): Dialling => (trunk === undefined ? { code } : { code, trunk })

/** Italy, Spain and most small countries dial the whole number always. */
const DIALLING: Readonly<Record<CountryCode, Dialling>> = {
  GB: dials('44', '0'),
  DE: dials('49', '0'),
  AT: dials('43', '0'),
  BE: dials('32', '0'),
  CH: dials('41', '0'),
  NL: dials('31', '0'),
  FR: dials('33', '0'),
  US: dials('1', '1'),
  ES: dials('34'),
  IT: dials('39'),
  HR: dials('385', '0'),
  EE: dials('372'),
  SK: dials('421', '0'),
  SE: dials('46', '0'),
  FI: dials('358', '0'),
  PT: dials('351'),
  LV: dials('371'),
  LT: dials('370', '0'),
  IE: dials('353', '0'),
  CZ: dials('420'),
  SI: dials('386', '0'),
  DK: dials('45'),
  HU: dials('36', '06'),
  PL: dials('48'),
  LU: dials('352'),
  NO: dials('47'),
  KR: dials('82', '0'),
  SG: dials('65'),
  IL: dials('972', '0'),
  AE: dials('971', '0'),
  AU: dials('61', '0'),
  NZ: dials('64', '0'),
  JP: dials('81', '0'),
}

/** The country before a number, as forms show it: +44. */
export const callingCodeOf = (country: CountryCode): string => `+${DIALLING[country].code}`

const SHORTEST = 7
const LONGEST = 15
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
  const digits = abroad ?? withCountry(bare, DIALLING[country])
  if (digits === undefined || digits.startsWith('0')) return undefined
  return digits.length >= SHORTEST && digits.length <= LONGEST ? `+${digits}` : undefined
}

function withCountry(bare: string, { code, trunk = '' }: Dialling): string | undefined {
  if (!/^\d+$/.test(bare)) return undefined
  return code + (trunk !== '' && bare.startsWith(trunk) ? bare.slice(trunk.length) : bare)
}
