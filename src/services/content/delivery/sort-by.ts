/** The order that a request specifies. */
import { z } from 'zod'

const STORY_FIELDS = [
  'name',
  'slug',
  'full_slug',
  'position',
  'created_at',
  'updated_at',
  'published_at',
  'first_published_at',
  'sort_by_date',
] as const

export interface SortRule {
  /** Of the story, or of its content. */
  readonly of: 'story' | 'content'
  readonly field: string
  readonly descending: boolean
  readonly kind: 'text' | 'number'
}

const RULE = new RegExp(
  `^(?:(?<own>${STORY_FIELDS.join('|')})|content\\.(?<field>[\\w-]{1,100}))(?::(?<direction>asc|desc))?(?::(?<kind>int|float))?$`,
)

const MAX_RULES = 5

/** `name:asc`, `content.price:desc:float`, several separated by commas. */
export const sortBy = z.string().transform((given, context): SortRule[] => {
  const rules = given.split(',').map(ruleOf)
  const usable = rules.filter((rule) => rule !== undefined)
  if (usable.length === rules.length && rules.length <= MAX_RULES) return usable
  context.addIssue({ code: 'custom', message: 'must be a field and its order such as name:asc' })
  return z.NEVER
})

function ruleOf(given: string): SortRule | undefined {
  const { own, field, direction, kind } = RULE.exec(given)?.groups ?? {}
  const name = own ?? field
  if (name === undefined) return undefined
  return {
    of: own === undefined ? 'content' : 'story',
    field: name,
    descending: direction === 'desc',
    kind: kind === undefined && own !== 'position' ? 'text' : 'number',
  }
}

type Fields = { readonly [field: string]: unknown }

export interface Sortable {
  readonly story: Fields & { readonly full_slug: string }
  readonly content: Fields
}

const texts = new Intl.Collator('en')

/** What has no value in a field comes last in either order; stories that are equal are in the order of their slugs. */
export function comparison(rules: readonly SortRule[]): (a: Sortable, b: Sortable) => number {
  return (a, b) => {
    for (const rule of rules) {
      const order = compareBy(rule, a[rule.of][rule.field], b[rule.of][rule.field])
      if (order !== 0) return order
    }
    return a.story.full_slug < b.story.full_slug ? -1 : 1
  }
}

function compareBy({ kind, descending }: SortRule, a: unknown, b: unknown): number {
  const [one, other] = kind === 'number' ? [numberOf(a), numberOf(b)] : [textOf(a), textOf(b)]
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
  const order =
    typeof one === 'number' && typeof other === 'number' ? one - other : texts.compare(String(one), String(other))
  return descending ? -order : order
}

function numberOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined
  const number = Number(value)
  return Number.isNaN(number) ? undefined : number
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}
