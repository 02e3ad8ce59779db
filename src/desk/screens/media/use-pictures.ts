/** Pictures of the library, page by page, the newest first. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { readOperation } from '../../api/call-operation.ts'
import type { MediaEntry } from '../../api/product-schemas.ts'

const PAGE = 60

type Filter = Readonly<Record<string, readonly string[]>>

export function usePictures(filter: Filter) {
  const { data, error, hasNextPage, fetchNextPage, isPending } = useInfiniteQuery({
    queryKey: ['media.list', filter],
    queryFn: ({ pageParam, signal }) => readOperation('media.list', { filter, offset: pageParam, limit: PAGE }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0)
      return loaded < last.total ? loaded : undefined
    },
    placeholderData: keepPreviousData,
  })
  const pictures: readonly MediaEntry[] = data?.pages.flatMap(({ rows }) => rows) ?? []
  return {
    pictures,
    total: data?.pages[0]?.total ?? 0,
    error,
    isPending,
    hasNextPage,
    more: () => void fetchNextPage(),
  }
}
