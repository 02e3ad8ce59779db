import { isDeepStrictEqual } from 'node:util'
import type { SearchRule } from '../../services/discovery/admin.ts'

export const ruleSubject = (id: string): string => `search-rule:${id}`

export const RULE_ORDER_SUBJECT = 'search-rules:order'

/** What differs between two sets of rules: the rules themselves, and their order. */
export function changedRuleSubjects(before: readonly SearchRule[], after: readonly SearchRule[]): readonly string[] {
  const [old, fresh] = [before, after].map((rules) => new Map(rules.map((rule) => [rule.id, rule])))
  const ids = [...new Set([...before, ...after].map(({ id }) => id))]
  const changed = ids.filter((id) => !isDeepStrictEqual(old?.get(id), fresh?.get(id))).map(ruleSubject)
  const [was, is] = [before, after].map((rules) => rules.map(({ id }) => id))
  return isDeepStrictEqual(was, is) ? changed : [...changed, RULE_ORDER_SUBJECT]
}

/** Products that a rule names. */
export function skusOfRule(rule: SearchRule): readonly string[] {
  if (rule.kind === 'pin') return rule.skus
  return rule.kind === 'boost' && 'skus' in rule.match ? (rule.match.skus ?? []) : []
}
