/** Marks the files of this node's build as used every hour: they are stored for a day after the last mark. The timer is unreffed. */
import type { Log } from '../../platform/log/log.ts'
import type { BuiltFiles } from './store-built-files.ts'
import { JOB_LOG } from '../log-codes.ts'

const EVERY_MS = 60 * 60_000

/** The first run is over when it resolves, with the function that stops it: other nodes have the files before a document names them. */
export async function renewBuiltFiles(
  { renew }: Pick<BuiltFiles, 'renew'>,
  log: Pick<Log, 'write'>,
): Promise<() => Promise<void>> {
  const run = () => renew().catch((err: unknown) => log.write(JOB_LOG.builtFilesNotStored, { err }))
  let running = run()
  await running
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
