/** Gives the loop back now and then during long work, so that visitors are answered while the shop is read anew. */
import { setImmediate } from 'node:timers/promises'

const AT_A_STRETCH_MS = 4

export type Pace = {
  /** True when it is time to breathe: for loops that must not wait for a promise at each turn. */
  readonly isDue: () => boolean
  readonly breathe: () => Promise<void>
}

export function keepPace(): Pace {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > AT_A_STRETCH_MS,
    async breathe() {
      await setImmediate()
      since = performance.now()
    },
  }
}
