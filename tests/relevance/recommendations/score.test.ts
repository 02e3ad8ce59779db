import { describe, expect, it } from 'vitest'
import { demoProducts } from '../../../demo/catalogue/products.ts'
import { demoBaskets } from '../../../demo/history/baskets.ts'
import { product } from '../../support/catalogue-product.ts'
import { SOME_DAY } from '../demo-service.ts'
import { printScores, scoreRecommendations } from './score.ts'

describe('the score of recommendations', () => {
  it('is better than popularity and than likeness alone on the demo history', async () => {
    const products = demoProducts()
    const baskets = demoBaskets(products, new Date(SOME_DAY))
    const { ours, popularity, popularityOfAge, content, questions } = await scoreRecommendations(products, baskets)
    expect(questions).toBeGreaterThan(700)
    expect(ours.recall / popularity.recall).toBeGreaterThan(1.5)
    expect(ours.recall / popularityOfAge.recall).toBeGreaterThan(1.2)
    expect(ours.ndcg / popularityOfAge.ndcg).toBeGreaterThan(1.4)
    expect(ours.recall / content.recall).toBeGreaterThan(2)
    expect(ours.coverage).toBeGreaterThan(0.35)
  })

  const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`
  const pairs = ['A B', 'C D', 'E F', 'G H']
  const goods = pairs.flatMap((pair) => pair.split(' ')).map((sku) => product(sku, { design: sku.toLowerCase() }))
  const baskets = Array.from({ length: 30 }, (_, day) => ({
    id: `basket ${day}`,
    at: at(day + 1),
    skus: (pairs[day % 4] ?? '').split(' '),
  }))

  it('asks one question for each late basket of two or more that are still sold', async () => {
    const alone = { id: 'alone', at: at(31), skus: ['A'] }
    const gone = { id: 'gone', at: at(31), skus: ['A', 'GONE'] }
    const { questions, ours } = await scoreRecommendations(goods, [...baskets, alone, gone])
    expect(questions).toBe(5)
    expect(ours.recall).toBe(1)
  })

  it('does not see what it is asked about', async () => {
    const lastOnly = baskets.map((basket, day) => ({ ...basket, skus: day < 24 ? ['A', 'B'] : ['G', 'H'] }))
    const { ours, content } = await scoreRecommendations(goods, lastOnly)
    expect(ours.ndcg).toBeLessThanOrEqual(content.ndcg)
  })

  it('is zero, not an error, where there is nothing to ask', async () => {
    const scores = await scoreRecommendations(goods, [])
    expect(scores).toMatchObject({ questions: 0, ours: { recall: 0, ndcg: 0, coverage: 0 } })
    expect(printScores(scores)).toContain('0 baskets')
  })
})
