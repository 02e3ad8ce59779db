/** Where the live chat sits and what it speaks. */
import type { ExternalStorefrontCode, Language, StorefrontCode, TranslationLocale } from '../../../../markets/types.ts'

const LANGUAGES: Readonly<Record<TranslationLocale, Language>> = {
  'en-GB': 'en',
  'de-DE': 'de',
  'nl-NL': 'nl',
  'fr-FR': 'fr',
  'es-ES': 'es',
  'it-IT': 'it',
  default: 'en',
}

/** CHT-02: pixels from the bottom; on us it stays clear of the accessibility widget. */
export function chatBottom(storefrontCode: StorefrontCode | ExternalStorefrontCode): number {
  return storefrontCode === 'us' ? 78 : 16
}

/** CHT-03: from the content locale, and the locale default speaks English. */
export function chatLanguage(contentLocale: TranslationLocale): Language {
  return LANGUAGES[contentLocale]
}
