/** Marks the files of this node's build as used every hour: they are stored for a day after the last mark. The timer is unreffed. */
import type { Log } from '../../platform/log/log.ts'
import type { BuiltFiles } from './store-built-files.ts'
import { JOB_LOG } from '../log-codes.ts'

const EVERY_MS = 60 * 60_000

/** The first run is immediate. Returns the function that stops it. */
export function renewBuiltFiles({ renew }: Pick<BuiltFiles, 'renew'>, log: Pick<Log, 'write'>): () => Promise<void> {
  const run = () => renew().catch((err: unknown) => log.write(JOB_LOG.builtFilesNotStored, { err }))
  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    // The database is closed next, so wait for the run in progress.
    return running
  }
}
