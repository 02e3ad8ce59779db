/**
 * Whether a proxy should send visitors to this node (SCL-02). A node becomes ready once it can serve listings, search and
 * carts. Later, a database outage does not take it out of rotation before a grace period is over: all nodes share the
 * database, so removing them would leave none, while cached pages can still be served.
 */
import type { Clock } from '../../platform/clock.ts'

export type ReadinessDeps = {
  /** What must have succeeded once, in this order. Each may be called again after a failure. */
  readonly preparations: readonly (() => Promise<void>)[]
  /** Rejects when the database is unavailable. */
  readonly checkDatabase: () => Promise<void>
  readonly graceMs: number
  /** A database that hangs counts as unavailable after it. */
  readonly timeoutMs: number
  readonly clock: Clock
}

export type ReadinessState =
  | { readonly isReady: true; readonly warning?: string }
  | { readonly isReady: false; readonly reason: string }

export type Readiness = { readonly state: () => Promise<ReadinessState> }

export type DatabaseContact = {
  readonly wasReached: boolean
  /** When the first check of this outage failed: checks may be as far apart as the grace period is long. */
  readonly lostAt?: number
}

type Check = { readonly isReached: boolean; readonly now: number }

export const contactAfter = ({ wasReached, lostAt }: DatabaseContact, { isReached, now }: Check): DatabaseContact =>
  isReached ? { wasReached: true } : { wasReached, lostAt: lostAt ?? now }

export const isGraceOver = (
  { wasReached, lostAt }: DatabaseContact,
  { now, graceMs }: { readonly now: number; readonly graceMs: number },
): boolean => !wasReached || (lostAt !== undefined && now - lostAt >= graceMs)

export function createReadiness(deps: ReadinessDeps): Readiness {
  const { preparations, checkDatabase, graceMs, timeoutMs, clock } = deps
  const left = [...preparations]
  let preparing: Promise<void> | undefined
  let contact: DatabaseContact = { wasReached: false }

  const prepare = async (): Promise<void> => {
    for (const next of left.slice()) {
      await next()
      left.shift()
    }
  }
  const startPreparing = (): void => {
    preparing ??= prepare()
      .catch(() => undefined)
      .finally(() => {
        preparing = undefined
      })
  }
  return {
    async state() {
      // Not awaited: the proxy asks again.
      if (left.length > 0) startPreparing()
      const isReached = await isDone(checkDatabase, timeoutMs)
      const now = clock.now().getTime()
      contact = contactAfter(contact, { isReached, now })
      if (left.length > 0) return { isReady: false, reason: 'starting' }
      if (isReached) return { isReady: true }
      return isGraceOver(contact, { now, graceMs })
        ? { isReady: false, reason: 'database unavailable' }
        : { isReady: true, warning: 'warning: database unavailable' }
    },
  }
}

async function isDone(work: () => Promise<void>, timeoutMs: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), timeoutMs)
  const done = work().then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([done, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
