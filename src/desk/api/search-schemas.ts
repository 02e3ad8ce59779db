/** Answers of the operations on search rules, on words that visitors search for, and on figures. */
import * as z from 'zod/mini'

const texts = z.array(z.string())

const rule = z.object({
  id: z.string(),
  kind: z.enum(['redirect', 'synonym', 'boost', 'pin']),
  terms: z.optional(texts),
  collections: z.optional(texts),
  target: z.optional(z.string()),
  language: z.optional(z.string()),
  words: z.optional(texts),
  skus: z.optional(texts),
  match: z.optional(z.record(z.string(), texts)),
  factor: z.optional(z.number()),
  storefronts: z.optional(texts),
  from: z.optional(z.string()),
  until: z.optional(z.string()),
})

const results = z.object({ count: z.number(), redirect: z.nullable(z.string()) })

const comparedProduct = z.object({
  sku: z.string(),
  name: z.string(),
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
})

const compared = z.object({
  storefront: z.string(),
  term: z.string(),
  isListing: z.boolean(),
  before: results,
  after: results,
  products: z.array(comparedProduct),
  pinProblems: z.array(z.object({ sku: z.string(), name: z.string(), problem: z.string() })),
})

const failedWord = z.object({
  term: z.string(),
  language: z.string(),
  storefront: z.string(),
  count: z.number(),
  lastDay: z.string(),
})

const amount = z.nullable(z.number())
const sums = { orders: z.number(), units: z.number(), returned: z.number() }
const amounts = { gross: amount, net: amount, refunds: amount, uninvoiced: amount }
const salesSum = z.object({ ...sums, ...amounts })
const converted = z.nullable(z.object({ gross: z.number(), net: z.number(), refunds: z.number() }))

const sales = z.object({
  rows: z.array(
    z.object({
      day: z.string(),
      storefront: z.string(),
      country: z.string(),
      currency: z.string(),
      ...sums,
      ...amounts,
    }),
  ),
  currencies: z.array(
    z.object({ currency: z.string(), now: salesSum, before: salesSum, perEuro: z.nullable(z.number()) }),
  ),
  before: z.object({ from: z.string(), until: z.string() }),
  inEuro: z.optional(z.object({ ratesOf: z.nullable(z.string()), now: converted, before: converted })),
})

const funnelRow = z.object({
  day: z.string(),
  storefront: z.string(),
  carts: z.number(),
  checkouts: z.number(),
  placed: z.number(),
  paid: z.number(),
})

const lowVariant = z.object({
  sku: z.string(),
  productSku: z.string(),
  name: z.string(),
  size: z.string(),
  region: z.string(),
  forSale: z.number(),
  sold: z.number(),
  days: z.nullable(z.number()),
})

const nothing = z.unknown()

const experimentSettings = { active: z.boolean(), trafficPercentage: z.number(), weights: z.array(z.number()) }

const experiment = z.object({
  version: z.number(),
  id: z.string(),
  name: z.string(),
  defaultVariant: z.string(),
  ...experimentSettings,
  code: z.object(experimentSettings),
  override: z.object({
    active: z.optional(z.boolean()),
    trafficPercentage: z.optional(z.number()),
    weights: z.optional(z.array(z.number())),
  }),
  variants: z.array(z.object({ variant: z.string(), visitors: z.number(), orders: z.number() })),
  differences: z.nullable(
    z.array(z.object({ variant: z.string(), difference: z.number(), low: z.number(), high: z.number() })),
  ),
  sharesDeviate: z.boolean(),
  weightsChanged: z.boolean(),
})

export const searchSchemas = {
  'search-rule.list': z.object({
    rules: z.array(z.object({ rule, version: z.number(), unknownSkus: texts })),
    orderVersion: z.number(),
  }),
  'search-rule.save': nothing,
  'search-rule.remove': nothing,
  'search-rule.order': nothing,
  'search-rule.compare': z.object({ results: z.number(), searches: z.array(compared) }),
  'search-word.failed': z.object({ words: z.array(failedWord) }),
  'search-word.handle': nothing,
  'insight.search-terms': z.object({
    terms: z.array(z.object({ term: z.string(), storefront: z.string(), searches: z.number(), found: z.number() })),
  }),
  'insight.sales': sales,
  'insight.funnel': z.object({ rows: z.array(funnelRow) }),
  'insight.low-stock': z.object({ variants: z.array(lowVariant) }),
  'experiment.list': z.object({ experiments: z.array(experiment) }),
  'experiment.override': nothing,
}

export type RuleEntry = z.infer<typeof rule>
export type ComparedTermView = z.infer<typeof compared>
export type ComparedProduct = z.infer<typeof comparedProduct>
export type FailedWordView = z.infer<typeof failedWord>
export type SalesFigures = z.infer<typeof sales>
export type ExperimentView = z.infer<typeof experiment>
export type FunnelRowView = z.infer<typeof funnelRow>
