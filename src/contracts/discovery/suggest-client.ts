/**
 * What the search box asks and tells back. Apart from the search itself: the box stands on every page and runs in the
 * browser, and needs nothing that is known of products.
 */
import { searchTokenOf } from '../../markets/storefronts/search-config.ts'
import type { Market } from '../../markets/types.ts'
import { CallError } from '../call-json.ts'
import { entriesOf, hasTexts, memberOf } from './discovery-answers.ts'
import { askDiscovery, type Reach } from './discovery-call.ts'
import {
  EVENTS_PATH,
  MOST_EVENTS,
  SUGGEST_PATH,
  type DiscoveryEvent,
  type EventsRequest,
  type SearchRequest,
  type Suggestion,
} from './discovery.ts'
import { toQuery } from './to-query.ts'

export type SuggestClient = {
  readonly suggest: (wanted: {
    readonly market: Pick<Market, 'storefrontCode' | 'countryCode'>
    readonly query: string
    readonly limit: number
    readonly signal?: AbortSignal
  }) => Promise<readonly Suggestion[]>
  /** SRC-14 */
  readonly record: (profile: string, events: readonly DiscoveryEvent[]) => Promise<void>
  /** Has all forgotten that was recorded of a profile. */
  readonly forget: (profile: string) => Promise<void>
}

export function suggestClient({ fetch, baseUrl }: Reach): SuggestClient {
  const post = (path: string, body: SearchRequest | EventsRequest, signal?: AbortSignal) =>
    askDiscovery({ fetch, url: `${baseUrl}${path}`, method: 'POST', body, ...(signal && { signal }) })

  return {
    async suggest({ market, query, limit, signal }) {
      const request = { token: searchTokenOf(market), query: toQuery(query), options: { limit } }
      const { status, body } = await post(SUGGEST_PATH, request, signal)
      if (!Array.isArray(memberOf(body, 'items'))) throw new CallError('status', { status, answer: body })
      return entriesOf(body, 'items').filter(isSuggestion)
    },

    async record(profile, events) {
      const told = events.flatMap(withTidyTerm)
      for (let from = 0; from < told.length; from += MOST_EVENTS) {
        await post(EVENTS_PATH, { profileId: profile, events: told.slice(from, from + MOST_EVENTS) })
      }
    },

    async forget(profile) {
      await askDiscovery({ fetch, url: `${baseUrl}${EVENTS_PATH}/${encodeURIComponent(profile)}`, method: 'DELETE' })
    },
  }
}

function isSuggestion(item: unknown): item is Suggestion {
  return hasTexts(item, 'id') && hasTexts(memberOf(item, 'product'), 'title', 'photo')
}

/** The term as it was searched for, not as it was typed. Nothing was searched for with a blank one: it is not told. */
function withTidyTerm({ term, ...event }: DiscoveryEvent): readonly DiscoveryEvent[] {
  if (term === undefined) return [event]
  const tidy = toQuery(term)
  return tidy === '' ? [] : [{ ...event, term: tidy }]
}
