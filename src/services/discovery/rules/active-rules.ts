/** Which rules apply here and now, and their effect on a query or a listing, without a scan of all of them. */
import type { Market } from '../../../markets/types.ts'
import type { BoostRule, PinRule, RedirectRule, RuleScope, SearchRule } from './search-rule.ts'

/** The words of a text, folded as those of a query are. */
export type WordsOf = (text: string) => readonly string[]

/** What is looked at: a query by its folded words, or a listing by its path. */
export type Looked = { readonly words: readonly string[] } | { readonly collection: string }

export type CompiledRules = {
  readonly redirectFor: (words: readonly string[]) => RedirectRule | undefined
  /** Skus from the first place on. */
  readonly pinsFor: (looked: Looked) => readonly string[]
  /** All of them count, one upon the other. */
  readonly boostsFor: (looked: Looked) => readonly BoostRule[]
}

type Here = { readonly storefront: Market['storefrontCode']; readonly now: Date }

export function activeRules(rules: readonly SearchRule[], { storefront, now }: Here): readonly SearchRule[] {
  const moment = now.getTime()
  return rules.filter((rule) => {
    const { storefronts, from, until } = scopeOf(rule)
    if (storefronts?.every((code) => code !== storefront)) return false
    return !(from !== undefined && moment < Date.parse(from)) && !(until !== undefined && moment >= Date.parse(until))
  })
}

const scopeOf = (rule: SearchRule): RuleScope => (rule.kind === 'synonym' ? {} : rule)

/** When other rules begin to count than now, if ever: until then, what was compiled stays right. */
export function nextChange(rules: readonly SearchRule[], now: Date): Date | undefined {
  const borders = rules
    .map(scopeOf)
    .flatMap(({ from, until }) => [from, until])
    .flatMap((border) => (border === undefined ? [] : [Date.parse(border)]))
  const next = borders.reduce((soonest, at) => (at > now.getTime() && at < soonest ? at : soonest), Infinity)
  return next === Infinity ? undefined : new Date(next)
}

/**
 * Of rules that count. Where several answer, they do so in the merchant's order: pins one after the other, and of redirects
 * the first. A term is met when its words are those of the query, in their order, and no others.
 */
export function compileRules(rules: readonly SearchRule[], fold: WordsOf): CompiledRules {
  const redirects = answersOf(
    rules.filter((rule): rule is RedirectRule => rule.kind === 'redirect'),
    fold,
  )
  const pins = answersOf(
    rules.filter((rule): rule is PinRule => rule.kind === 'pin'),
    fold,
  )
  const boosts = answersOf(
    rules.filter((rule): rule is BoostRule => rule.kind === 'boost'),
    fold,
  )
  return {
    redirectFor: (words) => redirects({ words })[0],
    pinsFor: (looked) => [...new Set(pins(looked).flatMap(({ skus }) => skus))],
    boostsFor: boosts,
  }
}

type Answering = { readonly terms?: readonly string[]; readonly collections?: readonly string[] }

/** To a query or a listing answer the rules that name it, after those that name none and so count for all. */
function answersOf<Rule extends Answering>(rules: readonly Rule[], fold: WordsOf): (looked: Looked) => readonly Rule[] {
  const general = rules.filter(({ terms, collections }) => terms === undefined && collections === undefined)
  const byQuery = tableOf(rules, ({ terms = [] }) => terms.map((term) => keyOf(fold(term))))
  const byListing = tableOf(rules, ({ collections = [] }) => collections)
  return (looked) => {
    const named = 'words' in looked ? byQuery.get(keyOf(looked.words)) : byListing.get(looked.collection)
    return named === undefined ? general : [...general, ...named]
  }
}

/** An empty key is none: a term of which folding leaves nothing must not answer to an empty query. */
function tableOf<Rule>(
  rules: readonly Rule[],
  keysOf: (rule: Rule) => readonly string[],
): ReadonlyMap<string, ReadonlySet<Rule>> {
  const table = new Map<string, Set<Rule>>()
  for (const rule of rules) {
    for (const key of keysOf(rule)) {
      const named = table.get(key)
      if (named) named.add(rule)
      else if (key !== '') table.set(key, new Set([rule]))
    }
  }
  return table
}

/** A folded word holds no space. */
const keyOf = (words: readonly string[]): string => words.join(' ')
