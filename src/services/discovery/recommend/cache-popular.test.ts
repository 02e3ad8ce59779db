import { describe, expect, it } from 'vitest'
import { cachePopular } from './cache-popular.ts'
import type { Recommender, RecommendationRequest } from './recommender.ts'

const HERE: RecommendationRequest = { region: 'nl', currency: 'GBP', limit: 2 }

describe('what is popular', () => {
  const nothing = () => []
  let changes = 0
  let calls = 0
  const recommender: Recommender = {
    boughtWith: nothing,
    similar: nothing,
    cluster: nothing,
    basket: nothing,
    seen: nothing,
    popular: () => [{ doc: (calls += 1), share: 1 }],
  }
  const cached = cachePopular(recommender, () => changes)
  const first = (wanted: RecommendationRequest) => cached.popular(wanted)[0]?.doc

  it('is known until an offer changes, for each purse and number by itself', () => {
    expect([first(HERE), first(HERE)]).toEqual([1, 1])
    expect([
      first({ ...HERE, currency: 'EUR' }),
      first({ ...HERE, region: 'us' }),
      first({ ...HERE, limit: 3 }),
    ]).toEqual([2, 3, 4])
    expect(first(HERE)).toBe(1)
    changes += 1
    expect([first(HERE), first(HERE)]).toEqual([5, 5])
  })
})
