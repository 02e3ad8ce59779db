import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProducts } from '../support/demo-shop.ts'
import { type DemoService, openDemoService, skusOf } from './demo-service.ts'
import { scoreSearch } from './search/score.ts'

describe('the search of the demo shop', () => {
  let service: DemoService

  beforeAll(async () => {
    service = await openDemoService()
  })
  afterAll(() => service.close())

  it('ranks first what the judged queries want, in every language, and has results for nearly all', async () => {
    const report = await scoreSearch(
      async (language, query) => skusOf(await service.search(language, query)),
      demoProducts(),
    )
    expect(report.overall.ndcg).toBeGreaterThanOrEqual(0.85)
    for (const [language, { ndcg }] of report.byLanguage) expect([language, ndcg >= 0.85]).toEqual([language, true])
    expect(report.zeroResultRate).toBeLessThanOrEqual(0.02)
    expect(report.nonsenseRefused).toBe(1)
  })
})
