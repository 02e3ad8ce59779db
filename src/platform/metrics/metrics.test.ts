import { describe, expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

describe('metrics', () => {
  it('counts requests by route name, method and status class', async () => {
    const metrics = createMetrics()
    metrics.observeRequest({ route: 'product', method: 'GET', status: 200, seconds: 0.02 })
    metrics.observeRequest({ route: 'product', method: 'GET', status: 204, seconds: 0.02 })
    metrics.observeRequest({ route: 'product', method: 'GET', status: 404, seconds: 0.02 })
    const { body, contentType } = await metrics.expose()
    expect(body).toContain('http_request_duration_seconds_count{route="product",method="GET",status="2xx"} 2')
    expect(body).toContain('http_request_duration_seconds_count{route="product",method="GET",status="4xx"} 1')
    expect(contentType).toContain('text/plain')
  })

  it('made-up methods share one series', async () => {
    const metrics = createMetrics()
    for (const method of ['BREW', 'get', 'X'.repeat(1000)]) {
      metrics.observeRequest({ route: 'home', method, status: 405, seconds: 0 })
    }
    const { body } = await metrics.expose()
    expect(body).toContain('http_request_duration_seconds_count{route="home",method="other",status="4xx"} 3')
  })

  it('counts what the page cache did', async () => {
    const metrics = createMetrics()
    metrics.countPageCache('hit')
    metrics.countPageCache('hit')
    metrics.countPageCache('miss')
    const { body } = await metrics.expose()
    expect(body).toContain('page_cache_total{outcome="hit"} 2')
    expect(body).toContain('page_cache_total{outcome="miss"} 1')
  })

  it('two of them do not count into each other, and both watch the process', async () => {
    const [one, other] = [createMetrics(), createMetrics()]
    one.countPageCache('hit')
    const { body } = await other.expose()
    expect(body).not.toContain('outcome="hit"')
    expect(body).toContain('process_cpu_seconds_total')
  })
})
