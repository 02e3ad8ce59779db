/**
 * A view of a list: filter, sort, columns. The address holds all of it, so that a link or a saved view opens the same rows
 * (DSK-10). Names that a list does not have are left out and reported.
 */
import * as z from 'zod/mini'

export type ListSort = { readonly field: string; readonly descending: boolean }

export type ListView = {
  readonly filter: Readonly<Record<string, readonly string[]>>
  readonly sort: ListSort | undefined
  /** In their order; undefined: those of the account. */
  readonly columns: readonly string[] | undefined
}

/** The names that a list has. */
export type ListNames = {
  readonly filters: readonly string[]
  readonly sorts: readonly string[]
  readonly columns: readonly string[]
}

export type ReadView = { readonly view: ListView; readonly unknown: readonly string[] }

export const EMPTY_VIEW: ListView = { filter: {}, sort: undefined, columns: undefined }

/** The filter that people type into. */
export const SEARCH = 'search'

const SORT = 'sort'
const COLUMNS = 'columns'

/** `?state=paid&state=held&sort=-createdAt&columns=number,total`. */
export function encodeView({ filter, sort, columns }: ListView): string {
  const parameters = new URLSearchParams()
  for (const [name, values] of Object.entries(filter)) for (const value of values) parameters.append(name, value)
  if (sort) parameters.set(SORT, (sort.descending ? '-' : '') + sort.field)
  if (columns) parameters.set(COLUMNS, columns.join(','))
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

export function decodeView(search: string, names: ListNames): ReadView {
  const parameters = new URLSearchParams(search)
  const filter: Record<string, readonly string[]> = {}
  for (const name of new Set(parameters.keys())) {
    if (name !== SORT && name !== COLUMNS) filter[name] = parameters.getAll(name).filter((value) => value !== '')
  }
  const sort = parameters.get(SORT)
  const columns = parameters.get(COLUMNS)
  return knownParts(
    {
      filter,
      sort: sort === null ? undefined : { field: sort.replace(/^-/, ''), descending: sort.startsWith('-') },
      columns: columns === null ? undefined : columns.split(','),
    },
    names,
  )
}

const storedSchema = z.object({
  filter: z.optional(z.record(z.string(), z.array(z.string()))),
  sort: z.optional(z.nullable(z.object({ field: z.string(), descending: z.boolean() }))),
  columns: z.optional(z.nullable(z.array(z.string()))),
})

/** A saved view may be older than this version of the desk. */
export function readStoredView(value: unknown, names: ListNames): ReadView {
  const parsed = storedSchema.safeParse(value)
  if (!parsed.success) return { view: EMPTY_VIEW, unknown: [] }
  const { filter = {}, sort, columns } = parsed.data
  return knownParts({ filter, sort: sort ?? undefined, columns: columns ?? undefined }, names)
}

/** As it is saved. */
export const storedView = ({ filter, sort, columns }: ListView) => ({
  filter,
  ...(sort && { sort }),
  ...(columns && { columns }),
})

function knownParts({ filter, sort, columns }: ListView, names: ListNames): ReadView {
  const unknown = [
    ...Object.keys(filter).filter((name) => !names.filters.includes(name)),
    ...(sort && !names.sorts.includes(sort.field) ? [sort.field] : []),
    ...(columns ?? []).filter((name) => !names.columns.includes(name)),
  ]
  const known = columns?.filter((name) => names.columns.includes(name))
  return {
    view: {
      filter: Object.fromEntries(
        Object.entries(filter).filter(([name, values]) => names.filters.includes(name) && values.length > 0),
      ),
      sort: sort && names.sorts.includes(sort.field) ? sort : undefined,
      columns: known && known.length > 0 ? [...new Set(known)] : undefined,
    },
    unknown: [...new Set(unknown)],
  }
}

/** Without values the filter is gone. */
export function withFilter(view: ListView, name: string, values: readonly string[]): ListView {
  const { [name]: _, ...others } = view.filter
  return { ...view, filter: values.length === 0 ? others : { ...others, [name]: values } }
}
