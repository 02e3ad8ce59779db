/**
 * The only way in which the shop calls others (SEC-16). Each dependency has a name, a timeout, a size limit, a circuit breaker and
 * a metric. Redirects are not followed. A dependency on the internet is never looked for in a private network; addresses that
 * the operator has configured may be anywhere.
 */
import { Agent as HttpAgent, type ClientRequest } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { isIP } from 'node:net'
import { createCircuitBreaker, type BreakerLimits } from './circuit-breaker.ts'
import { guardedLookup, PrivateNetworkError, SYSTEM_RULES, type AddressRules } from './guarded-lookup.ts'
import { recordSpan } from '../tracing/trace.ts'
import { ResponseTooLargeError, sendRequest } from './send-request.ts'

type Fetch = (request: Request) => Promise<Response>

export type Dependency = {
  /** The label of its metric. */
  readonly name: string
  /** `public`: an address that is not the operator's choice, so that it must be on the internet. */
  readonly network: 'configured' | 'public'
  /** Until the whole response is read. The caller may abort earlier. */
  readonly timeoutMs?: number
  readonly maxBytes?: number
  /** Absent for a caller that has its own. */
  readonly breaker?: BreakerLimits | 'none'
  readonly isStreamed?: boolean
}

export type OutgoingOutcome = 'success' | 'rejected' | 'failed' | 'timeout' | 'too-large' | 'private' | 'open'

export type ObservedOutgoing = {
  readonly dependency: string
  readonly outcome: OutgoingOutcome
  readonly seconds: number
}

export type OutgoingOptions = {
  readonly observe?: ((call: ObservedOutgoing) => void) | undefined
  readonly rules?: AddressRules
}

export type Outgoing = { readonly reach: (dependency: Dependency) => Fetch; readonly close: () => void }

const TIMEOUT_MS = 15_000
const MAX_BYTES = 32 * 1024 * 1024
const BREAKER: BreakerLimits = { failures: 10, restMs: 1000 }
/** A caller that gives up after as long has waited for the dependency. */
const PATIENT_MS = 2000
const KEEP_ALIVE = { keepAlive: true, timeout: 60_000, maxSockets: 200 }

export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError'
  readonly code = 'CIRCUIT_OPEN'

  constructor(name: string) {
    super(`${name} failed repeatedly, circuit breaker is open`)
  }
}

export function createOutgoing({ observe, rules = SYSTEM_RULES }: OutgoingOptions = {}): Outgoing {
  const agents = { http: new HttpAgent(KEEP_ALIVE), https: new HttpsAgent(KEEP_ALIVE) }
  const guarded = { ...KEEP_ALIVE, lookup: guardedLookup(rules) }
  const publicAgents = { http: new HttpAgent(guarded), https: new HttpsAgent(guarded) }

  return {
    reach(dependency) {
      const { name, network, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, isStreamed = false } = dependency
      const { breaker: limits = BREAKER } = dependency
      const breaker = limits === 'none' ? undefined : createCircuitBreaker(limits)
      const isPublic = network === 'public'
      const onSocket = isPublic ? (sent: ClientRequest) => checkSocket(sent, rules) : () => {}
      return async (request) => {
        const startedAt = performance.now()
        const finish = (outcome: OutgoingOutcome) => {
          const seconds = (performance.now() - startedAt) / 1000
          observe?.({ dependency: name, outcome, seconds })
          const isError = outcome !== 'success' && outcome !== 'rejected'
          recordSpan(`call ${name}`, {
            seconds,
            attributes: { 'http.request.method': request.method, outcome },
            isError,
          })
        }
        if (breaker && !breaker.allows()) {
          finish('open')
          throw new CircuitOpenError(name)
        }
        const deadline = AbortSignal.timeout(timeoutMs)
        const signal = AbortSignal.any([request.signal, deadline])
        try {
          if (isPublic) checkHost(new URL(request.url).hostname, rules)
          const used = isPublic ? publicAgents : agents
          const response = await sendRequest(request, { agents: used, signal, maxBytes, isStreamed, onSocket })
          breaker?.note(response.status >= 500 ? 'failure' : 'success')
          finish(response.status >= 400 ? 'rejected' : 'success')
          return response
        } catch (error) {
          const isPatient = performance.now() - startedAt >= PATIENT_MS
          if (!request.signal.aborted || isPatient) breaker?.note('failure')
          finish(outcomeOf(error, deadline.aborted || (request.signal.aborted && isPatient)))
          throw error
        }
      }
    },
    close() {
      for (const { http, https } of [agents, publicAgents]) {
        http.destroy()
        https.destroy()
      }
    },
  }
}

function outcomeOf(error: unknown, isLate: boolean): OutgoingOutcome {
  if (error instanceof PrivateNetworkError) return 'private'
  if (error instanceof ResponseTooLargeError) return 'too-large'
  return isLate ? 'timeout' : 'failed'
}

/** An address instead of a name is not resolved, so the look-up does not see it. */
function checkHost(hostname: string, { isPublic }: AddressRules): void {
  const host = hostname.replace(/^\[([^\]]*)\]$/, '$1')
  if (isIP(host) !== 0 && !isPublic(host)) throw new PrivateNetworkError(host)
}

/** What the connection has really reached. */
function checkSocket(sent: ClientRequest, { isPublic }: AddressRules): void {
  sent.once('socket', (socket) => {
    const check = () => {
      const { remoteAddress = '' } = socket
      if (!isPublic(remoteAddress)) sent.destroy(new PrivateNetworkError(remoteAddress))
    }
    if (socket.connecting) socket.once('connect', check)
    else check()
  })
}
