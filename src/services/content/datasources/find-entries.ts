/** One page of a datasource, as it is delivered. */
import type { DatasourceEntry } from '../../../contracts/content/content.ts'
import type { ContentQuery } from '../tables.ts'
import { readReleaseTexts } from '../releases/release-texts.ts'
import { readTextDrafts } from './datasource-drafts.ts'
import { withTexts } from './datasource-texts.ts'
import { entryId, readDatasource } from './datasources.ts'
import type { EntriesQuery } from './entries-query.ts'

export interface EntriesPage {
  readonly entries: readonly DatasourceEntry[]
  /** Of all pages. */
  readonly total: number
}

/** Undefined where there is no such datasource; one without entries is something else. */
export function findEntries(query: ContentQuery, wanted: EntriesQuery): Promise<EntriesPage | undefined> {
  return wanted.version === 'draft' || wanted.from_release !== undefined
    ? findPreviewed(query, wanted)
    : findPublished(query, wanted)
}

/** Drafts over what is published, and the texts of a release over both. */
async function findPreviewed(query: ContentQuery, wanted: EntriesQuery): Promise<EntriesPage | undefined> {
  const published = await readDatasource(query, wanted.datasource)
  if (published === undefined) return undefined
  const drafts = wanted.version === 'draft' ? await readTextDrafts(query) : []
  const released = wanted.from_release === undefined ? [] : await readReleaseTexts(query, wanted.from_release)
  const { entries } = withTexts(withTexts(published, drafts), released)
  const { page, per_page: perPage, dimension = '' } = wanted
  const shown = entries.slice((page - 1) * perPage, page * perPage).map(({ name, value, dimensions }) => ({
    id: entryId(wanted.datasource, name),
    name,
    value,
    dimension_value: dimensions[dimension] ?? null,
  }))
  return { entries: shown, total: entries.length }
}

async function findPublished(
  query: ContentQuery,
  { datasource, dimension, page, per_page: perPage }: EntriesQuery,
): Promise<EntriesPage | undefined> {
  const known = await query.selectFrom('datasources').select('slug').where('slug', '=', datasource).executeTakeFirst()
  if (known === undefined) return undefined
  const { total } = await query
    .selectFrom('datasource_entries')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('datasource', '=', datasource)
    .executeTakeFirstOrThrow()
  const entries = await query
    .selectFrom('datasource_entries as entry')
    .leftJoin('datasource_dimensions as translated', (join) =>
      join.onRef('translated.entry_id', '=', 'entry.id').on('translated.dimension', '=', dimension ?? ''),
    )
    .select(['entry.id', 'entry.name', 'entry.value', 'translated.value as dimension_value'])
    .where('entry.datasource', '=', datasource)
    .orderBy('entry.position')
    .orderBy('entry.name')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { entries, total }
}
