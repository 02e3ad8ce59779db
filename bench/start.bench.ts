/** Startup time to the first page: with existing products, and with the demo to load. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuTimeOf } from './cpu-time.ts'
import type { Finding } from './finding.ts'
import { median } from './finding.ts'
import { startAsUsual } from './start-as-usual.ts'

const TIMES = 7
const MAX_MS = 1500
/** Home shows content, pictures and products: it waits for everything that the shop reads at startup. */
const FIRST_PAGE = '/uk'

type Started = { readonly open: number; readonly page: number; readonly cpu: number }

export async function run(): Promise<readonly Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-start-'))
  const first = await start(dataDir)
  const later: Started[] = []
  for (let time = 0; time < TIMES; time += 1) later.push(await start(dataDir))
  await rm(dataDir, { recursive: true, force: true })
  const page = median(later.map((one) => one.page))
  const show = ({ open, page: came, cpu }: Started) =>
    `${Math.round(open)} / ${Math.round(came)} ms, ${Math.round(cpu)} ms of processors`
  return [
    {
      what: 'cold start of the whole shop to its first page',
      measured: `${(page / 1000).toFixed(2)} s`,
      limit: `at most ${MAX_MS / 1000} s`,
      within: page <= MAX_MS,
      detail: `open / first page: ${later.map(show).join('; ')}`,
    },
    {
      what: 'the very first start, which fills the shop with the demo',
      measured: `${(first.page / 1000).toFixed(2)} s`,
      limit: 'none',
      within: undefined,
      detail: show(first),
    },
  ]
}

async function start(dataDir: string): Promise<Started> {
  const startedAt = performance.now()
  const shop = await startAsUsual({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const open = performance.now() - startedAt
  const answer = await fetch(shop.url + FIRST_PAGE)
  await answer.arrayBuffer()
  const page = performance.now() - startedAt
  const cpu = cpuTimeOf(shop.pid) ?? Number.NaN
  await shop.stop()
  if (!answer.ok) throw new Error(`The first page was answered with ${answer.status}`)
  return { open, page, cpu }
}
