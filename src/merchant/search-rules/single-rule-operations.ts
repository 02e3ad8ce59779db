/** Search rules one by one, with the checks of the import (DSR-01). */
import { z } from 'zod'
import { STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'
import { ok } from '../../platform/result.ts'
import {
  dayNumber,
  findKnownProducts,
  handleWord,
  orderRules,
  putRule,
  readRules,
  removeRule,
  restoreWord,
  searchRule,
  type SearchRule,
} from '../../services/discovery/admin.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { versionsOf } from '../run/versions.ts'
import { handledWord } from './handled-word.ts'
import { RULE_ORDER_SUBJECT, ruleSubject, skusOfRule } from './rule-subject.ts'

const MAX_RULES = 5000

const id = z.string().min(1).max(60)
const version = z.int().min(0).exactOptional()
const storedRule: z.ZodType<SearchRule> = searchRule
const placed = z.object({ rule: storedRule, place: z.int() })

const savedState = z.object({
  saved: z.union([placed, z.object({ id })]),
  handled: handledWord.exactOptional(),
})

export const listRulesOperation = merchantOperation({
  name: 'search-rule.list',
  kind: 'read',
  permission: 'search.write',
  fresh: false,
  input: z.strictObject({}),
  output: z.object({
    /** In their order. */
    rules: z.array(z.object({ rule: storedRule, version: z.int(), unknownSkus: z.array(z.string()) })),
    orderVersion: z.int(),
  }),
  async run({ database }) {
    const rules = await readRules(database.query)
    const named = [...new Set(rules.flatMap(skusOfRule))]
    const known = new Set(await findKnownProducts(database.query, database, named))
    const subjects = rules.map((rule) => ruleSubject(rule.id))
    const versions = await versionsOf(database.query, [...subjects, RULE_ORDER_SUBJECT])
    return ok({
      rules: rules.map((rule) => ({
        rule,
        version: versions.get(ruleSubject(rule.id)) ?? 0,
        unknownSkus: skusOfRule(rule).filter((sku) => !known.has(sku)),
      })),
      orderVersion: versions.get(RULE_ORDER_SUBJECT) ?? 0,
    })
  },
})

export const saveRuleOperation = merchantOperation({
  name: 'search-rule.save',
  kind: 'write',
  permission: 'search.write',
  fresh: false,
  input: z.strictObject({
    rule: searchRule,
    /** Another rule with its id is not replaced. */
    isNew: z.boolean(),
    version,
    /** The word without results that it is for: hidden until it fails again. */
    handles: z.strictObject({ storefront: z.enum(STOREFRONT_CODES), term: z.string().min(1).max(60) }).exactOptional(),
  }),
  output: z.undefined(),
  subject: ({ rule }) => ruleSubject(rule.id),
  version: (input) => input.version,
  needsNoVersion: ({ isNew }) => isNew,
  async run({ database, clock, audit }, { rule, isNew, handles }) {
    const rules = await readRules(database.query)
    const earlier = rules.find((one) => one.id === rule.id)
    if (isNew && earlier) return rejected('SEARCH_RULE_EXISTS', { id: rule.id }, { field: 'rule.id' })
    if (!isNew && !earlier) return rejected('UNKNOWN_SEARCH_RULE', { id: rule.id })
    if (rules.length >= MAX_RULES && !earlier) return rejected('TOO_MANY_SUBJECTS', { most: MAX_RULES })
    await database.transaction(async (transaction) => {
      const before = await putRule(transaction, database, rule)
      const handled = handles && {
        word: handles,
        before: (await handleWord(transaction, handles, dayNumber(clock.now()))) ?? null,
      }
      audit.changed({ field: 'rule', before: before?.rule ?? null, after: rule })
      audit.restores({ saved: before ?? { id: rule.id }, ...(handled && { handled }) })
    })
    return ok(undefined)
  },
  async undo({ database, audit }, { state }) {
    const { saved: before, handled } = savedState.parse(state)
    await database.transaction(async (transaction) => {
      if (handled) await restoreWord(transaction, handled.word, handled.before ?? undefined)
      const [was, is] =
        'rule' in before
          ? [(await putRule(transaction, database, before.rule, before.place))?.rule, before.rule]
          : [(await removeRule(transaction, database, before.id))?.rule, undefined]
      audit.changed({ field: 'rule', before: was ?? null, after: is ?? null })
    })
    return ok(undefined)
  },
})

export const removeRuleOperation = merchantOperation({
  name: 'search-rule.remove',
  kind: 'write',
  permission: 'search.write',
  fresh: false,
  input: z.strictObject({ id, version }),
  output: z.undefined(),
  subject: (input) => ruleSubject(input.id),
  version: (input) => input.version,
  async run({ database, audit }, input) {
    const removed = await database.transaction((transaction) => removeRule(transaction, database, input.id))
    if (removed === undefined) return rejected('UNKNOWN_SEARCH_RULE', { id: input.id })
    audit.changed({ field: 'rule', before: removed.rule, after: null })
    audit.restores(removed)
    return ok(undefined)
  },
  async undo({ database, audit }, { state }) {
    const { rule, place } = placed.parse(state)
    await database.transaction((transaction) => putRule(transaction, database, rule, place))
    audit.changed({ field: 'rule', before: null, after: rule })
    return ok(undefined)
  },
})

export const orderRulesOperation = merchantOperation({
  name: 'search-rule.order',
  kind: 'write',
  permission: 'search.write',
  fresh: false,
  input: z.strictObject({
    /** Every rule, from the first on. */
    ids: z.array(id).max(MAX_RULES),
    version,
  }),
  output: z.undefined(),
  subject: () => RULE_ORDER_SUBJECT,
  version: (input) => input.version,
  async run({ database, audit }, { ids }) {
    const before = await database.transaction((transaction) => orderRules(transaction, database, ids))
    if (before === undefined) return rejected('SEARCH_RULE_ORDER', {}, { field: 'ids' })
    audit.changed({ field: 'order', before, after: ids })
    return ok(undefined)
  },
  async undo({ database, audit }, { changes: [change] }) {
    const ids = z.array(id).parse(change?.before)
    const before = await database.transaction((transaction) => orderRules(transaction, database, ids))
    if (before === undefined) return rejected('SEARCH_RULE_ORDER')
    audit.changed({ field: 'order', before, after: ids })
    return ok(undefined)
  },
})
