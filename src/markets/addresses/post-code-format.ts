/**
 * How post codes look in the countries we ship to. A code of another shape is most likely mistyped, so whoever enters it is
 * asked to look again; nobody is refused for it, because the post knows more codes than we do (ADR-01).
 */
import type { CountryCode } from '../types.ts'

const DIGITS_4 = /^\d{4}$/
const DIGITS_5 = /^\d{5}$/
const THREE_AND_TWO = /^\d{3} ?\d{2}$/

/** Without the letters of the country that some write before the digits. The United Arab Emirates have none. */
const FORMATS: Readonly<Partial<Record<CountryCode, RegExp>>> = {
  GB: /^(?:GIR ?0AA|[A-Z]{1,2}\d(?:\d|[A-Z])? ?\d[A-Z]{2})$/,
  DE: DIGITS_5,
  FR: /^\d{2} ?\d{3}$/,
  ES: DIGITS_5,
  IT: DIGITS_5,
  FI: DIGITS_5,
  EE: DIGITS_5,
  HR: DIGITS_5,
  LT: DIGITS_5,
  KR: DIGITS_5,
  AT: DIGITS_4,
  BE: DIGITS_4,
  CH: DIGITS_4,
  DK: DIGITS_4,
  NO: DIGITS_4,
  SI: DIGITS_4,
  LU: DIGITS_4,
  HU: DIGITS_4,
  LV: DIGITS_4,
  NL: /^[1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])$/,
  SE: THREE_AND_TWO,
  CZ: THREE_AND_TWO,
  SK: THREE_AND_TWO,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  IE: /^(?:D6W|[AC-FHKNPRTV-Y]\d{2}) ?[\dAC-FHKNPRTV-Y]{4}$/,
  US: /^\d{5}(?:-\d{4})?$/,
  SG: /^\d{6}$/,
  IL: /^\d{5}(?:\d{2})?$/,
}

/** Latvia writes its letters always, the others on envelopes. */
const PREFIX = /^(?:CH|SE|FI|HR|LT|SI|L|LV|DK|N|A|B|D|F|I|E)[- ](?=\d)/

/** Whether it looks like one of the country. Nothing at all is not odd, only missing. */
export function isPostCodeUsual(country: string, postCode: string): boolean {
  const format = formatOf(country)
  const text = postCode.trim().toUpperCase().replaceAll(/\s+/g, ' ')
  return format === undefined || text === '' || format.test(text.replace(PREFIX, ''))
}

function formatOf(country: string): RegExp | undefined {
  return Object.entries(FORMATS).find(([code]) => code === country)?.[1]
}
