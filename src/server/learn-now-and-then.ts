/** Has recommendations learn from what was bought and looked at, a few times an hour. Keeps no process alive. */
import type { Log } from '../platform/log/log.ts'

const EVERY_MS = 15 * 60_000

/** The answer ends it. */
export function learnNowAndThen(learn: () => Promise<void>, log: Log): () => void {
  const timer = setInterval(() => {
    learn().catch((err: unknown) => log.warn('Recommendations could not learn; they stay as they are', { err }))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
