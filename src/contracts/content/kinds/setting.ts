/** Where content is read: links lead into this storefront, and words and prices are written as its market writes them. */
import { recordOf } from '../../../markets/countries/record-of.ts'
import { inSwissGerman, readsSwissGerman } from '../../../markets/languages/swiss-german.ts'
import { fillPrices } from '../../../markets/prices/price-placeholder.ts'
import type { CountryCode, Market, StorefrontCode } from '../../../markets/types.ts'

export type Setting = {
  readonly storefront: StorefrontCode
  /** Whose notation prices have. */
  readonly country?: CountryCode
  readonly spell: (text: string) => string
  /** Validation before saving gets all of a block or nothing; a page gets what it can show. */
  readonly isStrict?: boolean
}

/** German content is written once, for Germany; Switzerland reads it in its own spelling. Each country has its own notation of prices. */
export function settingOf(storefront: StorefrontCode, { countryCode }: Pick<Market, 'countryCode'>): Setting {
  const { locale } = recordOf(countryCode)
  const reader = { countryCode, locale: { iso: locale, html: locale } }
  const respell = readsSwissGerman(countryCode) ? inSwissGerman : asItIs
  return { storefront, country: countryCode, spell: (text) => fillPrices(respell(text), reader) }
}

const asItIs = (text: string): string => text
