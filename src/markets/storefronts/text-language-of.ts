/** The language that a market reads the texts of products in. */
import { textLocaleOf } from '../languages/text-locale-of.ts'
import type { Language, Market } from '../types.ts'

/** American English is a language of its own here. */
export const textLanguageOf = ({
  language,
  countryCode,
}: Pick<Market, 'language' | 'countryCode'>): Language | 'en-US' =>
  textLocaleOf({ language, countryCode }) === 'en-US' ? 'en-US' : language
