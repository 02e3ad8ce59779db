/** The languages of the shop, and the locales that the texts of each are written in (MKT-16). */

/** The first locale is the one of countries that spell nothing differently. */
export const TEXT_LOCALES = {
  en: ['en-GB', 'en-US'],
  de: ['de-DE', 'de-CH'],
  nl: ['nl-NL'],
  fr: ['fr-FR'],
  es: ['es-ES'],
  it: ['it-IT'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

export type Language = keyof typeof TEXT_LOCALES
export type TextLocale = (typeof TEXT_LOCALES)[Language][number]

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(TEXT_LOCALES, value)
}

export const LANGUAGES: readonly Language[] = Object.keys(TEXT_LOCALES).filter(isLanguage)

/** The content locale `default` is English. */
export function languageOfLocale(locale: TextLocale | 'default'): Language {
  const [language] = locale.split('-')
  return isLanguage(language) ? language : 'en'
}
