/** What the node knows of products at one moment, and what a change of it affects. */
import { onceDone } from '../../platform/once-done.ts'
import type { Recommender } from './recommend/recommender.ts'
import type { SearchRule } from './rules/search-rule.ts'
import type { IndexedWords, ProductIndex, WordIndex } from './search/search-index.ts'
import { hasBit } from './index/bits.ts'
import type { Language } from '../../markets/types.ts'
import { inEach } from './build-word-index.ts'

/** A snapshot of the data of discovery, without words. */
export type Knowledge = {
  readonly index: ProductIndex
  readonly recommender: Recommender
  readonly rules: readonly SearchRule[]
}

/** Which products have changed, and on which pages; 'everything' if the extent is unknown. */
export type ProductChange = 'everything' | { readonly skus: readonly string[]; readonly places: readonly string[] }

export type Versions = { readonly products: number; readonly rules: number; readonly offers: number }

export type Snapshot = Knowledge & {
  readonly versions: Versions
  /** When all products were read: badges such as "new" are those of that day. */
  readonly builtAt: Date
  readonly words: LazyWords
}

/** The words of all texts: read on first use. */
export type LazyWords = {
  readonly read: () => Promise<WordIndex>
  /** Of one language: all that a search needs. */
  readonly of: (language: Language) => Promise<IndexedWords>
  /** Undefined until all are read. */
  readonly known: () => WordIndex | undefined
}

/** Of texts that are read for all languages together. */
export function wordsOnce(make: () => Promise<WordIndex>): LazyWords {
  let known: WordIndex | undefined
  const read = onceDone(async () => {
    known = await make()
    return known
  })
  return { known: () => known, read, of: async (language) => (await read())[language] }
}

/** Of texts that are stored by language. */
export function wordsByLanguage(make: (language: Language) => Promise<IndexedWords>): LazyWords {
  const readers = new Map<Language, () => Promise<IndexedWords>>()
  const of = (language: Language): Promise<IndexedWords> => {
    const reader = readers.get(language) ?? onceDone(() => make(language))
    readers.set(language, reader)
    return reader()
  }
  return { ...wordsOnce(() => inEach(of)), of }
}

export const knownWordsOf = (words: WordIndex): LazyWords => ({
  known: () => words,
  read: async () => words,
  of: async (language) => words[language],
})

/** Each shows its other colours, so those are touched with it. */
export function changeOf({ products }: ProductIndex, changed: readonly number[]): ProductChange {
  const touched = new Set(changed.flatMap((product) => [product, ...products.linked(product)]))
  const categories = [...products.facets.category]
  return {
    skus: [...touched].flatMap((product) => products.skus[product] ?? []),
    places: categories.flatMap(([place, bits]) =>
      [...touched].some((product) => hasBit(bits, product)) ? [place] : [],
    ),
  }
}

export function bothChanges(one: ProductChange, other: ProductChange): ProductChange {
  if (one === 'everything' || other === 'everything') return 'everything'
  return {
    skus: [...new Set([...one.skus, ...other.skus])],
    places: [...new Set([...one.places, ...other.places])],
  }
}
