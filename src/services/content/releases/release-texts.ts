/** The texts of datasources that a release publishes (DCO-12). */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { takeTurn } from '../changes.ts'
import type { DatasourceText } from '../datasources/datasource-texts.ts'
import { inPieces } from '../in-pieces.ts'
import type { ContentQuery, ContentTables } from '../tables.ts'
import { requireOpenRelease } from './require-open-release.ts'

export async function readReleaseTexts(
  query: ContentQuery,
  releaseId: number,
): Promise<readonly (DatasourceText & { readonly before: string | null })[]> {
  return query
    .selectFrom('release_texts')
    .select(['datasource', 'name', 'dimension', 'value', 'before'])
    .where('release_id', '=', releaseId)
    .orderBy('datasource')
    .orderBy('name')
    .orderBy('dimension')
    .execute()
}

/** A text that is already in the release is replaced there. */
export async function putTextsIntoRelease(
  transaction: Transaction<ContentTables>,
  releaseId: number,
  texts: readonly DatasourceText[],
): Promise<void> {
  await takeTurn(transaction)
  await requireOpenRelease(transaction, releaseId)
  const rows = texts.map(({ datasource, name, dimension, value }) => ({
    release_id: releaseId,
    datasource,
    name,
    dimension,
    value,
  }))
  for (const piece of inPieces(rows)) {
    await transaction
      .insertInto('release_texts')
      .values(piece)
      .onConflict((conflict) =>
        conflict
          .columns(['release_id', 'datasource', 'name', 'dimension'])
          .doUpdateSet((update) => ({ value: update.ref('excluded.value') })),
      )
      .execute()
  }
}

export type ReleaseItems = {
  /** Their full slugs. */
  readonly stories: readonly string[]
  readonly texts: readonly Omit<DatasourceText, 'value'>[]
}

/** The drafts stay. */
export async function removeFromRelease(
  transaction: Transaction<ContentTables>,
  releaseId: number,
  { stories, texts }: ReleaseItems,
): Promise<void> {
  await takeTurn(transaction)
  await requireOpenRelease(transaction, releaseId)
  for (const piece of inPieces(stories)) {
    await transaction
      .deleteFrom('release_stories')
      .where('release_id', '=', releaseId)
      .where('story_id', 'in', (select) => select.selectFrom('stories').select('id').where('full_slug', 'in', piece))
      .execute()
  }
  for (const { datasource, name, dimension } of texts) {
    await transaction
      .deleteFrom('release_texts')
      .where('release_id', '=', releaseId)
      .where('datasource', '=', datasource)
      .where('name', '=', name)
      .where('dimension', '=', dimension)
      .execute()
  }
}
