/** Updates recommendations from purchases and impressions four times an hour, and purges old ones. The timer is unreffed. */
import type { Log } from '../../platform/log/log.ts'
import { JOB_LOG } from '../log-codes.ts'

const EVERY_MS = 15 * 60_000

/**
 * The first run is immediate, so that old data is purged even if the process never runs for 15 minutes. No products are read at
 * that time, so there is nothing to learn and it is fast. Returns the function that stops it.
 */
export function scheduleLearning(learn: () => Promise<void>, log: Pick<Log, 'write'>): () => void {
  const run = () => {
    learn().catch((err: unknown) => log.write(JOB_LOG.learningFailed, { err }))
  }
  run()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
