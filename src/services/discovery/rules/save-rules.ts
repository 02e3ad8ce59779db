/** Writes search rules, inside the importer's transaction. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import { raiseRulesVersion } from '../raise-products-version.ts'
import type { DiscoveryTables } from '../tables.ts'
import { searchRulesFile } from './search-rule-schema.ts'
import type { SearchRule } from './search-rule.ts'
import type { RuleTables } from './tables.ts'

/** Of discovery's tables, those that a change of rules touches. */
type SteeredTables = RuleTables & Pick<DiscoveryTables, 'products_version'>

/**
 * Replaces all rules. What is already there is left as it is, and without a change no node is notified. Returns whether
 * anything changed.
 */
export async function saveRules(
  transaction: Transaction<SteeredTables>,
  engine: Pick<Database<SteeredTables>, 'jsonRows' | 'lockRows'>,
  rules: readonly SearchRule[],
): Promise<boolean> {
  // One after the other: of two files that are saved concurrently, the rules of both would stay.
  await engine.lockRows(transaction.selectFrom('products_version').select('version')).execute()
  const given = bulkRows(
    engine,
    { id: 'text', rule: 'text', position: 'bigint' },
    // Through the contract, which also gives every member its place: the same rule is the same text.
    searchRulesFile.parse(rules).map((rule, position) => [rule.id, JSON.stringify(rule), position]),
  )
  const gone = await sql`delete from search_rules where id not in (select id from ${given} as given)`.execute(
    transaction,
  )
  const written = await sql`
    insert into search_rules (id, rule, position) select id, rule, position from ${given} as given where true
    on conflict (id) do update set rule = excluded.rule, position = excluded.position
    where search_rules.rule <> excluded.rule or search_rules.position <> excluded.position`.execute(transaction)
  if ((gone.numAffectedRows ?? 0n) + (written.numAffectedRows ?? 0n) === 0n) return false
  await raiseRulesVersion(transaction)
  return true
}
