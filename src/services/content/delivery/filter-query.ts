/**
 * Filters by fields of the content: `filter_query[field][operation]=value`, all of which must hold. A documented subset of the
 * public API: fields at the top of the content, without nesting and alternatives (docs/content.md).
 */
import { z } from 'zod'
import { isMissing } from './in-language.ts'
import { matches } from './match-pattern.ts'

const FIELD = /^\w[\w-]{0,99}$/
const MAX_FILTERS = 10
const MAX_VALUES = 100

export const FILTER_OPERATIONS = [
  'in',
  'not_in',
  'like',
  'not_like',
  'is',
  'in_array',
  'all_in_array',
  'gt_int',
  'lt_int',
  'gt_float',
  'lt_float',
  'gt_date',
  'lt_date',
] as const
type Operation = (typeof FILTER_OPERATIONS)[number]

export type FieldFilter = { readonly field: string; readonly operation: Operation; readonly value: string }

const STATES = ['empty', 'not_empty', 'true', 'false', 'null', 'not_null'] as const

/** As `readParameters` collects them. */
export const filterQuery = z
  .array(
    z.object({
      field: z.string().regex(FIELD, 'must be filter_query[field][operation]'),
      operation: z.enum(FILTER_OPERATIONS, `must have one of the operations ${FILTER_OPERATIONS.join(', ')}`),
      value: z.string().regex(/^[^\0]{1,1000}$/, 'must have a value of 1 to 1000 characters'),
    }),
  )
  .max(MAX_FILTERS, `must be at most ${MAX_FILTERS} filters`)
  .refine(
    (filters) => filters.every(({ value }) => valuesOf(value).length <= MAX_VALUES),
    `must have at most ${MAX_VALUES} values`,
  )
  .refine(
    (filters) => filters.every(({ operation, value }) => operation !== 'is' || isState(value)),
    `must be one of ${STATES.join(', ')} with the operation is`,
  )
  .refine(
    (filters) => filters.every((filter) => !(filter.operation in COMPARED) || isComparable(filter)),
    'must be compared with a number or a date',
  )

const isState = (value: string): boolean => STATES.some((state) => state === value)

type Fields = { readonly [field: string]: unknown }

/** Whether the content of a story meets all of them. */
export const meetsFilters = (fields: Fields, filters: readonly FieldFilter[]): boolean =>
  filters.every((filter) => meets(fields[filter.field], filter))

function meets(found: unknown, { operation, value }: FieldFilter): boolean {
  switch (operation) {
    case 'in':
      return valuesOf(value).includes(textOf(found))
    case 'not_in':
      return !valuesOf(value).includes(textOf(found))
    case 'like':
      return matches(value.toLowerCase(), textOf(found).toLowerCase())
    case 'not_like':
      return !matches(value.toLowerCase(), textOf(found).toLowerCase())
    case 'in_array':
      return valuesOf(value).some((one) => itemsOf(found).includes(one))
    case 'all_in_array':
      return valuesOf(value).every((one) => itemsOf(found).includes(one))
    case 'is':
      return hasState(found, value)
    case 'gt_int':
    case 'lt_int':
    case 'gt_float':
    case 'lt_float':
    case 'gt_date':
    case 'lt_date':
      return isCompared(found, operation, value)
  }
}

const valuesOf = (value: string): readonly string[] => value.split(',')

const textOf = (found: unknown): string =>
  typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean' ? String(found) : ''

const itemsOf = (found: unknown): readonly string[] => (Array.isArray(found) ? found.map(textOf) : [])

function hasState(found: unknown, state: string): boolean {
  const isEmpty = isMissing(found) || (Array.isArray(found) && found.length === 0)
  if (state === 'empty') return isEmpty
  if (state === 'not_empty') return !isEmpty
  if (state === 'null') return found === undefined || found === null
  if (state === 'not_null') return found !== undefined && found !== null
  return textOf(found) === state
}

const COMPARED = {
  gt_int: 1,
  lt_int: -1,
  gt_float: 1,
  lt_float: -1,
  gt_date: 1,
  lt_date: -1,
} as const
type Comparison = keyof typeof COMPARED

/** Dates are written `2026-11-18 10:00` and are in UTC. */
function amountOf(text: string, operation: Operation): number {
  if (text.trim() === '') return Number.NaN
  if (operation.endsWith('_date')) return Date.parse(text.replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/, '$1T$2:00Z'))
  return operation.endsWith('_int') ? Math.trunc(Number(text)) : Number(text)
}

const isComparable = ({ operation, value }: FieldFilter): boolean => !Number.isNaN(amountOf(value, operation))

/** What has no number or date is neither more nor less. */
function isCompared(found: unknown, operation: Comparison, value: string): boolean {
  return (amountOf(textOf(found), operation) - amountOf(value, operation)) * COMPARED[operation] > 0
}
