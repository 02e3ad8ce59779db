/** What browsers tell of their troubles and of their speed. Anybody can send it: it is counted, stripped and cut. */
import { createMiddleware } from 'hono/factory'
import { Hono } from 'hono'
import { diagnosticsEntry, vitalsReport } from '../../../contracts/engagement/diagnostics-schema.ts'
import { DIAGNOSTICS_PATH } from '../../../contracts/engagement/diagnostics.ts'
import { stripPersonal, stripText } from '../../../contracts/engagement/strip-personal.ts'
import { VITALS_PATH, type VitalsReport } from '../../../contracts/engagement/vitals.ts'
import type { Clock } from '../../../platform/clock.ts'
import { checked } from '../../../platform/http/checked.ts'
import { clientIpOf } from '../../../platform/http/client-ip.ts'
import { limitBody } from '../../../platform/http/limit-body.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import { limitCalls } from '../../../platform/limit-calls.ts'
import type { Log } from '../../../platform/log/log.ts'
import { refuseForNow } from '../limit-intake.ts'

const LARGEST_BODY = 16 * 1024

/** A browser sends ten in a session by itself, and an office may share one address. */
const OF_ADDRESS = { most: 60, seconds: 60 }
/** All together, who would otherwise fill the disk from many addresses. */
const OF_ALL = { most: 600, seconds: 60 }

type DiagnosticsDeps = {
  readonly log: Log
  readonly clock: Clock
  /** Told how fast pages felt. */
  readonly observeVitals: ((report: VitalsReport) => void) | undefined
}

export function diagnosticsRoutes({ log, clock, observeVitals }: DiagnosticsDeps) {
  const ofAddress = limitCalls(OF_ADDRESS)
  const ofAll = limitCalls(OF_ALL)
  const limited = createMiddleware<ServiceEnv>(async (c, next) => {
    const now = clock.now()
    const address = clientIpOf(c.req.raw.headers)
    const retryAfter = (address === undefined ? undefined : ofAddress.take(address, now)) ?? ofAll.take('all', now)
    return retryAfter === undefined ? next() : refuseForNow(c, retryAfter)
  })
  return (
    new Hono<ServiceEnv>()
      // One report, one line. `source` marks it as a visitor's word.
      .post(DIAGNOSTICS_PATH, limited, limitBody(LARGEST_BODY), checked(diagnosticsEntry), (c) => {
        const { message, level, code, service, data } = c.req.valid('json')
        const requestId = c.get('requestId')
        const fields = { source: 'browser', code: stripText(code), service: stripText(service), requestId }
        log[level](stripText(message), { ...fields, data: stripPersonal(data) })
        return c.body(null, 204)
      })
      .post(VITALS_PATH, limited, limitBody(LARGEST_BODY), checked(vitalsReport), (c) => {
        observeVitals?.(c.req.valid('json'))
        return c.body(null, 204)
      })
  )
}
