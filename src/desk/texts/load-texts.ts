/** Loads the table of one language; the others stay on the server. */
import type { Language } from '../../markets/languages/languages.ts'
import type { DeskTexts } from './texts.ts'

const LOADS: Readonly<Record<Language, () => Promise<DeskTexts>>> = {
  en: async () => (await import('./en.ts')).EN,
  de: async () => (await import('./de.ts')).DE,
  nl: async () => (await import('./nl.ts')).NL,
  fr: async () => (await import('./fr.ts')).FR,
  es: async () => (await import('./es.ts')).ES,
  it: async () => (await import('./it.ts')).IT,
}

export const loadTexts = (language: Language): Promise<DeskTexts> => LOADS[language]()
