/** Which texts a country reads, where it does not read the first locale of its language. */
import { MARKET_RECORDS } from '../countries/records.ts'
import { TEXT_LOCALES, type TextLocale } from '../languages/languages.ts'

export const COUNTRY_TEXT_LOCALES: Readonly<Record<string, TextLocale>> = Object.fromEntries(
  MARKET_RECORDS.flatMap(({ countryCode, language, textLocale }) =>
    textLocale === TEXT_LOCALES[language][0] ? [] : [[countryCode, textLocale]],
  ),
)
