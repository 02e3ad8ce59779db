/** Processor time of another process: on a busy machine a better sign of a hanging process than the clock. */
import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** Milliseconds since the process started; undefined where the system does not report them. */
export function processorTimeMs(pid: number): number | undefined {
  try {
    // The program's name is in brackets and may contain anything, also brackets.
    const fields =
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .split(/\) (?!.*\) )/)[1]
        ?.split(' ') ?? []
    const [user, system] = fields.slice(11, 13).map(Number)
    return user === undefined || system === undefined ? undefined : (user + system) * TICK_MS
  } catch {
    return undefined
  }
}
