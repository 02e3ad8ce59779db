/**
 * Which products hold which words, in one language: for each term the products, ascending, and how much it says about
 * each of them. In flat arrays, because a large shop has ten million such facts.
 */
import type { Analyser } from '../language/analyser.ts'
import { createEntries } from './entries.ts'
import type { Pace } from './pace.ts'
import { createRunTerms } from './run-terms.ts'
import { type Postings, sortByTerm } from './sort-by-term.ts'

export type TextIndex = Postings & {
  /** As they stand in texts, folded: ascending, each once. */
  readonly words: readonly string[]
  /** By the place of a word. Words with the same stem are one term. */
  readonly termOfWord: Int32Array
  readonly termOfStem: ReadonlyMap<string, number>
}

/** How much it says when a word stands there. */
export const IMPACT = { name: 100, keywords: 90, short: 45, full: 12 } as const

/** From here on a word tells what a product is; below, it was merely mentioned. */
export const TELLING = 40

type Field = readonly [text: string, impact: number]

export type TextIndexBuilder = {
  /** Products come in ascending order, each once, and fields in the order of what they say: what says most, first. */
  readonly add: (product: number, fields: readonly Field[]) => void
  readonly finish: (pace: Pace) => Promise<TextIndex>
}

type Deps = {
  readonly analyser: Analyser
  readonly isStopWord: (word: string) => boolean
  /** The parts of a word that are words themselves, where the language joins them. */
  readonly partsOf: (word: string, isWord: (part: string) => boolean) => readonly string[] | undefined
}

const NO_TERM = -1

export function createTextIndexBuilder({ analyser, isStopWord, partsOf }: Deps): TextIndexBuilder {
  const termOfWord = new Map<string, number>()
  const termOfStem = new Map<string, number>()
  /** Of each term: the last product it was met in. */
  const lastProduct: number[] = []
  const entries = createEntries()
  /** Where the entries of each product begin; of the products that came, in order. */
  const owners: number[] = []
  const begins: number[] = []

  const termOf = (word: string): number => {
    const known = termOfWord.get(word)
    if (known !== undefined) return known
    const term = isStopWord(word) ? NO_TERM : termOfNewStem(analyser.stem(word))
    termOfWord.set(word, term)
    return term
  }
  const termOfNewStem = (stem: string): number => {
    const known = termOfStem.get(stem)
    if (known !== undefined) return known
    const term = lastProduct.length
    termOfStem.set(stem, term)
    lastProduct.push(NO_TERM)
    return term
  }
  const runs = createRunTerms((run) =>
    analyser
      .wordsOf(run)
      .map(termOf)
      .filter((term) => term !== NO_TERM),
  )

  return {
    add(product, fields) {
      owners.push(product)
      begins.push(entries.length())
      for (const [text, impact] of fields) {
        const terms = runs.read(text)
        for (let at = 0; at < terms.length; at += 1) {
          const term = terms[at] ?? 0
          if (lastProduct[term] === product) continue
          lastProduct[term] = product
          entries.push(term, impact)
        }
      }
    },

    async finish(pace) {
      const words = [...termOfWord.keys()].filter((word) => termOfWord.get(word) !== NO_TERM).toSorted()
      await pace.breathe()
      const isWord = (part: string) => (termOfWord.get(part) ?? NO_TERM) !== NO_TERM
      const parts = new Map<number, readonly number[]>()
      for (const word of words) {
        const found = partsOf(word, isWord)
        if (found) parts.set(termOf(word), [...new Set(found.map(termOf))])
        if (pace.isDue()) await pace.breathe()
      }
      const sorted = await sortByTerm({ terms: lastProduct.length, entries, owners, begins, parts, pace })
      entries.forget()
      return { words, termOfWord: Int32Array.from(words, termOf), termOfStem, ...sorted }
    },
  }
}
