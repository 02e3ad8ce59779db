/** What each country is called: in English, and by the people who live there. */
import type { CountryCode } from '../types.ts'

export interface CountryName {
  readonly english: string
  readonly local: string
}

/** MKT-35: lower-case keys. showroom is a name only: never a market, never a place to ship to. */
export const COUNTRY_NAMES: Readonly<Record<Lowercase<CountryCode> | 'showroom', CountryName>> = {
  gb: { english: 'United Kingdom', local: 'United Kingdom' },
  de: { english: 'Germany', local: 'Deutschland' },
  at: { english: 'Austria', local: 'Österreich' },
  be: { english: 'Belgium', local: 'België' },
  ch: { english: 'Switzerland', local: 'Schweiz' },
  nl: { english: 'Netherlands', local: 'Nederland' },
  fr: { english: 'France', local: 'France' },
  us: { english: 'United States', local: 'United States' },
  es: { english: 'Spain', local: 'España' },
  it: { english: 'Italy', local: 'Italia' },
  hr: { english: 'Croatia', local: 'Hrvatska' },
  ee: { english: 'Estonia', local: 'Eesti' },
  sk: { english: 'Slovakia', local: 'Slovensko' },
  se: { english: 'Sweden', local: 'Sverige' },
  fi: { english: 'Finland', local: 'Suomi' },
  pt: { english: 'Portugal', local: 'Portugal' },
  lv: { english: 'Latvia', local: 'Latvija' },
  lt: { english: 'Lithuania', local: 'Lietuva' },
  ie: { english: 'Ireland', local: 'Ireland' },
  cz: { english: 'Czechia', local: 'Česko' },
  si: { english: 'Slovenia', local: 'Slovenija' },
  dk: { english: 'Denmark', local: 'Danmark' },
  hu: { english: 'Hungary', local: 'Magyarország' },
  pl: { english: 'Poland', local: 'Polska' },
  lu: { english: 'Luxembourg', local: 'Lëtzebuerg' },
  no: { english: 'Norway', local: 'Norge' },
  kr: { english: 'South Korea', local: '대한민국' },
  sg: { english: 'Singapore', local: 'Singapore' },
  il: { english: 'Israel', local: 'ישראל' },
  ae: { english: 'United Arab Emirates', local: 'الإمارات العربية المتحدة' },
  au: { english: 'Australia', local: 'Australia' },
  nz: { english: 'New Zealand', local: 'New Zealand' },
  jp: { english: 'Japan', local: '日本' },
  showroom: { english: 'Showroom', local: 'Showroom' },
}

const names = new Map<string, CountryName>(Object.entries(COUNTRY_NAMES))

/** The record above has a name for every country by its type, so the code itself is never shown. */
export function countryNameOf(country: CountryCode): CountryName {
  return names.get(country.toLowerCase()) ?? { english: country, local: country }
}
