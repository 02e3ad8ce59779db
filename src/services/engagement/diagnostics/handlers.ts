/** Handlers of what browsers report of their errors and of their speed. Anyone can send it: it is counted, stripped and cut. */
import type { diagnosticsOperations } from '../../../contracts/engagement/engagement-operations.ts'
import { stripPersonal, stripText } from '../../../contracts/engagement/strip-personal.ts'
import type { VitalsReport } from '../../../contracts/engagement/vitals.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { clientOf } from '../../../platform/http/client-address.ts'
import { done, type Handlers, type Rejection } from '../../../platform/http/operations.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { tooManyRequests } from '../../../platform/rate-limit/too-many-requests.ts'
import { BROWSER_LOG } from '../log-codes.ts'

type DiagnosticsDeps = {
  readonly log: Log
  readonly limits: RateLimits
  /** Receives how fast pages felt. */
  readonly observeVitals: ((report: VitalsReport) => void) | undefined
}

export function diagnosticsHandlers({
  log,
  limits,
  observeVitals,
}: DiagnosticsDeps): Handlers<typeof diagnosticsOperations> {
  const admit = async (call: CallContext): Promise<Rejection | undefined> => {
    const retryAfter = await limits.take('diagnostics.report', { client: clientOf(call) })
    return retryAfter === undefined ? undefined : tooManyRequests(retryAfter)
  }
  return {
    logDiagnostics: {
      admit,
      // One report, one line. `source` marks it as sent by a visitor.
      handle({ input: { message, level, code, service, data }, requestId }) {
        const report = { report: stripText(code), reason: stripText(message), service: stripText(service) }
        log.write(BROWSER_LOG[level], { source: 'browser', ...report, requestId, data: stripPersonal(data) })
        return done()
      },
    },
    reportVitals: {
      admit,
      handle({ input }) {
        observeVitals?.(input)
        return done()
      },
    },
  }
}
