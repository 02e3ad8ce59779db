/** Changes of single search rules. The caller has checked the rule; all changes are written one after the other. */
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { DiscoveryTables } from '../tables.ts'
import { readRules } from './read-rules.ts'
import { saveRules } from './save-rules.ts'
import type { SearchRule } from './search-rule.ts'

type Engine = Pick<Database<DiscoveryTables>, 'jsonRows' | 'lockRows'>

/** A rule with its place among the others. */
export type PlacedRule = { readonly rule: SearchRule; readonly place: number }

/** Waits for other changes of rules: what is read then stays so until this one is written. */
async function lockedRules(transaction: Transaction<DiscoveryTables>, engine: Engine): Promise<readonly SearchRule[]> {
  await engine.lockRows(transaction.selectFrom('products_version').select('version')).execute()
  return readRules(transaction)
}

/**
 * Replaces the rule with the same id, or adds it: at the given place, else where it is, or at the end. Returns the earlier one.
 */
export async function putRule(
  transaction: Transaction<DiscoveryTables>,
  engine: Engine,
  rule: SearchRule,
  place?: number,
): Promise<PlacedRule | undefined> {
  const rules = await lockedRules(transaction, engine)
  const earlier = placedIn(rules, rule.id)
  const others = rules.filter(({ id }) => id !== rule.id)
  await saveRules(transaction, engine, others.toSpliced(place ?? earlier?.place ?? others.length, 0, rule))
  return earlier
}

/** Returns what was removed. */
export async function removeRule(
  transaction: Transaction<DiscoveryTables>,
  engine: Engine,
  id: string,
): Promise<PlacedRule | undefined> {
  const rules = await lockedRules(transaction, engine)
  const earlier = placedIn(rules, id)
  if (earlier)
    await saveRules(
      transaction,
      engine,
      rules.filter((rule) => rule.id !== id),
    )
  return earlier
}

/** Returns the earlier order, or undefined where the ids are not exactly those of the rules. */
export async function orderRules(
  transaction: Transaction<DiscoveryTables>,
  engine: Engine,
  ids: readonly string[],
): Promise<readonly string[] | undefined> {
  const rules = await lockedRules(transaction, engine)
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const ordered = ids.flatMap((id) => byId.get(id) ?? [])
  if (ordered.length !== rules.length || new Set(ids).size !== rules.length) return undefined
  await saveRules(transaction, engine, ordered)
  return rules.map(({ id }) => id)
}

function placedIn(rules: readonly SearchRule[], id: string): PlacedRule | undefined {
  const place = rules.findIndex((rule) => rule.id === id)
  const rule = rules[place]
  return rule && { rule, place }
}
