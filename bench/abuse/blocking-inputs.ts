/**
 * SEC-02: feeds the shop its worst accepted inputs, one kind after the other, while a cached page is requested. The processor
 * time of one such request is the longest that it can block the event loop; other work on the machine does not change it.
 */
import type { Finding } from '../finding.ts'
import { median } from '../finding.ts'
import { cpuTimeOf } from '../cpu-time.ts'
import { startAsUsual } from '../start-as-usual.ts'
import { raisedSetting } from '../../tests/support/raised-limits.ts'
import { worstInputs, type WorstInput } from '../../tests/support/worst-inputs.ts'

const MAX_BLOCKED_MS = 50
const PAGE = '/uk'
/** The kernel counts in hundredths of a second: together these take long enough to be counted. */
const REQUESTS = 20
const ROUNDS = 3

let sent = 0

type Measured = { readonly cpuMs: number; readonly slowestMs: number; readonly statuses: string }

export async function blockingInputs(): Promise<readonly Finding[]> {
  const shop = await startAsUsual({
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
    RATE_LIMITS: raisedSetting('client', 'subject', 'shop'),
  })
  try {
    const idle = await measure(shop.url, shop.pid, { name: 'a cached page', path: PAGE })
    const findings: Finding[] = []
    const inputs = await worstInputs(shop.url)
    for (const input of inputs) findings.push(toFinding(input, await measure(shop.url, shop.pid, input), idle))
    return findings
  } finally {
    await shop.stop()
  }
}

function toFinding({ name }: WorstInput, { cpuMs, slowestMs, statuses }: Measured, idle: Measured): Finding {
  return {
    what: `processor time of one ${name}`,
    measured: `${cpuMs.toFixed(1)} ms`,
    limit: `at most ${MAX_BLOCKED_MS} ms`,
    within: cpuMs <= MAX_BLOCKED_MS && !/^(?:413|414|429)$/.test(statuses),
    detail: `slowest cached page meanwhile ${slowestMs.toFixed(0)} ms, ${(slowestMs / idle.slowestMs).toFixed(1)} of that beside cached pages; status ${statuses}`,
  }
}

async function measure(url: string, pid: number, { path, init, isUnique }: WorstInput): Promise<Measured> {
  const statuses = new Set<number>()
  const send = async (): Promise<void> => {
    sent += 1
    // Each from an address of its own: turns of clients are not what is measured.
    const headers = {
      'x-forwarded-for': `11.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      ...init?.headers,
    }
    const response = await fetch(url + path + (isUnique ? sent : ''), { ...init, headers })
    await response.arrayBuffer()
    statuses.add(response.status)
  }
  // Loads what is loaded with the first request.
  for (let count = 0; count < 3; count += 1) await send()
  const rounds: Omit<Measured, 'statuses'>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cpuTimeOf(pid) ?? Number.NaN
    const stop = new AbortController()
    const watched = slowestPage(url, stop.signal)
    for (let count = 0; count < REQUESTS; count += 1) await send()
    const cpuMs = ((cpuTimeOf(pid) ?? Number.NaN) - before) / REQUESTS
    stop.abort()
    rounds.push({ cpuMs, slowestMs: await watched })
  }
  return {
    cpuMs: Math.min(...rounds.map(({ cpuMs }) => cpuMs)),
    slowestMs: median(rounds.map(({ slowestMs }) => slowestMs)),
    statuses: [...statuses].join(', '),
  }
}

/** Requests the cached page again and again. */
async function slowestPage(url: string, signal: AbortSignal): Promise<number> {
  let slowest = 0
  while (!signal.aborted) {
    const startedAt = performance.now()
    await (await fetch(url + PAGE)).arrayBuffer()
    slowest = Math.max(slowest, performance.now() - startedAt)
  }
  return slowest
}
