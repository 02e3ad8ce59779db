/** Has recommendations forget and learn from what was bought and looked at, a few times an hour. Keeps no process alive. */
import type { Log } from '../../platform/log/log.ts'

const EVERY_MS = 15 * 60_000

/**
 * For the first time at once: a shop that is never open for a quarter of an hour must forget, too. No goods are read by
 * then, so that there is nothing to learn yet and it takes no time. The answer ends it.
 */
export function learnNowAndThen(learn: () => Promise<void>, log: Pick<Log, 'warn'>): () => void {
  const run = () => {
    learn().catch((err: unknown) => log.warn('Recommendations could not learn; they stay as they are', { err }))
  }
  run()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
