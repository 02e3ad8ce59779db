/** Search rules from the database. */
import type { Kysely } from 'kysely'
import type { SearchRule } from './search-rule.ts'
import type { RuleTables } from './tables.ts'

/** In order of their ids. */
export async function readRules(query: Kysely<RuleTables>): Promise<readonly SearchRule[]> {
  const rows = await query.selectFrom('search_rules').select('rule').orderBy('id').execute()
  return rows.map(({ rule }) => {
    const read: SearchRule = JSON.parse(rule)
    return read
  })
}
