/** One page of a list with its total. */
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import { MAX_LIST_LIMIT, withTotal, type ListAnswer, type ListQuery } from '../../contracts/staff/list-query.ts'

export async function listPage<DB, TB extends keyof DB, Row>(
  query: Kysely<DB>,
  matching: SelectQueryBuilder<DB, TB, object>,
  rows: SelectQueryBuilder<DB, TB, Row>,
  { offset, limit, isCounted }: Pick<ListQuery, 'offset' | 'limit' | 'isCounted'>,
): Promise<ListAnswer<Row>> {
  const page = { offset, limit: Math.min(limit, MAX_LIST_LIMIT), ...(isCounted !== undefined && { isCounted }) }
  const shown = await rows.limit(page.limit).offset(offset).execute()
  return withTotal(shown, page, async (most) => {
    const some = matching.select(sql<number>`1`.as('one')).limit(most)
    const { rows: counts } = await sql<{ count: number }>`select count(*) as count from ${some} as counted`.execute(
      query,
    )
    return counts[0]?.count ?? 0
  })
}
