/** The part of MiniSearch that bench/discovery uses: its package is installed by `npm run bench` only. */
declare module 'minisearch' {
  type SearchOptions = {
    readonly boost?: Readonly<Record<string, number>>
    readonly combineWith?: 'AND' | 'OR'
    readonly fuzzy?: number
    readonly prefix?: (word: string, place: number, words: readonly string[]) => boolean
  }
  export default class MiniSearch<Document extends { readonly id: number }> {
    constructor(options: { readonly fields: readonly string[]; readonly searchOptions: SearchOptions })
    add(document: Document): void
    search(query: string, options?: SearchOptions): { readonly id: number }[]
  }
}
