import { describe, expect, it } from 'vitest'
import { demoProducts } from '../../support/demo-shop.ts'
import { factsOf } from './facts-of.ts'
import { gradeOf } from './grade-of.ts'
import { JUDGED } from './queries/judged-queries.ts'
import { scoreSearch } from './score.ts'

const products = demoProducts()
const described = products.map(factsOf)

/** With more than this share of right products, ten random ones would look like a good search. */
const MAX_RELEVANT_SHARE = 0.65

describe.each(Object.entries(JUDGED))('the judged queries in %s', (_, judged) => {
  it('are at least forty, none of them twice', () => {
    expect(judged.length).toBeGreaterThanOrEqual(40)
    expect(new Set(judged.map(({ query }) => query.toLowerCase())).size).toBe(judged.length)
  })

  it('want something that exists, in its best grade, and not nearly everything', () => {
    const shares = judged
      .filter(({ wanted }) => wanted.length > 0)
      .map(({ query, wanted }) => ({
        query,
        meant: described.filter((facts) => gradeOf(facts, wanted) === 3).length / described.length,
      }))
    expect(shares.filter(({ meant }) => meant === 0 || meant > MAX_RELEVANT_SHARE)).toEqual([])
  })

  it('mark exactly those as nonsense that want nothing', () => {
    const nonsense = judged.filter(({ kind }) => kind === 'nonsense')
    expect(nonsense).toHaveLength(2)
    expect(judged.filter(({ wanted }) => wanted.length === 0)).toEqual(nonsense)
  })
})

describe('the judged queries', () => {
  it.each(['occasion', 'collection', 'design', 'silhouette'] as const)('ask for no %s that no product has', (fact) => {
    const known = new Set(described.flatMap((facts) => facts[fact]))
    const rules = Object.values(JUDGED).flatMap((judged) =>
      judged.flatMap(({ wanted }) => wanted.map(([, rule]) => rule)),
    )
    expect(rules.flatMap((rule) => rule[fact] ?? []).filter((value) => !known.has(value))).toEqual([])
  })

  it('give the full score to a perfect search, and almost none to one that always shows the same products', async () => {
    const assistant = await scoreSearch(async (language, query) => {
      const wanted = JUDGED[language].find((judged) => judged.query === query)?.wanted ?? []
      return described
        .map((facts) => ({ sku: facts.sku.join(''), grade: gradeOf(facts, wanted) }))
        .filter(({ grade }) => grade > 0)
        .toSorted((a, b) => b.grade - a.grade)
        .map(({ sku }) => sku)
    }, products)
    expect(assistant).toMatchObject({ overall: { ndcg: 1 }, zeroResultRate: 0, nonsenseRefused: 1 })

    const shopWindow = await scoreSearch(async () => products.map(({ sku }) => sku), products)
    expect(shopWindow.overall.ndcg).toBeLessThan(0.1)
    expect(shopWindow.nonsenseRefused).toBe(0)
  })
})
