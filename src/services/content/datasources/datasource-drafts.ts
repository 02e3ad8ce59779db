/** Drafts of datasources: texts that editors saved and visitors do not read yet (DCO-09). */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { announce, takeTurn } from '../changes.ts'
import { inPieces } from '../in-pieces.ts'
import type { ContentQuery, ContentTables } from '../tables.ts'
import {
  confirmSources,
  datasourceTexts,
  recordDatasourceSources,
  sourceDigest,
} from '../translations/translated-sources.ts'
import type { Authored } from '../versions/record-versions.ts'
import { textIn, textKey, withTexts, type DatasourceText, type TextChange } from './datasource-texts.ts'
import { readDatasource, readDatasources, replaceDatasource, type Datasource } from './datasources.ts'

/** In the order of their entries. */
export async function readTextDrafts(query: ContentQuery): Promise<readonly DatasourceText[]> {
  return query
    .selectFrom('datasource_drafts')
    .select(['datasource', 'name', 'dimension', 'value'])
    .orderBy('datasource')
    .orderBy('name')
    .orderBy('dimension')
    .execute()
}

/** As preview shows them, and as editors go on with them. */
export async function readDraftDatasources(query: ContentQuery): Promise<readonly Datasource[]> {
  const drafts = await readTextDrafts(query)
  return (await readDatasources(query)).map((datasource) => withTexts(datasource, drafts))
}

/** A text that equals the published one is a draft no longer. Answers those that differ from what was saved before. */
export async function saveTextDrafts(
  transaction: Transaction<ContentTables>,
  texts: readonly DatasourceText[],
  { now, author }: Authored,
): Promise<readonly DatasourceText[]> {
  await takeTurn(transaction)
  const published = new Map((await readDatasources(transaction)).map((one) => [one.slug, one]))
  const unknown = texts.find(({ datasource }) => !published.has(datasource))
  if (unknown !== undefined) throw new Error(`There is no datasource ${unknown.datasource}`)
  const before = await readDraftDatasources(transaction)
  const saved = texts.filter(({ datasource, name, dimension, value }) => {
    const known = before.find(({ slug }) => slug === datasource)
    return textIn(known, name, dimension) !== value
  })
  await deleteTextDrafts(transaction, texts)
  const rows = texts
    .filter(({ datasource, name, dimension, value }) => textIn(published.get(datasource), name, dimension) !== value)
    .map(({ datasource, name, dimension, value }) => ({ datasource, name, dimension, value }))
  for (const piece of inPieces(rows)) {
    await transaction
      .insertInto('datasource_drafts')
      .values(piece.map((row) => ({ ...row, updated_at: now.toISOString(), author })))
      .execute()
  }
  for (const known of before) {
    const after = withTexts(known, texts)
    if (after !== known) await recordDatasourceSources(transaction, known, after)
  }
  await confirmSources(transaction, sourcesOf(before, texts))
  return saved
}

/** A translation that was saved as it is was found to be right. */
function sourcesOf(before: readonly Datasource[], texts: readonly DatasourceText[]) {
  return texts.flatMap(({ datasource, name, dimension }) => {
    const known = before.find(({ slug }) => slug === datasource)
    if (dimension === '' || known === undefined) return []
    const source = textIn(withTexts(known, texts), name, '') ?? ''
    const subject = datasourceTexts(datasource)
    return [{ subject, place: name, language: dimension, source_digest: sourceDigest(source) }]
  })
}

export async function deleteTextDrafts(
  transaction: Transaction<ContentTables>,
  texts: readonly Omit<DatasourceText, 'value'>[],
): Promise<void> {
  for (const { datasource, name, dimension } of texts) {
    await transaction
      .deleteFrom('datasource_drafts')
      .where('datasource', '=', datasource)
      .where('name', '=', name)
      .where('dimension', '=', dimension)
      .execute()
  }
}

/** All drafts, or those among them that are named. In one version. Answers what is published now. */
export async function publishTextDrafts(
  transaction: Transaction<ContentTables>,
  wanted: readonly Omit<DatasourceText, 'value'>[] | 'all',
): Promise<readonly DatasourceText[]> {
  await takeTurn(transaction)
  const keys = wanted === 'all' ? undefined : new Set(wanted.map(textKey))
  const drafts = (await readTextDrafts(transaction)).filter((draft) => keys?.has(textKey(draft)) ?? true)
  const changed = await publishTexts(transaction, drafts)
  await announce(
    transaction,
    changed.map((datasource) => ({ kind: 'datasource', datasource })),
  )
  return drafts
}

/** Writes texts for visitors, and takes their drafts away. The caller announces the datasources that it answers. */
export async function publishTexts(
  transaction: Transaction<ContentTables>,
  texts: Parameters<typeof withTexts>[1],
): Promise<readonly string[]> {
  const changed: string[] = []
  for (const slug of new Set(texts.map(({ datasource }) => datasource))) {
    const before = (await readDatasource(transaction, slug)) ?? { slug, name: slug, entries: [] }
    if (await replaceDatasource(transaction, withTexts(before, texts))) changed.push(slug)
  }
  await deleteTextDrafts(transaction, texts)
  return changed
}

/** Takes published texts back, as undo does; their drafts are there again. */
export async function unpublishTexts(
  transaction: Transaction<ContentTables>,
  { published, drafts }: { readonly published: readonly TextChange[]; readonly drafts: readonly DatasourceText[] },
  authored: Authored,
): Promise<void> {
  await takeTurn(transaction)
  const changed = await publishTexts(transaction, published)
  await announce(
    transaction,
    changed.map((datasource) => ({ kind: 'datasource', datasource })),
  )
  await saveTextDrafts(transaction, drafts, authored)
}
