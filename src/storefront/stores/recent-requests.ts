/**
 * What the page asked the shop lately, for whoever reads a report of an error (CRT-29): one list, whoever reports. Part of
 * the first load, so it stays small.
 */
export type RecentRequest = { readonly method: string; readonly url: string }

const MAX_RECENT_REQUESTS = 20
const ORIGIN = /^https?:\/\/[^/]+/

/** The last requests, the oldest first. Of what they carried nothing is kept. */
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
