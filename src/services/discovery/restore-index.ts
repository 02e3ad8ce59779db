/** The index of the last run of this node, from its snapshot, with current rules; products and offers are as they were then. */
import { buildWordIndex, inEach, soldMeanings } from './build-word-index.ts'
import { PRODUCTS_AT_ONCE, type UnrankedProductIndex } from './build-product-index.ts'
import type { IndexSources } from './change-index.ts'
import { wordsOnce, type Snapshot } from './index-snapshot.ts'
import { createPace } from './index/pace.ts'
import { discoveryVersions, everyProduct } from './products/read-products.ts'
import { synonymsIn } from './renew-synonyms.ts'
import { readRules } from './rules/read-rules.ts'
import type { SearchRule } from './rules/search-rule.ts'
import { knownWords, languageTables } from './search/known-words.ts'
import type { WordIndex } from './search/search-index.ts'
import type { SnapshotFolder } from './snapshot/snapshot-folder.ts'

export type UnrankedSnapshot = Pick<Snapshot, 'rules' | 'versions' | 'builtAt' | 'words'> & {
  readonly columns: UnrankedProductIndex
}

/** Undefined where there is no snapshot that can be used. */
export async function restoreIndex(
  { database }: Pick<IndexSources, 'database'>,
  snapshots: SnapshotFolder,
): Promise<UnrankedSnapshot | undefined> {
  const stored = await snapshots.readProducts()
  if (stored === undefined) return undefined
  const { stamp, versions, builtAt, columns } = stored
  const current = await discoveryVersions(database.query)
  // Of a database that was replaced by an older one.
  if (versions.products > current.version) return undefined
  const rules = await readRules(database.query)
  const fromDatabase = (): Promise<WordIndex> =>
    buildWordIndex({
      columns: columns.products,
      products: everyProduct(database.query, PRODUCTS_AT_ONCE),
      synonyms: synonymsIn(rules),
    })
  const words = wordsOnce(async () => (await restoreWords(snapshots, stamp, columns, rules)) ?? fromDatabase())
  return { columns, rules, versions: { ...versions, rules: current.rules }, builtAt, words }
}

async function restoreWords(
  snapshots: SnapshotFolder,
  stamp: string,
  { products }: UnrankedProductIndex,
  rules: readonly SearchRule[],
): Promise<WordIndex | undefined> {
  const stored = await snapshots.readTexts(stamp)
  if (stored === undefined) return undefined
  const [pace, isSold, synonyms] = [createPace(), soldMeanings(products), synonymsIn(rules)]
  return inEach(async (language) => {
    const text = stored[language]
    const tables = languageTables(language, synonyms(language))
    return { text, known: await knownWords({ language, tables, text, isSold }, pace) }
  })
}
