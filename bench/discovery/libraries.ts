/** The libraries that are measured beside ours, each used as documented, for the texts of one language. */
import { Charset, Index } from 'flexsearch'
import MiniSearch from 'minisearch'
import type { ProductTexts } from './large-shop-texts.ts'

export const LIBRARIES = ['MiniSearch', 'FlexSearch'] as const
export type LibraryName = (typeof LIBRARIES)[number]

export type Library = {
  readonly add: (product: number, texts: ProductTexts) => void
  /** Everything that is found, the best first: facets are counted over all of it. */
  readonly search: (query: string) => readonly number[]
  readonly suggest: (query: string, limit: number) => readonly number[]
}

export const createLibrary: Readonly<Record<LibraryName, (count: number) => Library>> = {
  /** Corrects typing errors by edit distance; the last word of a query is a prefix. */
  MiniSearch() {
    const index = new MiniSearch<ProductTexts & { readonly id: number }>({
      fields: ['name', 'keywords', 'short', 'full'],
      searchOptions: { boost: { name: 8, keywords: 7, short: 4 }, combineWith: 'AND', fuzzy: 0.2 },
    })
    const found = (results: readonly { readonly id: number }[]) => results.map(({ id }) => id)
    return {
      add: (id, texts) => index.add({ id, ...texts }),
      search: (query) => found(index.search(query)),
      suggest: (query, limit) =>
        found(index.search(query, { prefix: (_, place, words) => place === words.length - 1 })).slice(0, limit),
    }
  },

  /**
   * Corrects typing errors by phonetic encoding. Names and keywords can be found by their beginnings; whole texts
   * only by whole words, for beginnings of all of them would take many times the memory.
   */
  FlexSearch(count) {
    const encoder = Charset.LatinBalance
    const names = new Index({ tokenize: 'forward', encoder })
    const texts = new Index({ tokenize: 'strict', encoder })
    const both = (query: string, limit: number) => {
      const found = new Set([...names.search(query, { limit }), ...texts.search(query, { limit })])
      return [...found].filter((id) => typeof id === 'number')
    }
    return {
      add(id, { name, keywords, short, full }) {
        names.add(id, `${name} ${keywords}`)
        texts.add(id, `${name} ${keywords} ${short} ${full}`)
      },
      search: (query) => both(query, count),
      suggest: (query, limit) => both(query, limit).slice(0, limit),
    }
  },
}
