/**
 * What each translation was made of, so that one whose source changed afterwards is known to be stale (DCO-06). It compares texts,
 * not times: a source that is changed back makes its translations right again.
 */
import { createHash } from 'node:crypto'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Datasource } from '../datasources/datasource.ts'
import { inPieces } from '../in-pieces.ts'
import type { ContentQuery, ContentTables } from '../tables.ts'
import { translationsIn, type TranslatedText } from './text-places.ts'

type SourceRow = ContentTables['translated_sources']

export const storyTexts = (id: number): string => `story:${id}`
export const datasourceTexts = (slug: string): string => `datasource:${slug}`

export const sourceDigest = (source: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(source ?? ''))
    .digest('base64url')
    .slice(0, 22)

const keyOf = ({ place, language }: { readonly place: string; readonly language: string }): string =>
  `${language} ${place}`

/** Compares a saved state with the one before it; a subject that is new has nothing stale. */
async function recordSources(
  transaction: Transaction<ContentTables>,
  subject: string,
  before: readonly TranslatedText[],
  after: readonly TranslatedText[],
): Promise<void> {
  const earlier = new Map(before.map((text) => [keyOf(text), text]))
  const renewed: SourceRow[] = []
  const outdated: SourceRow[] = []
  for (const text of after) {
    const { place, language, source, translation } = text
    const known = earlier.get(keyOf(text))
    const isTranslated = known !== undefined && sourceDigest(known.translation) === sourceDigest(translation)
    if (!isTranslated) renewed.push({ subject, place, language, source_digest: sourceDigest(source) })
    else if (sourceDigest(known.source) !== sourceDigest(source)) {
      outdated.push({ subject, place, language, source_digest: sourceDigest(known.source) })
    }
  }
  await confirmSources(transaction, renewed)
  for (const piece of inPieces(outdated)) {
    await transaction
      .insertInto('translated_sources')
      .values(piece)
      .onConflict((conflict) => conflict.columns(['subject', 'place', 'language']).doNothing())
      .execute()
  }
}

/** These translations are of these sources, whatever was known before. */
export async function confirmSources(
  transaction: Transaction<ContentTables>,
  rows: readonly SourceRow[],
): Promise<void> {
  for (const piece of inPieces(rows)) {
    await transaction
      .insertInto('translated_sources')
      .values(piece)
      .onConflict((conflict) =>
        conflict
          .columns(['subject', 'place', 'language'])
          .doUpdateSet((update) => ({ source_digest: update.ref('excluded.source_digest') })),
      )
      .execute()
  }
}

export type StaleTexts = (
  text: { readonly subject: string; readonly place: string; readonly language: string },
  source: unknown,
) => boolean

/** Of all subjects: the rows are few, because a translation that was never outdated has none. */
export async function readStaleTexts(query: ContentQuery): Promise<StaleTexts> {
  const rows = await query.selectFrom('translated_sources').selectAll().execute()
  const digests = new Map(rows.map((row) => [`${row.subject} ${keyOf(row)}`, row.source_digest]))
  return (text, source) => {
    const made = digests.get(`${text.subject} ${keyOf(text)}`)
    return made !== undefined && made !== sourceDigest(source)
  }
}

export const recordStorySources = (
  transaction: Transaction<ContentTables>,
  id: number,
  before: unknown,
  after: unknown,
): Promise<void> => recordSources(transaction, storyTexts(id), translationsIn(before), translationsIn(after))

export const recordDatasourceSources = (
  transaction: Transaction<ContentTables>,
  before: Datasource,
  after: Datasource,
): Promise<void> => recordSources(transaction, datasourceTexts(after.slug), textsOf(before), textsOf(after))

const textsOf = ({ entries }: Datasource): readonly TranslatedText[] =>
  entries.flatMap(({ name, value, dimensions }) =>
    Object.entries(dimensions).map(([language, translation]) => ({
      place: name,
      language,
      source: value,
      translation,
    })),
  )
