/**
 * How much of the processors' time was not given to this machine by the one it lives on, because others had it. What is measured
 * meanwhile says more about them than about the shop.
 */
import { readFileSync } from 'node:fs'

/** Begins to look; what it gives tells the share so far, or nothing where the system does not tell. */
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
