/**
 * The words of the shop as types: storefront, market, currency, region. They follow from the records.
 * Types only, so that importing them never adds a byte to the browser's first load.
 */
import type { MARKET_RECORDS } from './countries/records.ts'
import type { Language, TextLocale } from './languages/languages.ts'
import type { Continent, Region } from './market-record.ts'
import type { Currency } from './prices/currencies.ts'
import type {
  ContentKey,
  ContentLocale,
  ExternalStorefrontCode,
  MarketType,
  StorefrontCode,
  TenantKey,
} from './storefronts/storefront-records.ts'
import type { WarehouseCode, WarehouseRegion } from './warehouses.ts'

export type { Language, TextLocale } from './languages/languages.ts'
export type { Continent, Environment, Region } from './market-record.ts'
export type { Currency, CurrencyCode } from './prices/currencies.ts'
export type {
  ContentKey,
  ContentLocale,
  ExternalStorefrontCode,
  MarketType,
  StorefrontCode,
  TenantKey,
} from './storefronts/storefront-records.ts'
export type { WarehouseCode, WarehouseRegion } from './warehouses.ts'

type AnyRecord = (typeof MARKET_RECORDS)[number]

export type CountryCode = AnyRecord['countryCode']
/** Currencies that some shipping market pays in. */
export type PriceCurrency = Exclude<AnyRecord, { readonly storefront: ExternalStorefrontCode }>['currency']

/** Translations exist for more locales than content: no storefront has nl-NL as its content locale (MKT-18). */
export type TranslationLocale = ContentLocale | TextLocale

export interface Warehouse {
  readonly region: WarehouseRegion
  readonly codes: readonly WarehouseCode[]
}

/** One country and everything that a storefront shows and sells by (MKT-01). */
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
