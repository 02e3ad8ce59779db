/**
 * Sends one operation and resolves what stands in its way: no network, an expired session, a factor that is no longer
 * fresh. The request is the same each time, with the same idempotency key, so it takes effect once.
 */
import { backoffMs } from './backoff.ts'
import { CANCELLED, errorOf, isTransient, OperationError, OTHER_ACCOUNT } from './operation-error.ts'
import type { DeskAnswer, DeskRequest } from './send-json.ts'
import type { SignIn } from './session.ts'

export type PerformPorts = {
  readonly send: (request: DeskRequest) => Promise<DeskAnswer>
  /** Resolves after the time, or earlier when the network is back. False: the staff member gave up. */
  readonly waitToRetry: (ms: number, error: OperationError) => Promise<boolean>
  readonly onAnswer: () => void
  readonly currentSignIn: () => SignIn
  /** Opens the sign-in dialog, unless the session is younger than the request. False: another person signed in. */
  readonly signInAgain: (sentWith: SignIn) => Promise<boolean>
  /** Opens the dialog for the factor. False: it was closed. */
  readonly confirmFactor: () => Promise<boolean>
}

/** Reads are retried by the query cache, which also stops when no component needs the answer any more. */
export type PerformOptions = { readonly retries: boolean }

/** Resolves with the answer below 400, rejects with an OperationError. */
export async function perform(
  request: DeskRequest,
  { retries }: PerformOptions,
  ports: PerformPorts,
): Promise<DeskAnswer & { kind: 'answer' }> {
  let attempt = 0
  let signedIn = false
  let confirmed = false
  for (;;) {
    const sentWith = ports.currentSignIn()
    const answer = await ports.send(request)
    if (answer.kind === 'answer' && answer.status < 500) ports.onAnswer()
    if (answer.kind === 'answer' && answer.status < 400) return answer
    const error = errorOf(answer)
    if (isTransient(error)) {
      if (!retries) throw error
      if (!(await ports.waitToRetry(backoffMs(attempt), error))) throw error
      attempt += 1
    } else if (error.status === 401 && !signedIn) {
      if (!(await ports.signInAgain(sentWith))) throw new OperationError(0, { code: OTHER_ACCOUNT })
      signedIn = true
    } else if (error.code === 'FRESH_FACTOR_REQUIRED' && !confirmed) {
      if (!(await ports.confirmFactor())) throw new OperationError(0, { code: CANCELLED })
      confirmed = true
    } else if (error.code === 'RUNNING' && attempt < MAX_RUNNING) {
      await ports.waitToRetry(error.retryAfterMs, error)
      attempt += 1
    } else {
      throw error
    }
  }
}

/** An operation that still runs after this many seconds was rolled back by the server. */
const MAX_RUNNING = 40
