import type { Language } from '../../../markets/languages/languages.ts'

/** In the language of the staff member, as a shopper would read it. */
export const methodName = (texts: Readonly<Record<string, string>>, language: Language): string =>
  texts[language] ?? texts['en'] ?? ''
