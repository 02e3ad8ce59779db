/** Polls every second whether something has changed, and looks immediately when a signal arrives. The timer is unreffed. */
import type { Log } from '../../platform/log/log.ts'
import { JOB_LOG } from '../log-codes.ts'

const EVERY_MS = 1000

export type ChangeWatch = {
  /** Looks now. While it is looking, it looks once more afterwards. */
  readonly wake: () => void
  readonly close: () => void
}

/** A poll that takes longer than a second delays the next one. */
export function watchForChange(what: string, { look, log }: { look: () => Promise<void>; log: Log }): ChangeWatch {
  let isLooking = false
  let isWoken = false
  let isClosed = false
  const lookOnce = async () => {
    if (isLooking || isClosed) return
    isLooking = true
    isWoken = false
    try {
      await look()
    } catch (err) {
      log.write(JOB_LOG.pollFailed, { watch: what, err })
    } finally {
      isLooking = false
    }
    if (isWoken) await lookOnce()
  }
  const timer = setInterval(() => void lookOnce(), EVERY_MS)
  timer.unref()
  return {
    wake() {
      isWoken = true
      void lookOnce()
    },
    close() {
      isClosed = true
      clearInterval(timer)
    },
  }
}
