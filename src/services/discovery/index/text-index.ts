/**
 * Which products hold which words, in one language: for each term the products, ascending, and how much it says about
 * each of them. In flat arrays, because a large shop has ten million such facts.
 */
import type { Analyser } from '../language/analyser.ts'
import { growingBytes, growingIntegers } from './growing-numbers.ts'
import type { Pace } from './pace.ts'

export type TextIndex = {
  /** As they stand in texts, folded: ascending, each once. */
  readonly words: readonly string[]
  /** By the place of a word. Words with the same stem are one term. */
  readonly termOfWord: Int32Array
  readonly termOfStem: ReadonlyMap<string, number>
  /** The postings of a term stand from its start to its end. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly products: Int32Array
  readonly impacts: Uint8Array
}

/** How much it says when a word stands there. */
export const IMPACT = { name: 100, keywords: 90, short: 45, full: 12 } as const

/** From here on a word tells what a product is; below, it was merely mentioned. */
export const TELLING = 40

type Field = readonly [text: string, impact: number]

export type TextIndexBuilder = {
  /** Products come in ascending order, each once. */
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
const CHECK_EVERY = 1 << 14

export function createTextIndexBuilder({ analyser, isStopWord, partsOf }: Deps): TextIndexBuilder {
  const termOfWord = new Map<string, number>()
  const termOfStem = new Map<string, number>()
  /** Of each term: the last product it was met in, and where that is written. */
  const lastProduct: number[] = []
  const lastEntry: number[] = []
  const entryTerms = growingIntegers()
  const entryImpacts = growingBytes()
  const owners: { readonly product: number; readonly start: number }[] = []

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
    lastEntry.push(0)
    return term
  }

  return {
    add(product, fields) {
      owners.push({ product, start: entryTerms.length() })
      for (const [text, impact] of fields) {
        for (const word of analyser.wordsOf(text)) {
          const term = termOf(word)
          if (term === NO_TERM) continue
          if (lastProduct[term] === product) {
            const entry = lastEntry[term] ?? 0
            if (entryImpacts.get(entry) < impact) entryImpacts.set(entry, impact)
            continue
          }
          lastProduct[term] = product
          lastEntry[term] = entryTerms.length()
          entryTerms.push(term)
          entryImpacts.push(impact)
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
      return {
        words,
        termOfWord: Int32Array.from(words, termOf),
        termOfStem,
        ...(await sortByTerm(lastProduct.length, parts, pace)),
      }
    },
  }

  /** By counting: entries come product by product and must stand term by term. A compound also counts for its parts. */
  async function sortByTerm(
    terms: number,
    parts: ReadonlyMap<number, readonly number[]>,
    pace: Pace,
  ): Promise<Pick<TextIndex, 'starts' | 'ends' | 'products' | 'impacts'>> {
    const starts = new Int32Array(terms + 1)
    await eachEntry(pace, (_, term) => {
      starts[term + 1] = (starts[term + 1] ?? 0) + 1
      for (const part of parts.get(term) ?? []) starts[part + 1] = (starts[part + 1] ?? 0) + 1
    })
    for (let term = 0; term < terms; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0)
    const ends = starts.slice(0, terms)
    const products = new Int32Array(starts[terms] ?? 0)
    const impacts = new Uint8Array(products.length)
    const put = (product: number, term: number, impact: number) => {
      const end = ends[term] ?? 0
      if (end > (starts[term] ?? 0) && products[end - 1] === product) {
        impacts[end - 1] = Math.max(impacts[end - 1] ?? 0, impact)
        return
      }
      products[end] = product
      impacts[end] = impact
      ends[term] = end + 1
    }
    await eachEntry(pace, (product, term, impact) => {
      put(product, term, impact)
      for (const part of parts.get(term) ?? []) put(product, part, impact)
    })
    return { starts, ends, products, impacts }
  }

  async function eachEntry(pace: Pace, visit: (product: number, term: number, impact: number) => void): Promise<void> {
    let owner = -1
    for (let entry = 0; entry < entryTerms.length(); entry += 1) {
      while ((owners[owner + 1]?.start ?? Number.POSITIVE_INFINITY) <= entry) owner += 1
      visit(owners[owner]?.product ?? 0, entryTerms.get(entry), entryImpacts.get(entry))
      if ((entry & (CHECK_EVERY - 1)) === 0 && pace.isDue()) await pace.breathe()
    }
  }
}
