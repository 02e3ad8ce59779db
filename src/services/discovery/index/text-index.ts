/**
 * Which products contain which words, in one language: for each term the products, ascending, and its impact on each of
 * them. In flat arrays, because a large catalogue has ten million such entries.
 */
import type { Analyser } from '../language/analyser.ts'
import { createEntries } from './entries.ts'
import { MIN_DESCRIPTIVE_IMPACT } from './impact.ts'
import type { Pace } from './pace.ts'
import { mentionRange, type Postings, descriptiveRange } from './postings.ts'
import { createRunTerms, type RunTerms } from './run-terms.ts'
import { sortByTerm } from './sort-by-term.ts'
import { sortedTexts } from './sorted-texts.ts'

export type TextIndex = Postings & {
  /** As they stand in texts, folded: ascending, each once. */
  readonly words: readonly string[]
  /** By the place of a word. Words with the same stem are one term. */
  readonly termOfWord: Int32Array
  /** In the order of the terms, from 0. */
  readonly termOfStem: ReadonlyMap<string, number>
}

/** Read from a place on, where what stands before has been read: to cut it off would make it slower to read. */
export type Field = readonly [text: string, impact: number, from?: number]

export type TextIndexBuilder = {
  /** Products are added in ascending order, each once, and fields by descending impact. */
  readonly add: (product: number, fields: readonly Field[]) => void
  readonly finish: (pace: Pace) => Promise<TextIndex>
}

/** How texts of a language are read. */
export type LanguageTexts = {
  readonly analyser: Analyser
  readonly isStopWord: (word: string) => boolean
  /** The parts of a word that are words themselves, where the language joins them. */
  readonly partsOf: (word: string, isWord: (part: string) => boolean) => readonly string[] | undefined
}

const NO_TERM = -1
const FIRST_TERMS = 1 << 12

/** Long: a factory; its functions share the index that is being built. */
export function createTextIndexBuilder({ analyser, isStopWord, partsOf }: LanguageTexts): TextIndexBuilder {
  const termOfWord = new Map<string, number>()
  const termOfStem = new Map<string, number>()
  /** Of each term: the last product it was met in, and one more. */
  let lastMet = new Int32Array(FIRST_TERMS)
  /** Of each range of a term: how many entries it has. */
  let counts = new Int32Array(FIRST_TERMS * 2)
  const entries = createEntries()
  let product = 0
  let impact = 0

  const termOf = (word: string): number => {
    const known = termOfWord.get(word)
    if (known !== undefined) return known
    const term = isStopWord(word) ? NO_TERM : termOfNewWord(analyser.stem(word))
    termOfWord.set(word, term)
    return term
  }
  const termOfNewWord = (stem: string): number => {
    const known = termOfStem.get(stem)
    if (known !== undefined) return known
    const term = termOfStem.size
    termOfStem.set(stem, term)
    if (term === lastMet.length) {
      lastMet = twiceAsLong(lastMet)
      counts = twiceAsLong(counts)
    }
    return term
  }
  const termsOf = (run: string) =>
    analyser
      .wordsOf(run)
      .map(termOf)
      .filter((term) => term !== NO_TERM)
  let runs: RunTerms | undefined = createRunTerms(termsOf, (term) => {
    if (lastMet[term] === product + 1) return
    lastMet[term] = product + 1
    const range = impact < MIN_DESCRIPTIVE_IMPACT ? mentionRange(term) : descriptiveRange(term)
    counts[range] = (counts[range] ?? 0) + 1
    entries.push(term, impact)
  })

  return {
    add(added, fields) {
      product = added
      entries.begin(product)
      for (const [text, fieldImpact, from = 0] of fields) {
        impact = fieldImpact
        runs?.read(text, from)
      }
    },

    async finish(pace) {
      // Some ten megabytes, and nothing more will be read.
      runs = undefined
      const words = await sortedTexts(sayingWords(), pace)
      const isWord = (part: string) => (termOfWord.get(part) ?? NO_TERM) !== NO_TERM
      const parts = new Map<number, readonly number[]>()
      for (const word of words) {
        const found = partsOf(word, isWord)
        if (found) parts.set(termOf(word), [...new Set(found.map(termOf))])
        if (pace.isDue()) await pace.pause()
      }
      const sorted = await sortByTerm({ terms: termOfStem.size, counts, entries, parts, pace })
      entries.clear()
      const termAt = new Int32Array(words.length)
      for (const [place, word] of words.entries()) {
        termAt[place] = termOf(word)
        if (pace.isDue()) await pace.pause()
      }
      return { words, termOfWord: termAt, termOfStem, ...sorted }
    },
  }

  function* sayingWords(): Generator<string> {
    for (const [word, term] of termOfWord) if (term !== NO_TERM) yield word
  }
}

function twiceAsLong(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(numbers.length * 2)
  longer.set(numbers)
  return longer
}
