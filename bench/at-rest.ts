/**
 * Waits until a shop is idle. After the first visit to a page it renders pictures for minutes, on the same cores as the browser
 * that is measured.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { cpuTimeOf } from './cpu-time.ts'

const LOOK_MS = 1000
/** CPU seconds per second. Background jobs use less. */
const NEXT_TO_NOTHING_MS = 50
const MAX_LOOKS = 180

export async function atRest({ pid }: { readonly pid: number }): Promise<void> {
  let before = cpuTimeOf(pid)
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    await pause(LOOK_MS)
    const now = cpuTimeOf(pid)
    // Where the system does not report CPU time, do not wait.
    if (before === undefined || now === undefined || now - before <= NEXT_TO_NOTHING_MS) return
    before = now
  }
  throw new Error('The shop does not come to rest')
}
