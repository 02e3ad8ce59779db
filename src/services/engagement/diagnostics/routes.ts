import { Hono } from 'hono'
import { diagnosticsEntry } from '../../../contracts/diagnostics-schema.ts'
import { DIAGNOSTICS_PATH } from '../../../contracts/diagnostics.ts'
import { checked } from '../../../platform/http/checked.ts'
import { limitBody } from '../../../platform/http/limit-body.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import type { Log } from '../../../platform/log/log.ts'

const LARGEST_BODY = 16 * 1024

/** One report, one line. `source` marks it as a visitor's word, which anybody can send. */
export function diagnosticsRoutes({ log }: { log: Log }) {
  return new Hono<ServiceEnv>().post(DIAGNOSTICS_PATH, limitBody(LARGEST_BODY), checked(diagnosticsEntry), (c) => {
    const { message, level, code, service, data } = c.req.valid('json')
    log[level](message, { source: 'browser', code, service, data, requestId: c.get('requestId') })
    return c.body(null, 204)
  })
}
