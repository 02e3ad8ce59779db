/** What was asked lately, for whoever reads a report of an error (CRT-29). Runs in the browser, so it stays small. */
import type { Fetch } from './call-json.ts'

export type RecentRequest = { readonly method: string; readonly url: string }

const MOST_RECENT_REQUESTS = 20

/** The last requests, the oldest first. Of what they carried nothing is kept. */
export function recentRequests() {
  let recent: readonly RecentRequest[] = []
  return {
    note: ({ method, url }: RecentRequest): void => {
      recent = [...recent, { method, url }].slice(-MOST_RECENT_REQUESTS)
    },
    recent: () => recent,
  }
}

/** The same fetch, whose last requests can be told. */
export function rememberRequests(fetch: Fetch): {
  readonly fetch: Fetch
  readonly recent: () => readonly RecentRequest[]
} {
  const { note, recent } = recentRequests()
  return {
    fetch: (request) => {
      note(request)
      return fetch(request)
    },
    recent,
  }
}
