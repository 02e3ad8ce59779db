/**
 * Collects violations of the content security policy (SEC-17): all that are accepted are counted in the metrics, a sample is
 * logged. Any visitor can send invented ones, so both are limited per client and in all.
 */
import type { Fetch } from '../../contracts/call-json.ts'
import type { Clock } from '../../platform/clock.ts'
import { clientAddressOf } from '../../platform/http/client-address.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import { limitCalls } from '../../platform/limit-calls.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { CSP_REPORTS_PATH } from '../http/security-headers.ts'
import { SECURITY_LOG } from '../log-codes.ts'
import { readReports, type Violation } from './read-reports.ts'

const MAX_BODY_BYTES = 32 * 1024
const MINUTE = 60
const HOUR = 60 * MINUTE

export type CspReportDeps = {
  readonly metrics: Pick<Metrics, 'countViolation'>
  readonly clock: Clock
  readonly log: Log
}

export function createCspReports({ metrics, clock, log }: CspReportDeps): { readonly fetch: Fetch } {
  const ofClient = limitCalls({ most: 10, seconds: MINUTE })
  const ofAll = limitCalls({ most: 300, seconds: MINUTE })
  /** One line for each kind of violation, and a bounded number of kinds. */
  const sampleOfKind = limitCalls({ most: 1, seconds: HOUR })
  const sampleOfAll = limitCalls({ most: 20, seconds: HOUR })

  const sample = ({ directive, blocked }: Violation, now: Date): void => {
    if (sampleOfKind.take(`${directive} ${blocked}`, now) !== undefined) return
    if (sampleOfAll.take('all', now) === undefined) log.write(SECURITY_LOG.policyViolated, { directive, blocked })
  }

  const app = createServiceApp({ name: 'csp-reports', log, maxBodyBytes: MAX_BODY_BYTES })
  app.post(CSP_REPORTS_PATH, async (c) => {
    const now = clock.now()
    const client = clientAddressOf({ headers: c.req.raw.headers }) ?? 'unknown'
    const wait = ofClient.take(client, now) ?? ofAll.take('all', now)
    if (wait !== undefined) return c.body(null, 429, { 'Retry-After': String(wait) })
    for (const violation of readReports(parsed(await c.req.text()))) {
      metrics.countViolation(violation.directive)
      sample(violation, now)
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
