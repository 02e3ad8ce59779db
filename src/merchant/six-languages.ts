/** A word or sentence of the server in the six languages. */
import type { Language } from '../markets/languages/languages.ts'

export type Words = Readonly<Record<Language, string>>

export const words = (en: string, de: string, nl: string, fr: string, es: string, it: string): Words => ({
  en,
  de,
  nl,
  fr,
  es,
  it,
})
