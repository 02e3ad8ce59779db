/**
 * What was recommended last, for pages that would otherwise have to do without while discovery cannot be asked. What others
 * like changes slowly, so it may be two days old (BLD-06); content and prices, which stand in the page cache, a day at most.
 */
import { LRUCache } from 'lru-cache'
import { CallError } from '../../contracts/call-json.ts'
import type { Recommended, WidgetClient } from '../../contracts/discovery/widget-client.ts'
import { isFresh, TWO_DAYS_IN_SECONDS } from '../../markets/freshness.ts'
import type { Clock } from '../../platform/clock.ts'

const MAX_CACHED_RESPONSES = 500

export function keepRecommendations(recommend: WidgetClient['recommend'], clock: Clock): WidgetClient['recommend'] {
  const kept = new LRUCache<string, { readonly answer: Recommended; readonly since: Date }>({
    max: MAX_CACHED_RESPONSES,
  })
  return async (wanted) => {
    const { market, ...rest } = wanted
    const key = JSON.stringify([market.countryCode, rest])
    try {
      const answer = await recommend(wanted)
      kept.set(key, { answer, since: clock.now() })
      return answer
    } catch (error) {
      const last = error instanceof CallError ? kept.get(key) : undefined
      // That there is nothing to recommend is an answer, too.
      if (last && isFresh(last.since, TWO_DAYS_IN_SECONDS, clock.now())) return last.answer
      throw error
    }
  }
}
