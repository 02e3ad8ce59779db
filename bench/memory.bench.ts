/**
 * Memory of the whole shop in one process: idle, and under load of cached pages, uncached pages, searches and carts.
 * `npm run bench -- memory --minutes 10` measures for ten minutes.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { STOREFRONT_CODES } from '../src/markets/storefronts/codes.ts'
import type { Finding } from './finding.ts'
import { ensureWrk } from './load.ts'
import { memoryOf } from './memory-of.ts'
import { startAsUsual } from './start-as-usual.ts'

const MAX_IDLE_MB = 250
const MAX_BUSY_MB = 450
const LOOKS_A_MINUTE = 12

export async function run({ minutes }: { readonly minutes: number }): Promise<readonly Finding[]> {
  ensureWrk()
  const folder = await mkdtemp(join(tmpdir(), 'sockeye-memory-'))
  const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }
  // What the demo took to be written is no part of a shop that has it.
  await (await startAsUsual(settings)).stop()
  const shop = await startAsUsual(settings)
  try {
    // Products are read on the first request; the memory needed for that is released a little later.
    for (const code of STOREFRONT_CODES) await (await fetch(`${shop.url}/${code}`)).arrayBuffer()
    const idle = await lookFor(shop.pid, 1 / 6)
    const busy = await Promise.all([lookFor(shop.pid, minutes), load(shop.url, folder, minutes)])
    const after = await lookFor(shop.pid, 1 / 6)
    const [looks, requestRate] = busy
    return [
      finding('memory of an idle shop', Math.min(...idle), MAX_IDLE_MB, `then ${megabytes(after)} after the load`),
      finding(
        `memory under ${minutes} minutes of load, the most`,
        Math.max(...looks),
        MAX_BUSY_MB,
        `${megabytes(looks)}; ${requestRate} requests a second, one in ten uncached`,
      ),
    ]
  } finally {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const finding = (what: string, measured: number, most: number, detail: string): Finding => ({
  what,
  measured: `${measured.toFixed(0)} MB`,
  limit: `at most ${most} MB`,
  within: measured <= most,
  detail,
})

const megabytes = (looks: readonly number[]): string => {
  const few = looks.filter((_, index) => index % Math.max(1, Math.floor(looks.length / 8)) === 0)
  return few.map((look) => look.toFixed(0)).join(', ')
}

async function lookFor(pid: number, minutes: number): Promise<readonly number[]> {
  const looks: number[] = []
  const until = performance.now() + minutes * 60_000
  while (performance.now() < until) {
    await new Promise((done) => void setTimeout(done, 60_000 / LOOKS_A_MINUTE))
    looks.push(memoryOf(pid))
  }
  return looks
}

/** Sixteen visitors who walk about: every storefront, listings, products by their searches, now and then something new. */
async function load(url: string, folder: string, minutes: number): Promise<string> {
  const script = join(folder, 'walk.lua')
  await writeFile(
    script,
    `
local codes, count = {${STOREFRONT_CODES.map((code) => `'${code}'`).join(',')}}, 0
local paths = { '', '/adults/socks', '/kids/socks', '/faq', '/search?term=stripes' }
request = function()
  count = count + 1
  local code = codes[count % #codes + 1]
  if count % 10 == 0 then return wrk.format('GET', '/' .. code .. '/search?term=sock+' .. count) end
  return wrk.format('GET', '/' .. code .. paths[math.floor(count / #codes) % #paths + 1], { ['accept-encoding'] = 'br' })
end
`,
  )
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    '-c16',
    `-d${Math.round(minutes * 60)}s`,
    '--timeout',
    '20s',
    '-s',
    script,
    url,
  ])
  return /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? '?'
}
