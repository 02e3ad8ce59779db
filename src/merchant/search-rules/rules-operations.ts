/** Search rules as a file of the machine that the command runs on. The whole set is replaced. */
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import { readRules, saveRules, searchRulesFile } from '../../services/discovery/admin.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { versionOf } from '../run/versions.ts'
import { compareRuleOperation } from './compare-operation.ts'
import { exportRules } from './export-rules.ts'
import { checkRules, type RulesReport } from './import-rules.ts'
import { changedRuleSubjects } from './rule-subject.ts'
import {
  listRulesOperation,
  orderRulesOperation,
  removeRuleOperation,
  saveRuleOperation,
} from './single-rule-operations.ts'
import { WORD_OPERATIONS } from './word-operations.ts'

const ALL_RULES = 'search-rules:all'

const file = z.string().min(1).max(4096)

const report: z.ZodType<RulesReport> = z.object({
  rules: z.int(),
  problems: z.array(z.object({ rule: z.string(), member: z.string(), message: z.string() })),
  unknownSkus: z.array(z.string()),
  hasChanged: z.boolean(),
})

export const importRulesOperation = merchantOperation({
  name: 'search-rules.import',
  kind: 'write',
  permission: 'search.write',
  fresh: false,
  service: 'discovery',
  commandLineOnly: true,
  input: z.strictObject({ file, checkOnly: z.boolean() }),
  output: report,
  subject: () => ALL_RULES,
  isCheck: ({ checkOnly }) => checkOnly,
  isRejection: ({ problems }) => problems.length > 0,
  async run({ database, audit, alsoChanged }, { file: given, checkOnly }) {
    const { rules, report: found } = await checkRules({ file: given, database })
    if (found.problems.length > 0 || checkOnly) return ok(found)
    const before = await readRules(database.query)
    const hasChanged = await database.transaction((transaction) => saveRules(transaction, database, rules))
    if (hasChanged) audit.changed({ field: 'rules', before, after: rules })
    for (const subject of changedRuleSubjects(before, rules)) alsoChanged(subject, ['rule'])
    return ok({ ...found, hasChanged })
  },
  async undo({ database, audit, alsoChanged }, { changes: [change] }) {
    const before = searchRulesFile.parse(change?.before)
    const now = await readRules(database.query)
    // A rule that was added since has no version to compare.
    if (!isDeepStrictEqual(now, searchRulesFile.parse(change?.after))) {
      const current = await versionOf(database.query, ALL_RULES)
      return rejected('STALE_VERSION', {}, { details: { current, fields: ['rules'] } })
    }
    for (const subject of changedRuleSubjects(now, before)) alsoChanged(subject, ['rule'])
    await database.transaction((transaction) => saveRules(transaction, database, before))
    audit.changed({ field: 'rules', before: change?.after, after: before })
    return ok(undefined)
  },
})

export const exportRulesOperation = merchantOperation({
  name: 'search-rules.export',
  kind: 'read',
  permission: 'search.write',
  fresh: false,
  commandLineOnly: true,
  auditRead: true,
  input: z.strictObject({ file }),
  output: z.int(),
  async run({ database, audit }, { file: given }) {
    const rules = await exportRules({ file: given, database })
    audit.detail('rows', rules)
    return ok(rules)
  },
})

export const SEARCH_RULES_OPERATIONS = [
  importRulesOperation,
  exportRulesOperation,
  listRulesOperation,
  saveRuleOperation,
  removeRuleOperation,
  orderRulesOperation,
  compareRuleOperation,
  ...WORD_OPERATIONS,
] as const
