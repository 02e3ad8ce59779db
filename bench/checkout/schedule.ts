/** How the system schedules PostgreSQL beside the shop: with its default policy, or with SCHED_BATCH (docs/performance.md, "Rejected"). */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { parentOf } from '../cpu-time.ts'

export const SCHEDULES = ['batch', 'usual'] as const

export type Schedule = (typeof SCHEDULES)[number]

const POLICIES: Readonly<Record<Schedule, string>> = { batch: '--batch', usual: '--other' }

/** The server and its connections; those that come later inherit it. False where the system does not support it. */
export function schedule(pid: number, how: Schedule): boolean {
  return [String(pid), ...childrenOf(pid)].every(
    (each) => spawnSync('chrt', [POLICIES[how], '--pid', '0', each]).status === 0,
  )
}

function childrenOf(pid: number): readonly string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === String(pid))
  } catch {
    return []
  }
}
