/** Reads of operations through the query cache: one request for several components, retried like writes. */
import { notifyManager, QueryClient, queryOptions } from '@tanstack/react-query'
import { backoffMs } from './backoff.ts'
import { readOperation } from './call-operation.ts'
import { isTransient } from './operation-error.ts'
import type { OperationName } from './operations.ts'

// By default in a task of its own: React resets a controlled checkbox to its previous state before that.
notifyManager.setScheduler(queueMicrotask)

/** In memory only: nothing of it is written to the browser's storage (STF-21). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 5 * 60_000,
      retry: (_, error) => isTransient(error),
      retryDelay: backoffMs,
      // A request that fails shows the banner; the browser's own guess about the network does not stop one.
      networkMode: 'always',
    },
  },
})

export const operationQuery = <Name extends OperationName>(name: Name, input: object = {}) =>
  queryOptions({
    queryKey: [name, input],
    queryFn: ({ signal }) => readOperation(name, input, signal),
  })

/** For what is refreshed without a click: it does not extend the session. */
export const backgroundQuery = <Name extends OperationName>(name: Name, input: object = {}) =>
  queryOptions({
    queryKey: [name, input],
    queryFn: ({ signal }) => readOperation(name, input, signal, { isBackground: true }),
  })

/** After a write: everything that these operations read is loaded again. */
export const refresh = (...names: readonly OperationName[]): Promise<unknown> =>
  Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))

/** Reading is retried for as long as the network is away: no caller waits for that. */
const MAX_REFRESH_MS = 3000

export const refreshSoon = (...names: readonly OperationName[]): Promise<unknown> =>
  Promise.race([refresh(...names), new Promise((resolve) => setTimeout(resolve, MAX_REFRESH_MS))])
