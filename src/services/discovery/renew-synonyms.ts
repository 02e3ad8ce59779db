/** Gives an index of words other synonyms, without reading the texts of products again. */
import { LANGUAGES } from '../../markets/languages/languages.ts'
import type { Language } from '../../markets/types.ts'
import { soldMeanings } from './build-word-index.ts'
import { createPace } from './index/pace.ts'
import type { ProductColumns } from './index/product-columns.ts'
import type { SearchRule } from './rules/search-rule.ts'
import { knownWords, languageTables } from './search/known-words.ts'
import type { WordIndex } from './search/search-index.ts'

export const synonymsIn =
  (rules: readonly SearchRule[]) =>
  (language: Language): readonly (readonly string[])[] =>
    rules.flatMap((rule) => (rule.kind === 'synonym' && rule.language === language ? [rule.words] : []))

/** Languages whose synonyms are others are made anew; the others are shared with the given index. */
export async function withSynonymsOf(
  words: WordIndex,
  columns: Pick<ProductColumns, 'facets'>,
  { before, after }: { readonly before: readonly SearchRule[]; readonly after: readonly SearchRule[] },
): Promise<WordIndex> {
  const [earlier, later] = [synonymsIn(before), synonymsIn(after)]
  const isSold = soldMeanings(columns)
  const renewed: Partial<WordIndex> = {}
  for (const language of LANGUAGES) {
    const groups = later(language)
    if (JSON.stringify(groups) === JSON.stringify(earlier(language))) continue
    const { text } = words[language]
    const known = await knownWords({ language, tables: languageTables(language, groups), text, isSold }, createPace())
    Object.assign(renewed, { [language]: { text, known } })
  }
  return { ...words, ...renewed }
}
