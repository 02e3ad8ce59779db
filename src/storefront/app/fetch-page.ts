/** Fetches a page's state from the server. The response may already be pending: an intent prefetched it. */
import { dataAddress, isNavigationResponse } from './page-state.ts'
import type { NavigationResponse } from './page-state.ts'

/** How long a page fetched on intent may wait for its click. Prices and stock may change meanwhile. */
const WAITS_MS = 15_000
/** NAV-08. */
const MAX_PENDING = 4

type Waiting = { readonly answer: Promise<NavigationResponse | undefined>; readonly since: number }

export function createPageFetcher(build: string, now: () => number = () => performance.now()) {
  const waiting = new Map<string, Waiting>()
  let pending = 0

  /** Undefined when there is no usable answer: the caller lets the browser load the page instead. */
  async function requestPage(url: string, signal?: AbortSignal): Promise<NavigationResponse | undefined> {
    const { pathname, search } = new URL(url)
    const response = await fetch(dataAddress(build, pathname + search), signal ? { signal } : {})
    const isData = response.headers.get('content-type')?.startsWith('application/json') === true
    if (!isData || response.status >= 500) return undefined
    const answer: unknown = await response.json()
    return isNavigationResponse(answer, build) ? answer : undefined
  }

  return {
    /** What was fetched for another country must not be shown in this one. */
    invalidate: (): void => waiting.clear(),

    fetchPage: (url: string, signal: AbortSignal): Promise<NavigationResponse | undefined> => {
      const address = withoutHash(url)
      const early = waiting.get(address)
      waiting.delete(address)
      if (!early || now() - early.since >= WAITS_MS) return requestPage(address, signal)
      return early.answer.then((answer) => answer ?? requestPage(address, signal))
    },

    prefetchPage: (url: string): void => {
      const early = waiting.get(url)
      if (pending >= MAX_PENDING || (early && now() - early.since < WAITS_MS)) return
      pending += 1
      const answer = requestPage(url)
        .catch(() => undefined)
        .finally(() => {
          pending -= 1
        })
      for (const [old, { since }] of waiting) if (now() - since >= WAITS_MS) waiting.delete(old)
      waiting.set(url, { answer, since: now() })
    },
  }
}

const withoutHash = (url: string): string => url.replace(/#.*$/s, '')
