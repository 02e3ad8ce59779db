/** Yields to the event loop regularly during long work, so that requests are served while the index is rebuilt. */
import { setImmediate } from 'node:timers/promises'

const AT_A_STRETCH_MS = 4

export type Pace = {
  /** True when it is time to yield: for loops that must not await a promise in each iteration. */
  readonly isDue: () => boolean
  readonly pause: () => Promise<void>
}

export function createPace(): Pace {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > AT_A_STRETCH_MS,
    async pause() {
      await setImmediate()
      since = performance.now()
    },
  }
}
