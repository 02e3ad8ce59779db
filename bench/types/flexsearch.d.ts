/** The part of FlexSearch that bench/discovery uses: its package is installed by `npm run bench` only. */
declare module 'flexsearch' {
  export const Charset: { readonly LatinBalance: object }
  export class Index {
    constructor(options: { readonly tokenize: 'forward' | 'strict'; readonly encoder: object })
    add(id: number, text: string): void
    search(query: string, options: { readonly limit: number }): (number | string)[]
  }
}
