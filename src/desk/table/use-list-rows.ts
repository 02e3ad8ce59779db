/** The rows of a list, loaded in pages as they come into sight. */
import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { ListDefinition } from './list-definition.ts'
import type { ListView } from './list-view.ts'

export const PAGE_ROWS = 100

/** What the server needs of a view. */
export const listInput = ({ filter, sort }: ListView) => ({ filter, ...(sort && { sort }) })

type Source<Row> = Pick<ListDefinition<Row>, 'operation' | 'load' | 'within'>

function pageQuery<Row>({ operation, load, within = {} }: Source<Row>, view: ListView, page: number) {
  const wanted = { ...view, filter: { ...view.filter, ...within } }
  const input = { ...listInput(wanted), offset: page * PAGE_ROWS, limit: PAGE_ROWS }
  return queryOptions({ queryKey: [operation, input], queryFn: ({ signal }) => load(input, signal) })
}

export type ListTotals = {
  readonly total: number
  /** There are more rows than are counted. */
  readonly more: boolean
  readonly isLoading: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** The first page contains the number of rows; while another filter loads, the last answer stays. */
export function useListTotals<Row>(source: Source<Row>, view: ListView): ListTotals {
  const { data, isPending, error, refetch } = useQuery({
    ...pageQuery(source, view, 0),
    placeholderData: keepPreviousData,
  })
  return {
    total: data?.total ?? 0,
    more: data?.more ?? false,
    isLoading: isPending,
    error: data ? undefined : error,
    retry: () => void refetch(),
  }
}

/** Reads rows by their place; undefined while their page loads. */
export function useListRows<Row>(
  source: Source<Row>,
  view: ListView,
  range: { readonly first: number; readonly last: number },
): (index: number) => Row | undefined {
  const pages = pagesOf(range)
  const results = useQueries({ queries: pages.map((page) => pageQuery(source, view, page)) })
  const loaded = new Map(pages.map((page, index) => [page, results[index]?.data?.rows]))
  return (index) => loaded.get(Math.floor(index / PAGE_ROWS))?.[index % PAGE_ROWS]
}

export function pagesOf({ first, last }: { readonly first: number; readonly last: number }): readonly number[] {
  const from = Math.floor(Math.max(first, 0) / PAGE_ROWS)
  const to = Math.floor(Math.max(last, 0) / PAGE_ROWS)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
