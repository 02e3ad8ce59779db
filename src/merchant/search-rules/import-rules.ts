/** Takes a merchant's search rules in: all of them and no others, or nothing and a list of what is wrong. */
import type { Database } from '../../platform/database/open-database.ts'
import { findKnownProducts, type SearchRule } from '../../services/discovery/admin.ts'
import type { DiscoveryTables } from '../../services/discovery/tables.ts'
import { readRulesFile, type RuleProblem } from './read-rules-file.ts'
import { skusOfRule } from './rule-subject.ts'

export type RulesReport = {
  readonly rules: number
  readonly problems: readonly RuleProblem[]
  /** Named by rules, and no products of the shop. No mistake: products come and go, rules may be there before them. */
  readonly unknownSkus: readonly string[]
  readonly hasChanged: boolean
}

type RulesFile = { readonly file: string; readonly database: Database<DiscoveryTables> }

/** The rules of the file, and what is to be reported about them. */
export async function checkRules({
  file,
  database,
}: RulesFile): Promise<{ readonly rules: readonly SearchRule[]; readonly report: RulesReport }> {
  const { rules, problems } = await readRulesFile(file)
  if (problems.length > 0) return { rules: [], report: { rules: 0, problems, unknownSkus: [], hasChanged: false } }
  const named = [...new Set(rules.flatMap(skusOfRule))]
  const known = new Set(await findKnownProducts(database.query, database, named))
  const unknownSkus = named.filter((sku) => !known.has(sku))
  return { rules, report: { rules: rules.length, problems, unknownSkus, hasChanged: false } }
}
