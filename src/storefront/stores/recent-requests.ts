/**
 * The page's most recent requests to the shop, for error reports (CRT-29): one list for all reporters. Part of the
 * first load, so it stays small.
 */
export type RecentRequest = { readonly method: string; readonly url: string }

const MAX_RECENT_REQUESTS = 20
const ORIGIN = /^https?:\/\/[^/]+/

/** The last requests, the oldest first. Their bodies are not stored. */
export function createRequestLog() {
  let recent: readonly RecentRequest[] = []
  /** More than one may note the same on its way out. */
  const noted = new WeakSet<RecentRequest>()
  return {
    note: (request: RecentRequest): void => {
      if (noted.has(request)) return
      noted.add(request)
      const url = request.url.replace(ORIGIN, '')
      recent = [...recent, { method: request.method, url }].slice(-MAX_RECENT_REQUESTS)
    },
    recent: () => recent,
  }
}

export const { note: noteRequest, recent: recentRequests } = createRequestLog()
