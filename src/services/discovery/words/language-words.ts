/** What shoppers of one language call the things a shop can filter by, and which words mean the same. */

/** The facets that people name in words. Sizes have words of their own below. */
export type MeaningFacet =
  | 'colour'
  | 'material'
  | 'family'
  | 'ageGroup'
  | 'silhouette'
  | 'pattern'
  | 'occasion'
  | 'feature'
  | 'badge'
  | 'category'

export type LanguageWords = {
  /**
   * By facet and value: the words and phrases for it, separated by commas, in ordinary spelling. Case, accents, plural
   * and adjective endings are folded by the reader. A phrase has one to three words, and stands for one value only.
   * Motifs (cats, lemons, hearts) are no meanings: the texts of the products have them.
   */
  readonly meanings: { readonly [Facet in MeaningFacet]?: Readonly<Record<string, string>> }
  /** Groups of words that find each other: 'kitten, kitty, cat, puss'. Words only, no phrases. */
  readonly synonyms: readonly string[]
  /** Words that do not describe what is wanted: articles, prepositions, 'buy', 'cheap', 'online', 'pair'. */
  readonly stopWords: string
  /** Words that only announce a size, and the names of years and months in children's sizes. */
  readonly sizeWords: { readonly size: string; readonly years: string; readonly months: string }
  /** Phrases that a highest price follows, and what money is called after it. Symbols and codes are known from the currencies. */
  readonly priceWords: { readonly below: string; readonly money: string }
}
