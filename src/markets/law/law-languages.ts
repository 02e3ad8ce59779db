/** Languages that the law of a market requires beside the language of its interface (LAW-12). */
import type { Language } from '../languages/languages.ts'

/** Languages of countries whose interface is in English: only what the law requires is written in them. */
export const LOCAL_LANGUAGES = [
  'pl',
  'cs',
  'sk',
  'sl',
  'hr',
  'hu',
  'da',
  'sv',
  'fi',
  'nb',
  'et',
  'lv',
  'lt',
  'pt',
] as const

export type LocalLanguage = (typeof LOCAL_LANGUAGES)[number]

/** Languages required beside that of the interface: also French and German, in Belgium and Luxembourg. */
export type BesideLanguage = LocalLanguage | 'fr' | 'de'

/** Every language in which something is written that the law requires. */
export type LawLanguage = Language | LocalLanguage
