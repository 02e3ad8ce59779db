/** Search rules from the database. */
import type { Kysely } from 'kysely'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { SearchRule } from './search-rule.ts'
import { searchRule } from './search-rule-schema.ts'
import type { RuleTables } from './tables.ts'

/** In the merchant's order. */
export async function readRules(query: Pick<Kysely<RuleTables>, 'selectFrom'>): Promise<readonly SearchRule[]> {
  const rows = await query.selectFrom('search_rules').select(['id', 'rule']).orderBy('position').orderBy('id').execute()
  return rows.map(({ id, rule }) => parseStoredJson(searchRule, rule, `search rule ${id}`))
}
