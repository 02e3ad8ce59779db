import { describe, expect, it } from 'vitest'
import { demoProducts } from '../../support/demo-shop.ts'
import { product } from '../../support/catalogue-product.ts'
import { printScores, scoreOverTheYear, scoreRecommendations } from './score.ts'

/** Summer, and the weeks before and after the gifts; `npm run relevance` uses twice as many times. */
const SOME_DAYS = ['2026-06-01', '2026-11-15', '2027-01-15']

describe('the score of recommendations', () => {
  it('is half again that of popularity, in the mean over several times of the year', async () => {
    const scores = await scoreOverTheYear(demoProducts(), SOME_DAYS)
    const { ours, popularity, popularityOfAge, content, questions, ends } = scores
    expect(questions).toBeGreaterThan(700 * ends.length)
    expect(ours.recall / popularity.recall).toBeGreaterThan(1.5)
    expect(ours.recall / popularityOfAge.recall).toBeGreaterThan(1.2)
    expect(ours.ndcg / popularityOfAge.ndcg).toBeGreaterThan(1.4)
    expect(ours.recall / content.recall).toBeGreaterThan(2)
    expect(ours.coverage).toBeGreaterThan(0.35)
    for (const { end } of ends) expect(printScores(scores)).toContain(end)
  })

  const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`
  const pairs = ['A B', 'C D', 'E F', 'G H']
  const products = pairs.flatMap((pair) => pair.split(' ')).map((sku) => product(sku, { design: sku.toLowerCase() }))
  const baskets = Array.from({ length: 30 }, (_, day) => ({
    id: `basket ${day}`,
    at: at(day + 1),
    skus: (pairs[day % 4] ?? '').split(' '),
  }))

  it('has one question for each late basket of two or more that are still sold', async () => {
    const alone = { id: 'alone', at: at(31), skus: ['A'] }
    const gone = { id: 'gone', at: at(31), skus: ['A', 'GONE'] }
    const { questions, ours } = await scoreRecommendations(products, [...baskets, alone, gone])
    expect(questions).toBe(2)
    expect(ours.recall).toBe(1)
  })

  it('does not see the hidden product', async () => {
    const late = ['G', 'H']
    const lateOnly = baskets.map((basket, day) => ({ ...basket, skus: day < 27 ? ['A', 'B'] : late }))
    const always = baskets.map((basket, day) => ({ ...basket, skus: day % 3 === 0 || day >= 27 ? late : ['A', 'B'] }))
    expect((await scoreRecommendations(products, always)).ours.ndcg).toBe(1)
    const { ours } = await scoreRecommendations(products, lateOnly)
    expect(ours.recall).toBe(1)
    expect(ours.ndcg).toBeLessThan(0.5)
  })

  it('is zero, not an error, without questions', async () => {
    const scores = await scoreRecommendations(products, [])
    expect(scores).toMatchObject({ questions: 0, ours: { recall: 0, ndcg: 0, coverage: 0 } })
    expect(printScores(scores)).toContain('0 baskets')
  })
})
