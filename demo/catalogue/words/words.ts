/** What the catalogue says, in the six languages of the shop. */
import type { Language } from '../../../src/markets/types.ts'
import type { CatalogueWords } from './catalogue-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

export const WORDS: Readonly<Record<Language, CatalogueWords>> = { en, de, nl, fr, es, it }
