/** A snapshot of the data of discovery. Built aside and swapped as a whole; only offers change in place. */
import type { Language } from '../../../markets/types.ts'
import type { Labels } from '../index/labels.ts'
import type { OfferColumns } from '../index/offer-columns.ts'
import type { ProductColumnsBuilder } from '../index/product-columns.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { KnownWords } from './known-words.ts'

/** Enough to list products, filter and recommend them. */
export type ProductIndex = {
  readonly products: ProductColumnsBuilder
  readonly offers: OfferColumns
  readonly labels: Labels
  /** Between 0 and 1: how much a product is bought and looked at, beside the one that is most. */
  readonly popularity: Float32Array
}

/** The words of their texts in one language. */
export type IndexedWords = { readonly text: TextIndex; readonly known: KnownWords }

export type WordIndex = Readonly<Record<Language, IndexedWords>>

/** Enough to search them in every language, too. */
export type SearchIndex = ProductIndex & { readonly languages: WordIndex }
