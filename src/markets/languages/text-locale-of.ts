/** The locale of the interface texts that a market reads. */
import { COUNTRY_TEXT_LOCALES } from '../derived/text-locales.ts'
import type { Market, TextLocale } from '../types.ts'
import { TEXT_LOCALES } from './languages.ts'

/** Austria reads German, Switzerland its own German, Belgium Dutch, and English is British everywhere but in the US. */
export function textLocaleOf({ language, countryCode }: Pick<Market, 'language' | 'countryCode'>): TextLocale {
  const own = COUNTRY_TEXT_LOCALES[countryCode]
  return own !== undefined && own.startsWith(language) ? own : TEXT_LOCALES[language][0]
}
