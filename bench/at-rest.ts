/**
 * Waits until a shop has nothing left to do. The first visit to a page leaves it with pictures to pack for minutes, on the same
 * processors as the browser that is measured; no phone shares its own with a shop.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { cpuTimeOf } from './cpu-time.ts'

const LOOK_MS = 1000
/** Of a second. What it does now and then by itself is less. */
const NEXT_TO_NOTHING_MS = 50
const MAX_LOOKS = 180

export async function atRest({ pid }: { readonly pid: number }): Promise<void> {
  let before = cpuTimeOf(pid)
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    await pause(LOOK_MS)
    const now = cpuTimeOf(pid)
    // Where the system does not tell, there is nothing to wait for.
    if (before === undefined || now === undefined || now - before <= NEXT_TO_NOTHING_MS) return
    before = now
  }
  throw new Error('The shop does not come to rest')
}
