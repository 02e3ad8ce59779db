import type { Language } from '../../markets/languages/languages.ts'

/** Each in its own language, so that it is found whatever language is on. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
}
