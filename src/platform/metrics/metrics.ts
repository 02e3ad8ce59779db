import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

export type PageCacheOutcome = 'hit' | 'stale' | 'miss' | 'bypass'

interface ObservedRequest {
  /** The name of the route, never the path: a path would make a new series for every product and every typo. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

export interface Metrics {
  readonly registry: Registry
  observeRequest(request: ObservedRequest): void
  countPageCache(outcome: PageCacheOutcome): void
  /** The answer of the metrics endpoint. */
  expose(): Promise<{ contentType: string; body: string }>
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A registry of its own, so that two shops in one process (as in tests) do not count into each other. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const pageCache = new Counter({
    name: 'page_cache_total',
    help: 'Page views by what the page cache did',
    labelNames: ['outcome'],
    registers: [registry],
  })

  return {
    registry,
    observeRequest({ route, method, status, seconds }) {
      // The method is the visitor's to choose: anything unknown shares one series.
      const known = METHODS.has(method) ? method : 'other'
      requests.observe({ route, method: known, status: `${Math.floor(status / 100)}xx` }, seconds)
    },
    countPageCache(outcome) {
      pageCache.inc({ outcome })
    },
    async expose() {
      return { contentType: registry.contentType, body: await registry.metrics() }
    },
  }
}
