/**
 * CPU time that the host did not give to this virtual machine (steal). Measurements with a high share say little about the shop.
 */
import { readFileSync } from 'node:fs'

/** Starts measuring; the returned function gives the share so far, or undefined where the system does not report it. */
export function watchStolenTime(): () => number | undefined {
  const before = readTimes()
  return () => {
    const now = readTimes()
    if (before === undefined || now === undefined || now.all === before.all) return undefined
    return (now.stolen - before.stolen) / (now.all - before.all)
  }
}

function readTimes(): { readonly stolen: number; readonly all: number } | undefined {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    // user, nice, system, idle, iowait, irq, softirq, steal; what guests had is in the first two already.
    const times = line.trim().split(/\s+/).slice(1, 9).map(Number)
    return { stolen: times[7] ?? 0, all: times.reduce((sum, time) => sum + time, 0) }
  } catch {
    return undefined
  }
}
