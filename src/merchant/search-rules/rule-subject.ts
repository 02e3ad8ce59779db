import type { SearchRule } from '../../services/discovery/admin.ts'

export const ruleSubject = (id: string): string => `search-rule:${id}`

/** Products that a rule names. */
export function skusOfRule(rule: SearchRule): readonly string[] {
  if (rule.kind === 'pin') return rule.skus
  return rule.kind === 'boost' && 'skus' in rule.match ? (rule.match.skus ?? []) : []
}
