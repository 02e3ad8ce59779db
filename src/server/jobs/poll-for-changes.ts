/** Looks every second whether something has changed. Keeps no process alive. */
import type { Log } from '../../platform/log/log.ts'

const EVERY_MS = 1000

/** The answer ends the watch. While it looks it does not look again. */
export function watchForChange(what: string, { look, log }: { look: () => Promise<void>; log: Log }): () => void {
  let looking = false
  const lookOnce = async () => {
    if (looking) return
    looking = true
    try {
      await look()
    } catch (err) {
      log.debug(`It is not known whether ${what} changed`, { err })
    } finally {
      looking = false
    }
  }
  const timer = setInterval(() => void lookOnce(), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
