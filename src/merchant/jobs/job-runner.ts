/**
 * Runs the jobs of the shop, one at a time per node. The operations are loaded with the first job: a shop whose desk is not used
 * costs one indexed query per poll.
 */
import { newRequestId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log/log.ts'
import type { OperationContext } from '../declaration.ts'
import type { Registry } from '../registry/registry.ts'
import { MERCHANT_LOG } from '../log-codes.ts'
import { claimJob, endJob, renewJob, type ClaimedJob, type JobProgress } from './stored-job.ts'

const RENEW_MS = 1000

export type JobRunnerDeps = OperationContext & {
  readonly log: Log
  readonly registry: () => Promise<Registry>
}

export type JobRunner = {
  /** Runs the oldest job that waits. Returns how many it ran: 0 or 1. */
  readonly runNext: () => Promise<number>
  /** Stops the running job at its next item; another node, or the next start, resumes it when its lease has expired. */
  readonly close: () => void
}

export function createJobRunner(deps: JobRunnerDeps): JobRunner {
  const closing = new AbortController()
  return {
    async runNext() {
      if (closing.signal.aborted) return 0
      const job = await claimJob(deps.database, deps.clock.now())
      if (job === undefined) return 0
      await runJob(job, deps, closing.signal)
      return 1
    },
    close: () => closing.abort(),
  }
}

async function runJob(job: ClaimedJob, deps: JobRunnerDeps, closing: AbortSignal): Promise<void> {
  const { database, clock, log } = deps
  const cancelling = new AbortController()
  const progress = countProgress()
  const renew = async () => {
    const state = await renewJob(database, job, progress.now(), clock.now())
    if (state !== 'running') cancelling.abort()
  }
  const timer = setInterval(() => void renew().catch(() => cancelling.abort()), RENEW_MS)
  timer.unref()
  const signal = AbortSignal.any([cancelling.signal, closing])
  try {
    await renew()
    const { executeJob } = await import('./execute-job.ts')
    const end = await executeJob(job, { ...deps, progress: progress.report }, { signal, progress: progress.now })
    if (end === undefined || closing.aborted) return
    await endJob(database.query, job, end, { ...progress.now(), now: clock.now() })
  } catch (err) {
    const requestId = newRequestId()
    log.write(MERCHANT_LOG.jobFailed, { operation: job.operation, job: job.id, requestId, err })
    const { unexpectedEnd } = await import('./unexpected-failure.ts')
    await endJob(database.query, job, unexpectedEnd(job, requestId), { ...progress.now(), now: clock.now() })
  } finally {
    clearInterval(timer)
  }
}

function countProgress() {
  let [done, total] = [0, 0]
  return {
    now: (): JobProgress => ({ done: Math.min(done, total), total }),
    report: {
      begin(_: string, count: number) {
        ;[done, total] = [0, count]
      },
      advance(by: number) {
        done += by
      },
      end() {
        done = total
      },
    },
  }
}
