/** The parameters that several calls share, and how a request's are read. */
import { z } from 'zod'
import { firstProblem } from '../../../platform/http/checked.ts'

const DEFAULT_PER_PAGE = 25

export const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number)

/** Ids are larger than counts, and exact in a number all the same. */
export const id = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a number')
  .transform(Number)

export const page = wholeNumber.refine((number) => number >= 1, 'must be 1 or more').default(1)

export const perPage = (most: number) =>
  wholeNumber.refine((count) => count >= 1 && count <= most, `must be 1 to ${most}`).default(DEFAULT_PER_PAGE)

/** Every value may travel into a statement, and PostgreSQL takes no NUL. */
export const text = z.string().regex(/^[^\0]{1,200}$/, 'must be a text of 1 to 200 characters')

/** An editor without a release sends 0. */
export const release = id.transform((given) => (given === 0 ? undefined : given)).optional()

export const common = {
  token: text.optional(),
  version: z.enum(['published', 'draft'], 'must be published or draft').default('published'),
  /** Makes addresses differ for caches on the way; what is delivered is always what is there now. */
  cv: text.optional(),
}

/** Several values, separated by commas. */
export const list = (item: (text: string) => boolean, message: string, most = 100) =>
  z
    .string()
    .transform((given) => given.split(','))
    .refine((items) => items.length <= most && items.every(item), message)

/** The validated parameters of a request, or the message of the 422 response. */
export function readParameters<Contract extends z.ZodType>(
  contract: Contract,
  url: string,
): { readonly wanted: z.output<Contract> } | { readonly error: string } {
  const given = Map.groupBy(new URL(url).searchParams, ([name]) => name)
  const twice = [...given].find(([, values]) => values.length > 1)
  if (twice !== undefined) return { error: `${twice[0].slice(0, 200)}: must be given once` }
  const [filters, others] = partition([...given.values()].flat(), ([name]) => name.startsWith(FILTER_PREFIX))
  // A misspelt filter must never deliver everything.
  const filter = filters.length > 0 && { filter_query: filters.map(filterOf) }
  const read = contract.safeParse({ ...Object.fromEntries(others), ...filter })
  return read.success ? { wanted: read.data } : { error: firstProblem(read.error).message }
}

const FILTER_PREFIX = 'filter_query['

/** `filter_query[field][operation]`; any other form has no field, and is rejected. */
function filterOf([name, value]: readonly [string, string]) {
  const [, field = '', operation = ''] = /^filter_query\[([^[\]]*)\]\[([^[\]]*)\]$/.exec(name) ?? []
  return { field, operation, value }
}

const partition = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly [Item[], Item[]] => [
  items.filter(isFirst),
  items.filter((item) => !isFirst(item)),
]
