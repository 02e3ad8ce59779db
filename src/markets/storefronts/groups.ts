/** The fifteen storefronts as the shop's people would write them down: code, countries, content and search keys. */
import type {
  ContentKey,
  ContentLocale,
  CountryCode,
  ExternalStorefrontCode,
  MarketType,
  StorefrontCode,
  TenantKey,
} from '../types.ts'

export interface StorefrontGroup {
  readonly code: StorefrontCode | ExternalStorefrontCode
  readonly marketType: MarketType
  readonly contentLocale: ContentLocale
  readonly contentKey: ContentKey
  readonly tenantKey: TenantKey
  readonly countries: readonly [CountryCode, ...CountryCode[]]
}

/** Content locale MKT-19; content key MKT-21 (at, ch share de; be shares nl); tenant key MKT-22. */
const FOCUS = [
  ['uk', 'GB', 'en-GB', 'uk', 'UK'],
  ['de', 'DE', 'de-DE', 'de', 'DE'],
  ['at', 'AT', 'de-DE', 'de', 'DE'],
  ['be', 'BE', 'default', 'nl', 'NL'],
  ['ch', 'CH', 'de-DE', 'de', 'DE'],
  ['nl', 'NL', 'default', 'nl', 'NL'],
  ['fr', 'FR', 'fr-FR', 'fr', 'FR'],
  ['us', 'US', 'default', 'us', 'US'],
  ['es', 'ES', 'es-ES', 'es', 'ES'],
  ['it', 'IT', 'it-IT', 'it', 'IT'],
] as const

/** The first country is the one shown to a visitor of whom nothing is known (MKT-39). */
const EU = ['IE', 'HR', 'EE', 'SK', 'SE', 'FI', 'PT', 'LV', 'LT', 'CZ', 'SI', 'DK', 'HU', 'PL', 'LU', 'NO'] as const
const GL = ['SG', 'KR', 'IL', 'AE'] as const

const UMBRELLA = [
  ['eu', 'EU', EU],
  ['gl', 'GL', GL],
] as const

const EXTERNAL = [
  ['au', 'AU'],
  ['nz', 'NZ'],
  ['jp', 'JP'],
] as const

export const STOREFRONT_GROUPS: readonly StorefrontGroup[] = [
  ...FOCUS.map(([code, country, contentLocale, contentKey, tenantKey]): StorefrontGroup => ({
    code,
    marketType: 'focus',
    contentLocale,
    contentKey,
    tenantKey,
    countries: [country],
  })),
  ...UMBRELLA.map(([code, tenantKey, countries]): StorefrontGroup => ({
    code,
    marketType: 'umbrella',
    contentLocale: 'default',
    contentKey: code,
    tenantKey,
    countries,
  })),
  ...EXTERNAL.map(([code, country]): StorefrontGroup => ({
    code,
    marketType: 'external',
    contentLocale: 'default',
    contentKey: '_default',
    tenantKey: 'default',
    countries: [country],
  })),
]
