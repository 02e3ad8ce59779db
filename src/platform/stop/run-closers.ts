import type { Log } from '../log/log.ts'
import { PROCESS_LOG } from '../log-codes.ts'

export interface Closer {
  readonly name: string
  close(): Promise<void> | void
  /** It waits for requests under way, the others for themselves. */
  readonly waitsForRequests?: boolean
}

/** Of the time that is left. */
const SHARE_OF_REQUESTS = 3 / 4

/**
 * Closes in reverse order of opening: what was opened last depends on what was opened first. Requests under way get most of the
 * time. Each other closer gets an equal share of what is left, so that one which hangs cannot prevent the next from running.
 */
export async function runClosers(closers: readonly Closer[], limitMs: number, log: Log): Promise<void> {
  const deadline = Date.now() + limitMs
  for (const [index, closer] of closers.toReversed().entries()) {
    const left = Math.max(0, deadline - Date.now())
    const share = closer.waitsForRequests === true ? SHARE_OF_REQUESTS : 1 / (closers.length - index)
    await closeWithin(left * share, closer, log)
  }
}

async function closeWithin(limitMs: number, closer: Closer, log: Log): Promise<void> {
  const overdue = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => overdue.resolve(false), limitMs)
  try {
    // Inside an async function, so that a closer that throws synchronously is treated like one that rejects.
    const closed = (async () => closer.close())().then(() => true)
    const inTime = await Promise.race([closed, overdue.promise])
    if (!inTime) log.write(PROCESS_LOG.closerTimeout, { closer: closer.name })
  } catch (err) {
    log.write(PROCESS_LOG.closerFailed, { closer: closer.name, err })
  } finally {
    clearTimeout(timer)
  }
}
