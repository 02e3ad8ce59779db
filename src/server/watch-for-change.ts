/** Asks every second whether something has changed, and says so. Keeps no process alive. */
import type { Log } from '../platform/log/log.ts'

const EVERY_MS = 1000

/** The answer ends the watch. A question that is still open is not asked again. */
export function watchForChange(
  what: string,
  { hasChanged, onChange, log }: { hasChanged: () => Promise<boolean>; onChange: () => void; log: Log },
): () => void {
  let asking = false
  const ask = async () => {
    if (asking) return
    asking = true
    try {
      if (await hasChanged()) onChange()
    } catch (err) {
      log.debug(`It is not known whether ${what} changed`, { err })
    } finally {
      asking = false
    }
  }
  const timer = setInterval(() => void ask(), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
