/**
 * How texts become words that can be compared, per language. Products and queries go through the same functions, or
 * they would never meet.
 */
import type { Language } from '../../../markets/types.ts'
import { type Spelling, textFolder, wordCutter } from './cut-words.ts'
import { stemDe } from './stem-de.ts'
import { stemEn } from './stem-en.ts'
import { stemEs } from './stem-es.ts'
import { stemFr } from './stem-fr.ts'
import { stemIt } from './stem-it.ts'
import { stemNl } from './stem-nl.ts'

export type Analyser = {
  readonly language: Language
  /** The words of a text in order, folded: small, without accents, ß as ss, ranges of sizes in one piece. */
  readonly wordsOf: (text: string) => readonly string[]
  /** The same folding for a whole word or phrase, without cutting it. */
  readonly fold: (text: string) => string
  /** Of a folded word: singular and plural, and the commonest endings, give the same. A stem need not be a word. */
  readonly stem: (word: string) => string
}

const PLAIN: Spelling = { umlauts: false, elisions: new Set() }
const GERMAN: Spelling = { umlauts: true, elisions: new Set() }
const FRENCH: Spelling = {
  umlauts: false,
  elisions: new Set('l d j m t s n c qu jusqu lorsqu puisqu quoiqu'.split(' ')),
}
const ITALIAN: Spelling = {
  umlauts: false,
  elisions: new Set('l un d gl all dall dell nell sull coll quell quest c m t s v n'.split(' ')),
}

const ANALYSERS: Readonly<Record<Language, Analyser>> = {
  en: analyser('en', PLAIN, stemEn),
  de: analyser('de', GERMAN, stemDe),
  nl: analyser('nl', PLAIN, stemNl),
  fr: analyser('fr', FRENCH, stemFr),
  es: analyser('es', PLAIN, stemEs),
  it: analyser('it', ITALIAN, stemIt),
}

export function analyserOf(language: Language): Analyser {
  return ANALYSERS[language]
}

function analyser(language: Language, spelling: Spelling, stem: (word: string) => string): Analyser {
  return { language, wordsOf: wordCutter(spelling), fold: textFolder(spelling), stem }
}
