/** What is popular is the same for everybody until an offer changes: home pages ask for little else. */
import type { Recommended, Recommender } from './recommender.ts'

type Kept = { readonly changes: number; readonly popular: readonly Recommended[] }

/** `changes` goes up with every change of an offer. */
export function keepPopular(recommender: Recommender, changes: () => number): Recommender {
  const kept = new Map<string, Kept>()
  return {
    ...recommender,
    popular(wanted) {
      const { region, currency, limit } = wanted
      const key = `${region} ${currency} ${limit}`
      const last = kept.get(key)
      if (last?.changes === changes()) return last.popular
      const popular = recommender.popular(wanted)
      kept.set(key, { changes: changes(), popular })
      return popular
    },
  }
}
