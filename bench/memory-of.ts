/** How much memory a process holds right now. */
import { readFileSync } from 'node:fs'

/** In megabytes; not a number where the system does not tell. */
export function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
