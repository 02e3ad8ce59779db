/** What was asked lately, for whoever reads a report of an error (CRT-29). Runs in the browser, so it stays small. */
import type { Fetch } from './call-json.ts'

export type RecentRequest = { readonly method: string; readonly url: string }

export const MOST_RECENT_REQUESTS = 20

/** The same fetch, whose last requests can be told, the oldest first. Of what they carried nothing is kept. */
export function rememberRequests(fetch: Fetch): {
  readonly fetch: Fetch
  readonly recent: () => readonly RecentRequest[]
} {
  let recent: readonly RecentRequest[] = []
  return {
    fetch: (request) => {
      const { method, url } = request
      recent = [...recent, { method, url }].slice(-MOST_RECENT_REQUESTS)
      return fetch(request)
    },
    recent: () => recent,
  }
}
