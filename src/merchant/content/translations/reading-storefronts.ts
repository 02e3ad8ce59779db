/** In which language each storefront reads content and texts: the fallback rules of the shop, as data (DCO-07). */
import { STOREFRONT_CODES } from '../../../markets/derived/storefront-codes.ts'
import { languageOfLocale, type Language, type TextLocale } from '../../../markets/languages/languages.ts'
import { textLocaleOf } from '../../../markets/languages/text-locale-of.ts'
import { findStorefront } from '../../../markets/storefronts/table.ts'
import { translationLocaleOf } from '../../../markets/storefronts/translation-locale.ts'
import type { StorefrontCode } from '../../../markets/types.ts'

export type ReadingStorefront = {
  readonly code: StorefrontCode
  readonly contentKey: string
  /** `de-DE` or `default` */
  readonly contentLocale: string
  readonly language: Language
  /** The dimension of the datasource that its interface texts are read with. */
  readonly textLocale: TextLocale
}

export const READING_STOREFRONTS: readonly ReadingStorefront[] = STOREFRONT_CODES.map((code) => {
  const storefront = findStorefront('production', code)
  const market = storefront?.markets[0]
  if (storefront === undefined || market === undefined) throw new Error(`The storefront ${code} has no market`)
  const { contentKey, contentLocale } = storefront
  const translations = translationLocaleOf(market)
  // As the shell reads them: American English has texts of its own.
  const textLocale = textLocaleOf(market) === 'en-US' ? 'en-US' : translations === 'default' ? 'en-GB' : translations
  return { code, contentKey, contentLocale, language: market.language, textLocale }
})

/** The language of fields without a mark: content of a storefront's own key is written in its language, shared content in English. */
export function languageOfKey(contentKey: string): Language {
  return READING_STOREFRONTS.find((one) => one.contentKey === contentKey)?.language ?? languageOfLocale('default')
}
