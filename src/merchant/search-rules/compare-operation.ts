/** search-rule.compare: what a rule would change before it is saved (DSR-02). */
import { z } from 'zod'
import { STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'
import { ok } from '../../platform/result.ts'
import { COMPARED_RESULTS, findProductNames, findProductState, searchRule } from '../../services/discovery/admin.ts'
import type { ComparedSearch } from '../../services/discovery/service.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation, type RunContext } from '../operation.ts'

const MAX_TERMS = 20

/** Why a pinned product will not show. */
const PIN_PROBLEMS = ['sold-out', 'not-sold-here', 'unlisted', 'unknown'] as const

const product = z.object({
  sku: z.string(),
  name: z.string(),
  /** From 1 on; null where it was not among the first results. */
  before: z.int().nullable(),
  after: z.int().nullable(),
})

export const compareRuleOperation = merchantOperation({
  name: 'search-rule.compare',
  kind: 'read',
  permission: 'search.write',
  fresh: false,
  input: z.strictObject({
    /** Absent: the results as they are. */
    rule: searchRule.exactOptional(),
    storefronts: z.array(z.enum(STOREFRONT_CODES)).min(1).max(STOREFRONT_CODES.length),
    terms: z.array(z.string().min(1).max(200)).max(MAX_TERMS),
    collections: z.array(z.string().min(1).max(200)).max(MAX_TERMS).exactOptional(),
  }),
  output: z.object({
    results: z.int(),
    searches: z.array(
      z.object({
        storefront: z.string(),
        term: z.string(),
        isListing: z.boolean(),
        before: z.object({ count: z.int(), redirect: z.string().nullable() }),
        after: z.object({ count: z.int(), redirect: z.string().nullable() }),
        /** In the order after the change, then those that were lost. */
        products: z.array(product),
        pinProblems: z.array(z.object({ sku: z.string(), name: z.string(), problem: z.enum(PIN_PROBLEMS) })),
      }),
    ),
  }),
  async run(context, { rule, storefronts, terms, collections = [] }) {
    const { search } = context
    if (search === undefined) return rejected('SEARCH_NOT_RUNNING')
    const compared = [...terms.map((query) => ({ query })), ...collections.map((collection) => ({ collection }))]
    const found = await search.compare(rule ? { rule } : { removed: '' }, { storefronts, compared })
    const named = found.flatMap(({ before, after, pinProblems }) => [
      ...before.skus,
      ...after.skus,
      ...Object.keys(pinProblems),
    ])
    const names = await findProductNames(context.database.query, named)
    const unlisted = await unlistedAmong(context, found)
    const nameOf = (sku: string): string => names.get(sku) ?? sku
    return ok({
      results: COMPARED_RESULTS,
      searches: found.map((one) => ({
        storefront: one.storefront,
        term: 'query' in one.compared ? one.compared.query : one.compared.collection,
        isListing: 'collection' in one.compared,
        before: { count: one.before.count, redirect: one.before.redirect ?? null },
        after: { count: one.after.count, redirect: one.after.redirect ?? null },
        products: placesOf(one).map((place) => ({ ...place, name: nameOf(place.sku) })),
        pinProblems: Object.entries(one.pinProblems).map(([sku, problem]) => ({
          sku,
          name: nameOf(sku),
          problem: problem !== 'missing' ? problem : unlisted.has(sku) ? ('unlisted' as const) : ('unknown' as const),
        })),
      })),
    })
  },
})

function placesOf({ before, after }: ComparedSearch) {
  const placeIn = (skus: readonly string[], sku: string) => {
    const place = skus.indexOf(sku)
    return place < 0 ? null : place + 1
  }
  const lost = before.skus.filter((sku) => !after.skus.includes(sku))
  return [...after.skus, ...lost].map((sku) => ({
    sku,
    before: placeIn(before.skus, sku),
    after: placeIn(after.skus, sku),
  }))
}

/** Of the products that the index does not have, those that exist: as a draft, or taken out. */
async function unlistedAmong({ database }: RunContext, found: readonly ComparedSearch[]): Promise<ReadonlySet<string>> {
  const missing = new Set(
    found.flatMap(({ pinProblems }) => Object.keys(pinProblems).filter((sku) => pinProblems[sku] === 'missing')),
  )
  const unlisted = new Set<string>()
  for (const sku of missing) {
    if ((await findProductState(database.query, sku)) !== undefined) unlisted.add(sku)
  }
  return unlisted
}
