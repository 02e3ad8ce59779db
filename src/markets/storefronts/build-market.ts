/** A market as storefronts show it and pages carry it (MKT-01), from its record. */
import { CURRENCIES } from '../derived/currency-symbols.ts'
import type { MarketFacts } from '../derived/market-facts.ts'
import type { Environment, Market } from '../types.ts'
import { WAREHOUSES } from '../warehouses.ts'
import { STOREFRONT_RECORDS } from './storefront-records.ts'

export function buildMarket(environment: Environment, facts: MarketFacts): Market {
  const { countryCode, storefront, continent, regions, name, currency, language, locale, warehouse } = facts
  const { contentLocale, marketType } = STOREFRONT_RECORDS[storefront]
  const tax = facts.taxPercentage[environment]
  return {
    countryCode,
    storefrontCode: storefront,
    contentLocale,
    continent,
    ...(tax === 'none' ? {} : { tax }),
    regions,
    name,
    currency: CURRENCIES[currency],
    language,
    locale: { iso: locale, html: locale },
    warehouse: { region: warehouse, codes: WAREHOUSES[warehouse] },
    isFocusMarket: marketType === 'focus',
    marketType,
  }
}
