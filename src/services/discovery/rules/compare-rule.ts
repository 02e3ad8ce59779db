/**
 * What a rule that is not stored yet would change: the first results of a search without and with it. It runs beside the searches
 * of shoppers, on the same index, with a list of rules of its own (DSR-02).
 */
import type { Market } from '../../../markets/types.ts'
import { hasBit } from '../index/bits.ts'
import { withSynonymsOf } from '../renew-synonyms.ts'
import { findProducts, listProducts } from '../search/find-products.ts'
import { atPlace, searchScope, type SearchScope } from '../search/market-scope.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { SearchRule } from './search-rule.ts'
import type { Steer } from './steer.ts'

/** As many as a listing shows at first. */
export const COMPARED_RESULTS = 24

export type ComparedRule = { readonly rule: SearchRule } | { readonly removed: string }

/** Why a pinned product will not show. `missing`: the index does not have it. */
export type PinProblem = 'sold-out' | 'not-sold-here' | 'missing'

export type ComparedResults = {
  readonly count: number
  readonly skus: readonly string[]
  /** Where visitors are sent instead. */
  readonly redirect: string | undefined
}

/** A query, or the path of a listing. */
export type Compared = { readonly query: string } | { readonly collection: string }

export type ComparedSearch = {
  readonly storefront: Market['storefrontCode']
  readonly compared: Compared
  readonly before: ComparedResults
  readonly after: ComparedResults
  readonly pinProblems: Readonly<Record<string, PinProblem>>
}

type Deps = {
  readonly index: SearchIndex
  readonly rules: readonly SearchRule[]
  readonly steer: Steer
}

export async function compareRule(
  { index, rules, steer }: Deps,
  change: ComparedRule,
  searches: readonly { readonly market: Market; readonly compared: Compared }[],
): Promise<readonly ComparedSearch[]> {
  const after = rulesAfter(rules, change)
  const languages = await withSynonymsOf(index.languages, index.products, { before: rules, after })
  const pinned = 'rule' in change && change.rule.kind === 'pin' ? change.rule.skus : []
  return searches.map(({ market, compared }) => {
    const scope = searchScope(index, market)
    return {
      storefront: market.storefrontCode,
      compared,
      before: resultsIn(scope, { rules, market, compared }, steer),
      after: resultsIn({ ...scope, words: languages[market.language] }, { rules: after, market, compared }, steer),
      pinProblems: Object.fromEntries(
        pinned.flatMap((sku) => {
          const problem = pinProblem(scope, sku)
          return problem === undefined ? [] : [[sku, problem]]
        }),
      ),
    }
  })
}

/** A rule of another time is compared as if it applied now: staff want to see what it will do. */
function rulesAfter(rules: readonly SearchRule[], change: ComparedRule): readonly SearchRule[] {
  if ('removed' in change) return rules.filter(({ id }) => id !== change.removed)
  const { rule } = change
  const current = atAllTimes(rule)
  const place = rules.findIndex(({ id }) => id === rule.id)
  return place < 0 ? [...rules, current] : rules.with(place, current)
}

function atAllTimes(rule: SearchRule): SearchRule {
  if (rule.kind === 'synonym') return rule
  const { from: _, until: __, ...always } = rule
  return always
}

type Search = { readonly rules: readonly SearchRule[]; readonly market: Market; readonly compared: Compared }

function resultsIn(scope: SearchScope, { rules, market, compared }: Search, steer: Steer): ComparedResults {
  const { steering, redirect } = steer(rules, scope, market, compared)
  const wanted = { limit: COMPARED_RESULTS, offset: 0, steering }
  const found =
    'query' in compared
      ? findProducts(scope, { ...wanted, query: compared.query, equals: 'liked first' })
      : listProducts(atPlace(scope, compared.collection), wanted)
  return {
    count: found.count,
    skus: found.products.flatMap((product) => scope.index.products.skus[product] ?? []),
    redirect: redirect?.target,
  }
}

function pinProblem({ index, region, visible }: SearchScope, sku: string): PinProblem | undefined {
  const product = index.products.find(sku)
  if (product === undefined) return 'missing'
  if (!hasBit(visible, product)) return 'not-sold-here'
  return hasBit(index.offers.inStock[region], product) ? undefined : 'sold-out'
}
