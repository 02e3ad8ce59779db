/** CPU time of a process and its children: on a busy machine more reliable than wall time. */
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK = 10

type Times = { readonly parent: string; readonly own: number; readonly ofEnded: number }

/** Milliseconds so far; undefined where the system does not report it. */
export function cpuTimeOf(pid: number): number | undefined {
  const self = timesOf(String(pid))
  if (self === undefined) return undefined
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(name) ?? [])
    .filter(({ parent }) => parent === String(pid))
  return running.reduce((sum, { own }) => sum + own, self.own + self.ofEnded)
}

/** Of the children that have ended, such as a program that was run; undefined where the system does not report it. */
export const cpuTimeOfEnded = (pid: number): number | undefined => timesOf(String(pid))?.ofEnded

export const parentOf = (pid: string): string | undefined => timesOf(pid)?.parent

function timesOf(pid: string): Times | undefined {
  try {
    // The name of the program stands in brackets and may hold anything.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/)
    const [, parent = '', ...fields] = rest.split(' ')
    const [user = 0, system = 0, usersEnded = 0, systemsEnded = 0] = fields.slice(9, 13).map(Number)
    return { parent, own: (user + system) * TICK, ofEnded: (usersEnded + systemsEnded) * TICK }
  } catch {
    return undefined
  }
}
