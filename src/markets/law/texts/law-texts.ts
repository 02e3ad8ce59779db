import type { Language } from '../../types.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { LawTexts } from './law-text-kinds.ts'
import { nl } from './nl.ts'

const TEXTS: Readonly<Record<Language, LawTexts>> = { en, de, nl, fr, es, it }

export const lawTextsOf = (language: Language): LawTexts => TEXTS[language]

export type { LawTexts } from './law-text-kinds.ts'
