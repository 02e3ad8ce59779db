import { describe, expect, it } from 'vitest'
import type { RuleEntry } from '../../src/desk/api/search-schemas.ts'
import { searchRule } from '../../src/services/discovery/rules/search-rule-schema.ts'
import {
  EMPTY_RULE,
  formOf,
  idFor,
  readRuleForm,
  ruleOf,
  startedForm,
} from '../../src/desk/screens/search/rule-form.ts'

const RULES: readonly RuleEntry[] = [
  { id: 'back', kind: 'redirect', terms: ['returns'], target: '/faq/returns', storefronts: ['uk'], from: '2026-12-01' },
  { id: 'mog', kind: 'synonym', language: 'en', words: ['mog', 'cat'] },
  { id: 'blue', kind: 'boost', match: { colour: ['blue'], family: ['socks'] }, factor: 0.5 },
  { id: 'pins', kind: 'pin', terms: ['love'], collections: ['adults/socks'], skus: ['A1', 'B2'], until: '2027-01-01' },
]

describe('a rule in the form', () => {
  it.each(RULES.map((rule): readonly [string, RuleEntry] => [rule.kind, rule]))(
    '~DSR-01 a %s is the same afterwards',
    (_, rule) => {
      expect(ruleOf(formOf(rule))).toEqual(rule)
      expect(readRuleForm(formOf(rule))).toEqual(formOf(rule))
      expect(searchRule.safeParse(rule).success).toBe(true)
    },
  )

  it('is incomplete while something is missing', () => {
    expect(ruleOf(EMPTY_RULE)).toBeUndefined()
    expect(ruleOf({ ...EMPTY_RULE, id: 'a', words: ['one'] })).toBeUndefined()
    expect(ruleOf({ ...EMPTY_RULE, id: 'a', kind: 'pin', terms: ['a'] })).toBeUndefined()
    expect(ruleOf({ ...EMPTY_RULE, id: 'a', kind: 'boost', match: { colour: [] } })).toBeUndefined()
    expect(ruleOf({ ...EMPTY_RULE, id: 'a', kind: 'redirect', terms: ['a'] })).toBeUndefined()
  })

  it('~DSR-04 begins with the word that found nothing', () => {
    expect(startedForm('?kind=synonym&term=moggster&storefront=uk&language=en')).toMatchObject({
      id: 'synonym-en-moggster',
      kind: 'synonym',
      language: 'en',
      words: ['moggster'],
    })
    expect(startedForm('?kind=pin&term=gro%C3%9Fe%20Katze&storefront=de&language=de')).toMatchObject({
      kind: 'pin',
      terms: ['große Katze'],
      storefronts: ['de'],
    })
    expect(startedForm('')).toEqual(EMPTY_RULE)
  })

  it('has an id that the shop accepts', () => {
    expect(searchRule.safeParse({ ...RULES[1], id: idFor('synonym', 'Ça va ?!') }).success).toBe(true)
    expect(idFor('pin', 'x'.repeat(90))).toHaveLength(60)
  })
})
