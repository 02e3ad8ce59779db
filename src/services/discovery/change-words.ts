/** Replaces the words of changed products in the index of each language, without reading the texts of the others. */
import type { Language } from '../../markets/types.ts'
import { fieldsOf, inEach, soldMeanings } from './build-word-index.ts'
import { createPace } from './index/pace.ts'
import { patchTextIndex } from './index/patch-text-index.ts'
import type { ProductColumns } from './index/product-columns.ts'
import type { ProductDocument } from './products/product-document.ts'
import { knownWords } from './search/known-words.ts'
import type { WordIndex } from './search/search-index.ts'

export type WrittenProduct = {
  readonly product: number
  /** Undefined once it is taken out. */
  readonly document: ProductDocument | undefined
}

type WordChange = {
  readonly columns: Pick<ProductColumns, 'facets'>
  readonly changed: readonly WrittenProduct[]
  /** Whether words mean other filters than before. */
  readonly isVocabularyChanged: boolean
}

export async function changeWords(
  words: WordIndex,
  { columns, changed, isVocabularyChanged }: WordChange,
): Promise<WordIndex> {
  if (changed.length === 0) return words
  const pace = createPace()
  const isSold = soldMeanings(columns)
  return inEach(async (language: Language) => {
    const { text: before, known } = words[language]
    const fields = new Map(
      changed.map(({ product, document }) => [product, document === undefined ? [] : fieldsOf(document, language)]),
    )
    const { text, hasNewWords } = await patchTextIndex(before, known, fields, pace)
    if (!hasNewWords && !isVocabularyChanged) return { text, known }
    return { text, known: await knownWords({ language, tables: known, text, isSold }, pace) }
  })
}
