/** How quickly the start screen and the palette are answered, and how long an export takes while the shop sells. */
import { setTimeout as wait } from 'node:timers/promises'
import type { DeskClient } from '../../tests/support/desk-client.ts'
import { succeeded } from '../../tests/support/enrol-staff.ts'
import { percentile } from '../both-databases.ts'
import type { Finding } from '../finding.ts'
import { exportAll } from './desk-work.ts'

const TRIES = 40
/** Longer than the counts of the work list are reused. */
const BETWEEN_COUNTS_MS = 2100
const MAX_START_MS = 300
const MAX_SEARCH_MS = 100
const MAX_EXPORT_MS = 120_000

const TEXTS = [
  'B4711',
  'Lovelace',
  'ada@example.com',
  'salmon',
  '2900001150002',
  'nowhere',
  'orders',
  'SPRING',
] as const

export async function answerTimes([browser]: readonly DeskClient[]): Promise<readonly Finding[]> {
  if (browser === undefined) return []
  const counts = await timesOf(async () => {
    await wait(BETWEEN_COUNTS_MS)
    return timed(() => browser.call('desk.work'))
  })
  const searches = await timesOf((turn) =>
    timed(() => browser.call('search.find', { text: TEXTS[turn % TEXTS.length] ?? '' })),
  )
  return [
    findingOf('the counts of the start screen, over HTTP, 95th percentile', counts, MAX_START_MS),
    findingOf('a search of the palette, over HTTP, 95th percentile', searches, MAX_SEARCH_MS),
  ]
}

async function timesOf(read: (turn: number) => Promise<number>): Promise<readonly number[]> {
  const times: number[] = []
  for (let turn = 0; turn < TRIES; turn += 1) times.push(await read(turn))
  return times
}

async function timed(call: () => ReturnType<DeskClient['call']>): Promise<number> {
  const start = performance.now()
  succeeded(await call())
  return performance.now() - start
}

function findingOf(what: string, times: readonly number[], limit: number): Finding {
  const p95 = percentile(times, 0.95)
  return {
    what,
    measured: `${p95.toFixed(0)} ms`,
    limit: `at most ${limit} ms`,
    within: p95 <= limit,
    detail: `median ${percentile(times, 0.5).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms of ${times.length}`,
  }
}

/** The shoppers buy all the while. */
export async function exportTime([browser]: readonly DeskClient[], buy: () => Promise<number>): Promise<Finding> {
  if (browser === undefined) throw new Error('There is no session')
  const buying = buy()
  const start = performance.now()
  const { done } = await exportAll(browser, new AbortController().signal)
  const took = performance.now() - start
  const perSecond = await buying
  return {
    what: `an export of ${done} orders while the shop sells`,
    measured: `${(took / 1000).toFixed(0)} s`,
    limit: `at most ${MAX_EXPORT_MS / 1000} s`,
    within: took <= MAX_EXPORT_MS,
    detail: `${perSecond.toFixed(0)} purchases per second meanwhile`,
  }
}
