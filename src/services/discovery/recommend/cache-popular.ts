/**
 * Popular products are the same for all visitors of a market until an offer changes, and home pages request little
 * else.
 */
import type { RankedProduct, Recommender } from './recommender.ts'

type CachedPopular = { readonly changes: number; readonly popular: readonly RankedProduct[] }

/** `changes` goes up with every change of an offer. */
export function cachePopular(recommender: Recommender, changes: () => number): Recommender {
  const cache = new Map<string, CachedPopular>()
  return {
    ...recommender,
    popular(wanted) {
      const { region, currency, limit } = wanted
      const key = `${region} ${currency} ${limit}`
      const last = cache.get(key)
      if (last?.changes === changes()) return last.popular
      const popular = recommender.popular(wanted)
      cache.set(key, { changes: changes(), popular })
      return popular
    },
  }
}
