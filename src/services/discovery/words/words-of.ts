/** The words of each language of the shop. */
import type { Language } from '../../../markets/types.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { LanguageWords } from './language-words.ts'
import { nl } from './nl.ts'

const WORDS: Readonly<Record<Language, LanguageWords>> = { en, de, nl, fr, es, it }

export function languageWords(language: Language): LanguageWords {
  return WORDS[language]
}
