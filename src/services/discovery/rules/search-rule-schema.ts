/**
 * The schema of a file of search rules. Reports every mistake of every rule together, each at its own path. Rules
 * between members are checked even where one of them is invalid already.
 */
import { z } from 'zod'
import { isObject } from '../../../contracts/answer-kinds.ts'
import { AGE_GROUPS, FAMILIES } from '../../../contracts/merchant/catalogue.ts'
import { type FacetId, MAX_QUERY_LENGTH } from '../../../contracts/discovery/discovery.ts'
import { BADGES } from '../../../markets/products/badges.ts'
import { COLOURS } from '../../../markets/products/colours.ts'
import { FEATURES } from '../../../markets/products/features.ts'
import { MATERIALS } from '../../../markets/products/materials.ts'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import { STOREFRONT_CODES } from '../../../markets/storefronts/codes.ts'
import { targetProblem } from './redirect-target.ts'
import type { SearchRule } from './search-rule.ts'

const MAX_RULES = 5000
const MAX_TERMS = 200
const MAX_WORDS = 50
const MAX_SKUS = 200
const MAX_VALUES = 50
const MAX_TARGET_LENGTH = 2000
const KINDS = ['redirect', 'synonym', 'boost', 'pin'] as const

/** Checked even when the rule has other mistakes: the values it reads may then be of any type. */
const always = { when: ({ value }: { value: unknown }) => isObject(value) }

const kindOf =
  (what: string) =>
  ({ code, input }: { readonly code: string; readonly input?: unknown }) => {
    if (code !== 'invalid_type') return undefined
    return input === undefined ? 'is missing' : `must be ${what}`
  }

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: () => `must be one of ${values.join(', ')}` })

const text = (longest: number) =>
  z
    .string({ error: kindOf('a text') })
    .min(1, 'must not be empty')
    .max(longest, `must be at most ${longest} characters`)
    .refine((value) => !/[\p{Control}\p{Surrogate}]/u.test(value), 'must not hold line ends or control characters')

const list = <Item extends z.ZodType>(item: Item, most: number, least = 1) =>
  z
    .array(item, { error: kindOf('a list') })
    .min(least, least === 1 ? 'must not be empty' : `must be at least ${least}`)
    .max(most, `must be at most ${most}`)
    .refine((items) => new Set(items).size === items.length, 'must not hold the same twice')

/** Of signs alone nothing is left that a query could equal. */
const term = text(MAX_QUERY_LENGTH).refine((value) => /[\p{Letter}\p{Number}]/u.test(value), {
  message: 'must hold a letter or a digit',
})
const word = text(40).regex(/^[\p{Letter}\p{Mark}\p{Number}]+$/u, 'must be one word: letters and digits only')
const label = text(60).regex(/^[a-z0-9][a-z0-9-]*$/, 'must be one lower-case word, with hyphens')
const sku = text(40).regex(/^[A-Z0-9][A-Z0-9-]*$/, 'must be the sku of a product, in capitals')
const place = text(200).regex(
  /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/,
  'must be the path of a listing, such as adults/socks or collection/low-socks',
)

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: () => 'must be a date such as 2026-11-01, or a time such as 2026-11-01T09:00:00+01:00',
})

const target = text(MAX_TARGET_LENGTH).superRefine((value, context) => {
  const message = targetProblem(value)
  if (message !== undefined) context.addIssue({ code: 'custom', message })
})

const facets = {
  category: list(place, MAX_VALUES).exactOptional(),
  colour: list(oneOf(COLOURS), MAX_VALUES).exactOptional(),
  material: list(oneOf(MATERIALS), MAX_VALUES).exactOptional(),
  sizes: list(text(16), MAX_VALUES).exactOptional(),
  family: list(oneOf(FAMILIES), MAX_VALUES).exactOptional(),
  ageGroup: list(oneOf(AGE_GROUPS), MAX_VALUES).exactOptional(),
  silhouette: list(label, MAX_VALUES).exactOptional(),
  pattern: list(label, MAX_VALUES).exactOptional(),
  occasion: list(label, MAX_VALUES).exactOptional(),
  feature: list(oneOf(FEATURES), MAX_VALUES).exactOptional(),
  badge: list(oneOf(BADGES), MAX_VALUES).exactOptional(),
} satisfies Readonly<Record<FacetId, z.ZodType>>

const match = z
  .strictObject({ ...facets, skus: list(sku, MAX_SKUS).exactOptional() }, { error: kindOf('{ … }') })
  .refine((value) => Object.keys(value).length > 0, 'must name a facet or skus')
  .refine((value) => !('skus' in value) || Object.keys(value).length === 1, 'must hold either skus or facets')

const scope = {
  storefronts: list(oneOf(STOREFRONT_CODES), STOREFRONT_CODES.length).exactOptional(),
  from: moment.exactOptional(),
  until: moment.exactOptional(),
}

const occasion = {
  terms: list(term, MAX_TERMS).exactOptional(),
  collections: list(place, MAX_TERMS).exactOptional(),
}

const factor = z
  .number({ error: kindOf('a number') })
  .min(0.1, 'must be 0.1 to 10')
  .max(10, 'must be 0.1 to 10')

type Timed = { readonly from?: unknown; readonly until?: unknown }

const beginsBeforeItEnds = ({ from, until }: Timed): boolean => {
  const [start, end] = [from, until].map((value) => (moment.safeParse(value).success ? Date.parse(String(value)) : NaN))
  return start === undefined || end === undefined || !(start >= end)
}

const inTime = { message: 'must be later than from', path: ['until'], ...always }

export const searchRule = z.discriminatedUnion(
  'kind',
  [
    z
      .strictObject({ id: label, kind: z.literal('redirect'), terms: list(term, MAX_TERMS), target, ...scope })
      .refine(beginsBeforeItEnds, inTime),
    z.strictObject({
      id: label,
      kind: z.literal('synonym'),
      language: oneOf(LANGUAGES),
      words: list(word, MAX_WORDS, 2),
    }),
    z
      .strictObject({ id: label, kind: z.literal('boost'), ...occasion, match, factor, ...scope })
      .refine(beginsBeforeItEnds, inTime),
    z
      .strictObject({ id: label, kind: z.literal('pin'), ...occasion, skus: list(sku, MAX_SKUS), ...scope })
      .refine(beginsBeforeItEnds, inTime)
      .refine((rule) => 'terms' in rule || 'collections' in rule, {
        message: 'is missing: a pin needs terms or collections',
        path: ['terms'],
        ...always,
      }),
  ],
  { error: ({ input }) => (isObject(input) ? `must be one of ${KINDS.join(', ')}` : 'must be a rule: { … }') },
)

export const searchRulesFile = z
  .array(searchRule, { error: () => 'must be a list of rules: [ … ]' })
  .max(MAX_RULES, `must be at most ${MAX_RULES} rules`)
  .superRefine(
    (rules: readonly unknown[], context) => {
      for (const { index, earlier } of repeatedIds(rules)) {
        context.addIssue({ code: 'custom', message: `duplicates rule ${earlier + 1}`, path: [index, 'id'] })
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  ) satisfies z.ZodType<readonly SearchRule[]>

/** Looks at rules that may have any mistake. */
function* repeatedIds(rules: readonly unknown[]): Generator<{ readonly index: number; readonly earlier: number }> {
  const seen = new Map<unknown, number>()
  for (const [index, rule] of rules.entries()) {
    if (!isObject(rule) || !('id' in rule)) continue
    const earlier = seen.get(rule.id)
    if (earlier === undefined) seen.set(rule.id, index)
    else yield { index, earlier }
  }
}
