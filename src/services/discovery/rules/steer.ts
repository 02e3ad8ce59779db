/** What the merchant's rules mean for one query or one listing, as the search takes it. */
import type { Language, Market } from '../../../markets/types.ts'
import type { Clock } from '../../../platform/clock.ts'
import { type Bits, intersect, newBits, setBit } from '../index/bits.ts'
import { analyserOf } from '../language/analyser.ts'
import type { Steering } from '../search/find-products.ts'
import { filterSets, type MarketScope } from '../search/market-scope.ts'
import { activeRules, compileRules, type CompiledRules, nextChange } from './active-rules.ts'
import type { BoostRule, SearchRule } from './search-rule.ts'

export type Steered = {
  readonly steering: Steering
  readonly redirect?: { readonly id: string; readonly target: string }
}

export type Steer = (
  rules: readonly SearchRule[],
  scope: MarketScope,
  market: Market,
  looked: { readonly query: string } | { readonly collection: string },
) => Steered

type Compiled = { readonly rules: CompiledRules; readonly until: number }

/** Compiles the rules of a storefront once, and again when one of them begins or ends. */
export function createSteer(clock: Clock): Steer {
  const compiled = new WeakMap<readonly SearchRule[], Map<string, Compiled>>()

  const rulesFor = (rules: readonly SearchRule[], { storefrontCode }: Market, language: Language): CompiledRules => {
    const now = clock.now()
    const known = compiled.get(rules) ?? new Map<string, Compiled>()
    compiled.set(rules, known)
    const cached = known.get(storefrontCode)
    if (cached && now.getTime() < cached.until) return cached.rules
    const active = activeRules(rules, { storefront: storefrontCode, now })
    const fresh = compileRules(active, analyserOf(language).wordsOf)
    known.set(storefrontCode, { rules: fresh, until: nextChange(rules, now)?.getTime() ?? Number.POSITIVE_INFINITY })
    return fresh
  }

  return (rules, scope, market, looked) => {
    const { language } = scope
    const own = rulesFor(rules, market, language)
    const words = 'query' in looked ? analyserOf(language).wordsOf(looked.query) : []
    const at = 'query' in looked ? { words } : looked
    const redirect = 'query' in looked ? own.redirectFor(words) : undefined
    return {
      steering: {
        pins: own.pinsFor(at).flatMap((sku) => scope.index.products.find(sku) ?? []),
        boosts: own.boostsFor(at).map((rule) => ({ bits: boosted(scope, rule), factor: rule.factor })),
      },
      ...(redirect ? { redirect: { id: redirect.id, target: targetIn(market, redirect.target) } } : {}),
    }
  }
}

/** Paths are relative to the storefront; other addresses are absolute. */
const targetIn = ({ storefrontCode }: Market, target: string): string =>
  target.startsWith('/') ? `/${storefrontCode}${target}` : target

function boosted(scope: MarketScope, { match }: BoostRule): Bits {
  if ('skus' in match) {
    const bits = newBits(scope.index.products.count)
    for (const sku of match.skus ?? []) {
      const product = scope.index.products.find(sku)
      if (product !== undefined) setBit(bits, product)
    }
    return bits
  }
  const bits = scope.visible.slice()
  for (const set of filterSets(scope, match).values()) intersect(bits, set)
  return bits
}
