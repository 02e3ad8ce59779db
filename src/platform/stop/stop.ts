import { setTimeout as pause } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { Log } from '../log/log.ts'
import { runClosers, type Closer } from './run-closers.ts'
import { PROCESS_LOG } from '../log-codes.ts'

export interface Stop {
  /** True from the first signal on: readiness reports not ready on connections that are still open. */
  readonly stopping: boolean
  /** Closed when the process stops, in reverse order of registration. */
  register(name: string, close: Closer['close'], how?: Pick<Closer, 'waitsForRequests'>): void
  /** Stops as a signal would; the process exits. */
  now(): void
}

type StopOptions = {
  readonly log: Log
  readonly limitSeconds: number
  /** How long everything stays open after SIGTERM, while readiness reports that the process stops (SCL-03). */
  readonly drainSeconds?: number
}

/** How much later than the closers' own limit the process is ended by force. */
const GRACE_MS = 1000

/**
 * Ends the process in good order on SIGINT, SIGTERM and the like, and on an uncaught error (exit code 1: the state of the process
 * is unknown then). A second signal ends it immediately.
 */
export function installStop({ log, limitSeconds, drainSeconds = 0 }: StopOptions): Stop {
  const closers: Closer[] = []
  let stopping = false
  const limitMs = limitSeconds * 1000
  const drainMs = drainSeconds * 1000

  const grace = closeWithGrace(
    {
      delay: limitMs + drainMs + GRACE_MS,
      logger: { error: (message: unknown) => log.write(PROCESS_LOG.stopFailed, { reason: message }) },
      onTimeout: () => log.write(PROCESS_LOG.stopTimeout),
      onSecondSignal: (signal) => log.write(PROCESS_LOG.secondSignal, { signal }),
      onSecondError: (err) => log.write(PROCESS_LOG.errorWhileStopping, { err }),
    },
    async ({ err, signal }) => {
      stopping = true
      if (err !== undefined) log.write(PROCESS_LOG.uncaughtError, { err })
      else log.write(PROCESS_LOG.stopping, { signal })
      // A person at a terminal does not wait; after an uncaught error nothing more may be served.
      if (signal === 'SIGTERM') await pause(drainMs)
      await runClosers(closers, limitMs, log)
      log.write(PROCESS_LOG.stopped)
    },
  )

  return {
    get stopping() {
      return stopping
    },
    register(name, close, how) {
      closers.push({ name, close, ...how })
    },
    now: () => grace.close(),
  }
}
