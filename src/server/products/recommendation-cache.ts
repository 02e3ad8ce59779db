/**
 * Caches the last recommendations, for pages rendered while discovery is unavailable. Recommendations change slowly, so they
 * may be two days old (BLD-06); content and prices, which are in the page cache, a day at most.
 */
import { LRUCache } from 'lru-cache'
import { CallError } from '../../contracts/call-json.ts'
import type { Recommendations, WidgetClient } from '../../contracts/discovery/widget-client.ts'
import { isFresh, TWO_DAYS_IN_SECONDS } from '../../markets/freshness.ts'
import type { Clock } from '../../platform/clock.ts'

const MAX_CACHED_RESPONSES = 500

export function cacheRecommendations(recommend: WidgetClient['recommend'], clock: Clock): WidgetClient['recommend'] {
  const cache = new LRUCache<string, { readonly answer: Recommendations; readonly since: Date }>({
    max: MAX_CACHED_RESPONSES,
  })
  return async (wanted) => {
    const { market, ...rest } = wanted
    const key = JSON.stringify([market.countryCode, rest])
    try {
      const answer = await recommend(wanted)
      cache.set(key, { answer, since: clock.now() })
      return answer
    } catch (error) {
      const last = error instanceof CallError ? cache.get(key) : undefined
      // "Nothing to recommend" is a valid response, not a failure, so the cache is not used.
      if (last && isFresh(last.since, TWO_DAYS_IN_SECONDS, clock.now())) return last.answer
      throw error
    }
  }
}
