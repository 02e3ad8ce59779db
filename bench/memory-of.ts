/** How much memory a process holds right now. */
import { readFileSync } from 'node:fs'

/** In megabytes; NaN where the system does not report it. */
export function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
