/** The index of the last run of this node, from its snapshot, with current rules; products and offers are as they were then. */
import { buildWordIndex, soldMeanings } from './build-word-index.ts'
import { PRODUCTS_AT_ONCE, type UnrankedProductIndex } from './build-product-index.ts'
import type { IndexSources } from './change-index.ts'
import { wordsByLanguage, wordsOnce, type Snapshot } from './index-snapshot.ts'
import { createPace } from './index/pace.ts'
import { discoveryVersions, everyProduct } from './products/read-products.ts'
import { synonymsIn } from './renew-synonyms.ts'
import { readRules } from './rules/read-rules.ts'
import { knownWords, languageTables } from './search/known-words.ts'
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
  const fromDatabase = wordsOnce(() =>
    buildWordIndex({
      columns: columns.products,
      products: everyProduct(database.query, PRODUCTS_AT_ONCE),
      synonyms: synonymsIn(rules),
    }),
  )
  const [pace, isSold, synonyms] = [createPace(), soldMeanings(columns.products), synonymsIn(rules)]
  const words = wordsByLanguage(async (language) => {
    const text = await snapshots.readText(stamp, language)
    if (text === undefined) return fromDatabase.of(language)
    const tables = languageTables(language, synonyms(language))
    return { text, known: await knownWords({ language, tables, text, isSold }, pace) }
  })
  return { columns, rules, versions: { ...versions, rules: current.rules }, builtAt, words }
}
