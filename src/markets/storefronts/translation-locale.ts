/** The locale that a market's interface texts are read with. */
import { languageOfLocale, TEXT_LOCALES } from '../languages/languages.ts'
import type { Market, TranslationLocale } from '../types.ts'

/** MKT-19: the content locale where it is of the market's language; nl and be have default content, but Dutch texts. */
export function translationLocaleOf({
  language,
  contentLocale,
}: Pick<Market, 'language' | 'contentLocale'>): TranslationLocale {
  return languageOfLocale(contentLocale) === language ? contentLocale : TEXT_LOCALES[language][0]
}
