/**
 * Collects violations of the content security policy (SEC-17): all that are accepted are counted in the metrics, a sample is
 * logged. Any visitor can send invented ones, so both are limited per client and in all.
 */
import type { Fetch } from '../../contracts/call-json.ts'
import type { Clock } from '../../platform/clock.ts'
import { clientOf } from '../../platform/http/client-address.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { memoryRateLimitStore } from '../../platform/rate-limit/memory-store.ts'
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts'
import { retryAfterHeader } from '../../platform/rate-limit/too-many-requests.ts'
import { CSP_REPORTS_PATH } from '../http/security-headers.ts'
import { SECURITY_LOG } from '../log-codes.ts'
import { readReports, type Violation } from './read-reports.ts'

const MAX_BODY_BYTES = 32 * 1024
const HOUR = 60 * 60
/** One line for each kind of violation, and a bounded number of kinds. */
const SAMPLES_OF_KIND = { amount: 1, seconds: HOUR, burst: 1 }
const SAMPLES_OF_ALL = { amount: 20, seconds: HOUR, burst: 20 }

export type CspReportDeps = {
  readonly metrics: Pick<Metrics, 'countViolation'>
  readonly limits: RateLimits
  readonly clock: Clock
  readonly log: Log
  /** Where they are sent; that of the shop without it. */
  readonly path?: string
}

export function createCspReports({ metrics, limits, clock, log, path = CSP_REPORTS_PATH }: CspReportDeps): {
  readonly fetch: Fetch
} {
  // Not a limit of requests: what is left out of the log is accepted and counted.
  const samples = memoryRateLimitStore()
  const sample = async ({ directive, blocked }: Violation): Promise<void> => {
    const buckets = [
      { policy: 'kind', key: `${directive} ${blocked}`, rate: SAMPLES_OF_KIND },
      { policy: 'all', key: '', rate: SAMPLES_OF_ALL },
    ]
    const exceeded = await samples.take(buckets, 1, clock.now().getTime())
    if (exceeded === undefined) log.write(SECURITY_LOG.policyViolated, { directive, blocked })
  }

  const app = createServiceApp({ name: 'csp-reports', log, maxBodyBytes: MAX_BODY_BYTES })
  app.post(path, async (c) => {
    const wait = await limits.take('policy-violation.report', { client: clientOf(c.req.raw) })
    if (wait !== undefined) return c.body(null, 429, retryAfterHeader(wait))
    for (const violation of readReports(parsed(await c.req.text()))) {
      metrics.countViolation(violation.directive)
      await sample(violation)
    }
    return c.body(null, 204)
  })
  return { fetch: async (request) => app.fetch(request) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
