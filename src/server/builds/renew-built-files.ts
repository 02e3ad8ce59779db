/** Says every hour that this node's build is in use, so that its files outlive it by a day. Keeps no process alive. */
import type { Log } from '../../platform/log/log.ts'
import type { BuiltFiles } from './store-built-files.ts'

const EVERY_MS = 60 * 60_000

/** For the first time at once, once the door is open. The answer ends it. */
export function renewBuiltFiles({ keep }: Pick<BuiltFiles, 'keep'>, log: Pick<Log, 'warn'>): () => Promise<void> {
  const run = () =>
    keep().catch((err: unknown) => log.warn('The files of this build could not be kept for its successors', { err }))
  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    // The database is closed next.
    return running
  }
}
