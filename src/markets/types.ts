/**
 * The words of the shop as types: storefront, market, currency, region.
 * Types only, so that importing them never adds a byte to the browser's first load.
 */
import type { EXTERNAL_STOREFRONT_CODES, STOREFRONT_CODES } from './storefronts/codes.ts'
import type { COUNTRY_CODES } from './storefronts/country-codes.ts'

export type Environment = 'production' | 'staging'

export type CountryCode = (typeof COUNTRY_CODES)[number]
export type StorefrontCode = (typeof STOREFRONT_CODES)[number]
export type ExternalStorefrontCode = (typeof EXTERNAL_STOREFRONT_CODES)[number]

export type Language = 'en' | 'de' | 'nl' | 'fr' | 'es' | 'it'

/** The locales content is written in (MKT-18). */
export type ContentLocale = 'en-GB' | 'de-DE' | 'fr-FR' | 'es-ES' | 'it-IT' | 'default'
/** nl-NL exists for translations only: no storefront has it as its content locale (MKT-18). */
export type TranslationLocale = ContentLocale | 'nl-NL'
export type ContentKey = '_default' | 'nl' | 'uk' | 'de' | 'eu' | 'fr' | 'us' | 'es' | 'it' | 'gl'
export type TenantKey = 'default' | 'UK' | 'DE' | 'NL' | 'FR' | 'US' | 'ES' | 'IT' | 'EU' | 'GL'
export type SearchTenant = 'default' | 'us' | 'de' | 'nl' | 'gl' | 'eu'

export type CurrencyCode =
  | 'EUR'
  | 'GBP'
  | 'CHF'
  | 'USD'
  | 'SEK'
  | 'DKK'
  | 'NOK'
  | 'CZK'
  | 'KRW'
  | 'AUD'
  | 'JPY'
  | 'HKD'
  | 'NZD'

export interface Currency {
  readonly code: CurrencyCode
  readonly symbol: string
}

export interface Region {
  readonly name: string
  readonly code: string
}

export type WarehouseRegion = 'NL' | 'US'
export type WarehouseCode = 'nl-rsv' | 'nl' | 'us-rsv' | 'us'

export interface Warehouse {
  readonly region: WarehouseRegion
  readonly codes: readonly WarehouseCode[]
}

export type Continent = 'EU' | 'NA' | 'AS'
export type MarketType = 'focus' | 'umbrella' | 'external'

/** One country and everything that selling there depends on (MKT-01). */
export interface Market {
  readonly countryCode: CountryCode
  readonly storefrontCode: StorefrontCode | ExternalStorefrontCode
  readonly contentLocale: ContentLocale
  readonly continent: Continent
  /** Percent. Absent is not 0: FR has no value at all, IT and ES none in production (MKT-26..28, MKT-31). */
  readonly tax?: number
  readonly regions: readonly Region[]
  readonly name: { readonly local: string; readonly english: string }
  readonly currency: Currency
  readonly language: Language
  readonly locale: { readonly iso: string; readonly html: string }
  readonly warehouse: Warehouse
  readonly isFocusMarket: boolean
  readonly marketType: MarketType
}

/** A regional shop and the markets it serves, never none (MKT-12). */
export interface Storefront {
  readonly storefrontCode: StorefrontCode | ExternalStorefrontCode
  readonly contentLocale: ContentLocale
  readonly contentKey: ContentKey
  readonly tenantKey: TenantKey
  readonly warehouse: Warehouse
  readonly isFocusMarket: boolean
  readonly markets: readonly [Market, ...Market[]]
}
