/** The storefronts: where content and search of each come from. Their countries follow from the market records. */

interface StorefrontRecord {
  readonly marketType: 'focus' | 'umbrella' | 'external'
  /** MKT-19 */
  readonly contentLocale: string
  /** MKT-21: at and ch share the content of de, be that of nl. */
  readonly contentKey: string
  /** MKT-22 */
  readonly tenantKey: string
  /** The default country of unknown visitors (MKT-39). */
  readonly firstCountry: string
}

/** uk, not gb: the code is the storefront's name, the country is GB (MKT-10, MKT-11). */
export const STOREFRONT_RECORDS = {
  uk: { marketType: 'focus', contentLocale: 'en-GB', contentKey: 'uk', tenantKey: 'UK', firstCountry: 'GB' },
  de: { marketType: 'focus', contentLocale: 'de-DE', contentKey: 'de', tenantKey: 'DE', firstCountry: 'DE' },
  at: { marketType: 'focus', contentLocale: 'de-DE', contentKey: 'de', tenantKey: 'DE', firstCountry: 'AT' },
  be: { marketType: 'focus', contentLocale: 'default', contentKey: 'nl', tenantKey: 'NL', firstCountry: 'BE' },
  ch: { marketType: 'focus', contentLocale: 'de-DE', contentKey: 'de', tenantKey: 'DE', firstCountry: 'CH' },
  nl: { marketType: 'focus', contentLocale: 'default', contentKey: 'nl', tenantKey: 'NL', firstCountry: 'NL' },
  fr: { marketType: 'focus', contentLocale: 'fr-FR', contentKey: 'fr', tenantKey: 'FR', firstCountry: 'FR' },
  us: { marketType: 'focus', contentLocale: 'default', contentKey: 'us', tenantKey: 'US', firstCountry: 'US' },
  es: { marketType: 'focus', contentLocale: 'es-ES', contentKey: 'es', tenantKey: 'ES', firstCountry: 'ES' },
  it: { marketType: 'focus', contentLocale: 'it-IT', contentKey: 'it', tenantKey: 'IT', firstCountry: 'IT' },
  eu: { marketType: 'umbrella', contentLocale: 'default', contentKey: 'eu', tenantKey: 'EU', firstCountry: 'IE' },
  gl: { marketType: 'umbrella', contentLocale: 'default', contentKey: 'gl', tenantKey: 'GL', firstCountry: 'SG' },
  au: {
    marketType: 'external',
    contentLocale: 'default',
    contentKey: '_default',
    tenantKey: 'default',
    firstCountry: 'AU',
  },
  nz: {
    marketType: 'external',
    contentLocale: 'default',
    contentKey: '_default',
    tenantKey: 'default',
    firstCountry: 'NZ',
  },
  jp: {
    marketType: 'external',
    contentLocale: 'default',
    contentKey: '_default',
    tenantKey: 'default',
    firstCountry: 'JP',
  },
} as const satisfies Readonly<Record<string, StorefrontRecord>>

type Records = typeof STOREFRONT_RECORDS

export type AnyStorefrontCode = keyof Records
export type MarketType = StorefrontRecord['marketType']
/** Storefronts on other sites; choosing one leaves this shop (RTE-25, MKT-09). */
export type ExternalStorefrontCode = {
  [Code in AnyStorefrontCode]: Records[Code]['marketType'] extends 'external' ? Code : never
}[AnyStorefrontCode]
export type StorefrontCode = Exclude<AnyStorefrontCode, ExternalStorefrontCode>
/** The locales that content is written in (MKT-18). */
export type ContentLocale = Records[AnyStorefrontCode]['contentLocale']
export type ContentKey = Records[AnyStorefrontCode]['contentKey']
export type TenantKey = Records[AnyStorefrontCode]['tenantKey']

const isCode = (value: string): value is AnyStorefrontCode => Object.hasOwn(STOREFRONT_RECORDS, value)

export const ANY_STOREFRONT_CODES: readonly AnyStorefrontCode[] = Object.keys(STOREFRONT_RECORDS).filter(isCode)
