/** The locale that a market's interface texts are read with. */
import type { Market, TranslationLocale } from '../types.ts'

/** MKT-19: nl and be have default content, but Dutch texts; everywhere else the content locale is right. */
export function translationLocaleOf({
  language,
  contentLocale,
}: Pick<Market, 'language' | 'contentLocale'>): TranslationLocale {
  return language === 'nl' ? 'nl-NL' : contentLocale
}
