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

  it('reports how many requests took at most how long, in the format that Prometheus reads', async () => {
    const metrics = createMetrics()
    for (const seconds of [0.0005, 0.001, 0.002, 3, 60]) {
      metrics.observeRequest({ route: 'home', method: 'GET', status: 200, seconds })
    }
    const { body } = await metrics.expose()
    const bucket = (limit: string) =>
      new RegExp(
        `http_request_duration_seconds_bucket{route="home",method="GET",status="2xx",le="${limit}"} (\\d+)`,
      ).exec(body)?.[1]
    expect(['0.001', '0.005', '1', '2.5', '10', '\\+Inf'].map(bucket)).toEqual(['2', '3', '3', '3', '4', '5'])
    expect(body).toContain('# TYPE http_request_duration_seconds histogram')
    expect(body).toContain('http_request_duration_seconds_sum{route="home",method="GET",status="2xx"} 63.0035')
  })

  it('reads a watched value when it is asked for', async () => {
    const metrics = createMetrics()
    let waiting = 3
    metrics.watch('database_statements_waiting', 'Work that waits for a connection', () => waiting)
    expect((await metrics.expose()).body).toContain('\ndatabase_statements_waiting 3\n')
    waiting = 0
    const { body } = await metrics.expose()
    expect(body).toContain('\ndatabase_statements_waiting 0\n')
    expect(body).toContain('# TYPE database_statements_waiting gauge')
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

  it('counts what was answered from memory, by route', async () => {
    const metrics = createMetrics()
    for (const route of ['home', 'home', 'file']) metrics.countCached(route)
    const { body } = await metrics.expose()
    expect(body).toContain('http_kept_total{route="home"} 2')
    expect(body).toContain('http_kept_total{route="file"} 1')
  })

  it('~UI-01 reports how fast pages felt, by kind of page and device class', async () => {
    const metrics = createMetrics()
    const page = 'product'
    metrics.observeVitals({ page, device: 'tablet', vitals: { lcp: 1500, ttfb: 90, inp: undefined, cls: 0.02 } })
    metrics.observeVitals({ page, device: 'tablet', vitals: { lcp: 900 } })
    metrics.observeVitals({ page, device: 'desktop', vitals: { lcp: 800 } })
    metrics.observeVitals({ page, vitals: { lcp: 700 } })
    const { body } = await metrics.expose()
    expect(body).toContain('web_vitals_seconds_bucket{le="1.2",vital="lcp",page="product",device="tablet"} 1')
    expect(body).toContain('web_vitals_seconds_count{vital="lcp",page="product",device="tablet"} 2')
    expect(body).toContain('web_vitals_seconds_count{vital="lcp",page="product",device="desktop"} 1')
    expect(body).toContain('web_vitals_seconds_count{vital="lcp",page="product",device="unknown"} 1')
    expect(body).toContain('web_vitals_seconds_sum{vital="ttfb",page="product",device="tablet"} 0.09')
    expect(body).not.toContain('vital="inp"')
    expect(body).toContain('web_vitals_layout_shift_bucket{le="0.05",page="product",device="tablet"} 1')
  })

  it('SEC-02 reports how long the event loop was blocked', async () => {
    const metrics = createMetrics()
    const lag = async () => Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec((await metrics.expose()).body)?.[1])
    // What is measured is the time between two ticks of a timer, so one of them comes before and one after.
    const tick = () => new Promise((resolve) => setTimeout(resolve, 20))
    const lagOfBlock = async () => {
      await tick()
      const blockedUntil = performance.now() + 100
      while (performance.now() < blockedUntil);
      await tick()
      return lag()
    }
    await expect.poll(lagOfBlock).toBeGreaterThanOrEqual(0.08)
  })

  it('two of them do not count into each other, and both watch the process', async () => {
    const [one, other] = [createMetrics(), createMetrics()]
    one.countPageCache('hit')
    const { body } = await other.expose()
    expect(body).toContain('page_cache_total{outcome="hit"} 0')
    expect(body).toContain('process_cpu_seconds_total')
  })
})
