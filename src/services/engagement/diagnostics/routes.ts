import { Hono } from 'hono'
import { diagnosticsEntry } from '../../../contracts/diagnostics-schema.ts'
import { DIAGNOSTICS_PATH } from '../../../contracts/diagnostics.ts'
import { checked } from '../../../platform/http/checked.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import type { Log } from '../../../platform/log/log.ts'

/** One report, one line. `source` marks it as a visitor's word, which anybody can send. */
export function diagnosticsRoutes({ log }: { log: Log }) {
  return new Hono<ServiceEnv>().post(DIAGNOSTICS_PATH, checked(diagnosticsEntry), (c) => {
    const { message, level, code, service, data } = c.req.valid('json')
    log[level](message, { source: 'browser', code, service, data, requestId: c.get('requestId') })
    return c.body(null, 204)
  })
}
