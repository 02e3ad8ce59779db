/** One page of a datasource, as it is delivered. */
import type { Kysely } from 'kysely'
import type { DatasourceEntry } from '../../../contracts/content/content.ts'
import type { ContentTables } from '../tables.ts'
import type { EntriesQuery } from './entries-query.ts'

export interface EntriesPage {
  readonly entries: readonly DatasourceEntry[]
  /** Of all pages. */
  readonly total: number
}

/** Undefined where there is no such datasource; one without entries is something else. */
export async function findEntries(
  query: Kysely<ContentTables>,
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
