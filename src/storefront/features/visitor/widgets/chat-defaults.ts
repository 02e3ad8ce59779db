/** Where the live chat sits and what it speaks. */
import { languageOfLocale } from '../../../../markets/languages/languages.ts'
import type { ExternalStorefrontCode, Language, StorefrontCode, TranslationLocale } from '../../../../markets/types.ts'

/** CHT-02: pixels from the bottom; on us it stays clear of the accessibility widget. */
export function chatBottom(storefrontCode: StorefrontCode | ExternalStorefrontCode): number {
  return storefrontCode === 'us' ? 78 : 16
}

/** CHT-03: from the locale of the texts (ADR 46), and the locale default speaks English. */
export function chatLanguage(locale: TranslationLocale): Language {
  return languageOfLocale(locale)
}
