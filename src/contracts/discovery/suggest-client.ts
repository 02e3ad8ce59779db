/**
 * The calls of the search box: suggestions and events. Apart from the search client: the box is part of every page and
 * runs in the browser, and needs no code for products.
 */
import { searchTokenOf } from '../../markets/storefronts/search-config.ts'
import type { Market } from '../../markets/types.ts'
import { CallError } from '../call-json.ts'
import type { Transport } from '../transport.ts'
import { entriesOf, hasTexts, memberOf } from './discovery-answers.ts'
import { callDiscovery } from './discovery-call.ts'
import { DELETE_EVENTS, RECORD_EVENTS, SUGGEST } from './discovery-routes.ts'
import {
  MAX_EVENTS,
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
  /** Deletes all that was recorded of a profile. */
  readonly deleteProfile: (profile: string) => Promise<void>
}

export function suggestClient(transport: Transport): SuggestClient {
  return {
    async suggest({ market, query, limit, signal }) {
      const input: SearchRequest = { token: searchTokenOf(market), query: toQuery(query), options: { limit } }
      const { status, value } = await callDiscovery(transport, SUGGEST, { input, signal })
      if (!Array.isArray(memberOf(value, 'items'))) throw new CallError('status', { status, answer: value })
      return entriesOf(value, 'items').filter(isSuggestion)
    },

    async record(profile, events) {
      const tidy = events.flatMap(withTidyTerm)
      for (let from = 0; from < tidy.length; from += MAX_EVENTS) {
        const input: EventsRequest = { profileId: profile, events: tidy.slice(from, from + MAX_EVENTS) }
        await callDiscovery(transport, RECORD_EVENTS, { input })
      }
    },

    async deleteProfile(profile) {
      await callDiscovery(transport, DELETE_EVENTS, { params: { profileId: profile } })
    },
  }
}

function isSuggestion(item: unknown): item is Suggestion {
  const product = memberOf(item, 'product')
  const price = memberOf(product, 'price') ?? 0
  return hasTexts(item, 'id') && hasTexts(product, 'title', 'photo') && Number.isSafeInteger(price)
}

/** The term as it was searched for, not as it was typed. A blank one was no search: its click is not sent. */
function withTidyTerm({ term, ...event }: DiscoveryEvent): readonly DiscoveryEvent[] {
  if (term === undefined) return [event]
  const tidy = toQuery(term)
  return tidy === '' ? [] : [{ ...event, term: tidy }]
}
