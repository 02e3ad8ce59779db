/** Handlers of what browsers report of their errors and of their speed. Anyone can send it: it is counted, stripped and cut. */
import type { diagnosticsOperations } from '../../../contracts/engagement/engagement-operations.ts'
import { stripPersonal, stripText } from '../../../contracts/engagement/strip-personal.ts'
import type { VitalsReport } from '../../../contracts/engagement/vitals.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { clientIpOf } from '../../../platform/http/client-ip.ts'
import { done, type Handlers, type Rejection } from '../../../platform/http/operations.ts'
import { limitCalls } from '../../../platform/limit-calls.ts'
import type { Log } from '../../../platform/log/log.ts'
import { tooManyRequests } from '../limit-intake.ts'
import { BROWSER_LOG } from '../log-codes.ts'

/** A browser sends ten in a session by itself, and an office may share one address. */
const PER_ADDRESS = { most: 60, seconds: 60 }
/** All together: otherwise many addresses could fill the disk. */
const IN_TOTAL = { most: 600, seconds: 60 }

type DiagnosticsDeps = {
  readonly log: Log
  readonly clock: Clock
  /** Receives how fast pages felt. */
  readonly observeVitals: ((report: VitalsReport) => void) | undefined
}

export function diagnosticsHandlers({
  log,
  clock,
  observeVitals,
}: DiagnosticsDeps): Handlers<typeof diagnosticsOperations> {
  const perAddress = limitCalls(PER_ADDRESS)
  const inTotal = limitCalls(IN_TOTAL)
  const admit = ({ headers }: CallContext): Rejection | undefined => {
    const now = clock.now()
    const address = clientIpOf(headers)
    const retryAfter = (address === undefined ? undefined : perAddress.take(address, now)) ?? inTotal.take('all', now)
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
