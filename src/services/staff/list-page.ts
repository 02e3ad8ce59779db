/** One page of a list with its total, which is counted up to a limit: counting a million rows takes longer than a page. */
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import { MAX_COUNTED, MAX_LIST_LIMIT, type ListQuery } from '../../contracts/staff/list-query.ts'

type Paged<Row> = { readonly rows: readonly Row[]; readonly total: number; readonly more: boolean }

export async function listPage<DB, TB extends keyof DB, Row>(
  query: Kysely<DB>,
  matching: SelectQueryBuilder<DB, TB, object>,
  rows: SelectQueryBuilder<DB, TB, Row>,
  { offset, limit }: Pick<ListQuery, 'offset' | 'limit'>,
): Promise<Paged<Row>> {
  const counted = matching.select(sql<number>`1`.as('one')).limit(MAX_COUNTED + 1)
  const { rows: counts } = await sql<{ count: number }>`select count(*) as count from ${counted} as counted`.execute(
    query,
  )
  const count = counts[0]?.count ?? 0
  const page = await rows.limit(Math.min(limit, MAX_LIST_LIMIT)).offset(offset).execute()
  return { rows: page, total: Math.min(count, MAX_COUNTED), more: count > MAX_COUNTED }
}
