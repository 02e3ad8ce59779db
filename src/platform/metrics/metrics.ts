import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { createRequestSeries } from './request-series.ts'
import type { ObservedRequest } from './request-series.ts'
import type { ObservedOutgoing } from '../outgoing/outgoing.ts'
import { createOutgoingSeries } from './outgoing-series.ts'
import { createVitalSeries, type ObservedVitals } from './vital-series.ts'

export type PageCacheOutcome = 'hit' | 'stale' | 'miss' | 'bypass'

export interface Metrics {
  observeRequest(request: ObservedRequest): void
  countPageCache(outcome: PageCacheOutcome): void
  /** Answered from memory: counted by route, not timed. Reading the clock would cost more than the answer is late. */
  countCached(route: string): void
  /** A violation of the content security policy that a browser reported. */
  countViolation(directive: string): void
  /** A rate limit rejected a request. */
  countRateLimited(policy: string): void
  /** A rate limit was counted in memory, because the shared store was unavailable. */
  readonly countLimitFallback: () => void
  /** How fast a page felt to a visitor. */
  observeVitals(vitals: ObservedVitals): void
  observeOutgoing(call: ObservedOutgoing): void
  /** A value that is read when the metrics are. */
  readonly watch: (name: string, help: string, read: () => number) => void
  /** The answer of the metrics endpoint. */
  expose(): Promise<{ contentType: string; body: string }>
}

/** A registry of its own, so that two shops in one process (as in tests) do not count into each other. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = createRequestSeries()
  const observeVitals = createVitalSeries(registry)
  const observeOutgoing = createOutgoingSeries(registry)
  const pageCache: Record<PageCacheOutcome, number> = { hit: 0, stale: 0, miss: 0, bypass: 0 }

  const cached = new Map<string, number>()
  const violations = new Map<string, number>()
  const rateLimited = new Map<string, number>()
  let limitFallbacks = 0

  return {
    observeRequest: (request) => requests.observe(request),
    countPageCache(outcome) {
      pageCache[outcome] += 1
    },
    countCached(route) {
      cached.set(route, (cached.get(route) ?? 0) + 1)
    },
    countViolation(directive) {
      violations.set(directive, (violations.get(directive) ?? 0) + 1)
    },
    countRateLimited(policy) {
      rateLimited.set(policy, (rateLimited.get(policy) ?? 0) + 1)
    },
    countLimitFallback() {
      limitFallbacks += 1
    },
    observeVitals,
    observeOutgoing,
    watch(name, help, read) {
      const gauge = new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read())
        },
      })
      registry.registerMetric(gauge)
    },
    async expose() {
      const body = [
        (await registry.metrics()).trimEnd(),
        requests.text(),
        counterText('page_cache_total', 'Page views by what the page cache did', 'outcome', Object.entries(pageCache)),
        counterText('http_kept_total', 'Answers sent from memory', 'route', [...cached]),
        counterText('csp_violations_total', 'Policy violations that browsers reported', 'directive', [...violations]),
        counterText('rate_limited_total', 'Requests that a rate limit rejected', 'policy', [...rateLimited]),
        counterText('rate_limit_fallback_total', 'Rate limits counted in memory, as Redis was unavailable', 'store', [
          ['redis', limitFallbacks],
        ]),
      ].join('\n')
      return { contentType: registry.contentType, body }
    },
  }
}

type Counts = readonly (readonly [label: string, count: number])[]

function counterText(name: string, help: string, label: string, counts: Counts): string {
  const lines = counts.map(([value, count]) => `${name}{${label}="${value}"} ${count}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} counter`, ...lines].join('\n')
}
