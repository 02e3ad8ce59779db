/** Imports search rules as the operation does, without the pipeline around it. */
import { checkRules, type RulesReport } from '../../src/merchant/search-rules/import-rules.ts'
import { saveRules } from '../../src/services/discovery/rules/save-rules.ts'

export async function importRules({
  checkOnly,
  ...given
}: Parameters<typeof checkRules>[0] & { readonly checkOnly: boolean }): Promise<RulesReport> {
  const { rules, report } = await checkRules(given)
  if (report.problems.length > 0 || checkOnly) return report
  const { database } = given
  const hasChanged = await database.transaction((transaction) => saveRules(transaction, database, rules))
  return { ...report, hasChanged }
}
