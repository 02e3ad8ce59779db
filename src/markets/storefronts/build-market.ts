/** Puts a market's record together from the tables, so that no fact about a country is written twice. */
import { currencyOf } from '../prices/currencies.ts'
import type { Continent, CountryCode, Environment, Language, Market, Warehouse } from '../types.ts'
import { countryNameOf } from './country-names.ts'
import type { StorefrontGroup } from './groups.ts'
import { regionsOf } from './regions.ts'
import { taxOf } from './taxes.ts'

/** MKT-17: English wherever nothing else is said, in all of eu and gl too. */
const LANGUAGES: Readonly<Partial<Record<CountryCode, Language>>> = {
  DE: 'de',
  AT: 'de',
  CH: 'de',
  NL: 'nl',
  BE: 'nl',
  FR: 'fr',
  ES: 'es',
  IT: 'it',
}

/** MKT-02: there is no Oceania, so AU and NZ count as Asia. */
const CONTINENTS: Readonly<Partial<Record<CountryCode, Continent>>> = {
  US: 'NA',
  KR: 'AS',
  SG: 'AS',
  IL: 'AS',
  AE: 'AS',
  JP: 'AS',
  AU: 'AS',
  NZ: 'AS',
}

const NL: Warehouse = { region: 'NL', codes: ['nl-rsv', 'nl'] }
const US: Warehouse = { region: 'US', codes: ['us-rsv', 'us'] }

/** MKT-24: only us ships from the US; gl ships from NL although its markets are in Asia (T18). */
export function warehouseOf(storefrontCode: StorefrontGroup['code']): Warehouse {
  return storefrontCode === 'us' ? US : NL
}

export function buildMarket(environment: Environment, group: StorefrontGroup, countryCode: CountryCode): Market {
  const tax = taxOf(environment, countryCode)
  const language = LANGUAGES[countryCode] ?? 'en'
  const locale = `${language}-${countryCode}`
  const { local, english } = countryNameOf(countryCode)
  return {
    countryCode,
    storefrontCode: group.code,
    contentLocale: group.contentLocale,
    continent: CONTINENTS[countryCode] ?? 'EU',
    ...(tax === undefined ? {} : { tax }),
    regions: regionsOf(countryCode),
    name: { local, english },
    currency: currencyOf(countryCode),
    language,
    locale: { iso: locale, html: locale },
    warehouse: warehouseOf(group.code),
    isFocusMarket: group.marketType === 'focus',
    marketType: group.marketType,
  }
}
