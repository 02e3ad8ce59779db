/** Polls every second whether something has changed. The timer is unreffed. */
import type { Log } from '../../platform/log/log.ts'
import { JOB_LOG } from '../log-codes.ts'

const EVERY_MS = 1000

/** Returns the function that stops it. A poll that takes longer than a second delays the next one. */
export function watchForChange(what: string, { look, log }: { look: () => Promise<void>; log: Log }): () => void {
  let looking = false
  const lookOnce = async () => {
    if (looking) return
    looking = true
    try {
      await look()
    } catch (err) {
      log.write(JOB_LOG.pollFailed, { watch: what, err })
    } finally {
      looking = false
    }
  }
  const timer = setInterval(() => void lookOnce(), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
