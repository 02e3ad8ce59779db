/**
 * Records requests of the page to the shop, and reports those that fail (DIA-09). It wraps the window's fetch, so that
 * callers need no extra code; requests to other origins are ignored.
 */
import { LOG_DIAGNOSTICS } from '../../../../contracts/engagement/engagement-routes.ts'
import { noteRequest, type RecentRequest } from '../../../stores/recent-requests.ts'

export type FailedFetch = RecentRequest & {
  /** Undefined where no answer came at all. */
  readonly status: number | undefined
}

type Fetching = { fetch: typeof fetch; readonly location: { readonly href: string; readonly origin: string } }

/** Returns how to stop. */
export function watchFetch(window: Fetching, report: (failed: FailedFetch) => void): () => void {
  const { fetch } = window

  const watched: typeof fetch = async (input, init) => {
    const request = ours(input, init, window.location)
    if (!request) return fetch(input, init)
    noteRequest(input instanceof Request ? input : request)
    try {
      const answer = await fetch(input, init)
      // A refusal is an answer; this is none.
      if (answer.status >= 500) report({ ...request, status: answer.status })
      return answer
    } catch (error) {
      // Who takes a question back does not miss the answer.
      if (!isAbort(error)) report({ ...request, status: undefined })
      throw error
    }
  }

  window.fetch = watched
  return () => {
    // Another script may have wrapped it meanwhile.
    if (window.fetch === watched) window.fetch = fetch
  }
}

/** Undefined for requests to other origins, and for the reports themselves. */
function ours(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  { href, origin }: Fetching['location'],
): RecentRequest | undefined {
  const [method, address] =
    input instanceof Request ? [input.method, input.url] : [init?.method ?? 'GET', String(input)]
  const url = URL.parse(address, href)
  if (url?.origin !== origin || url.pathname === LOG_DIAGNOSTICS.path) return undefined
  return { method, url: url.pathname + url.search }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'
