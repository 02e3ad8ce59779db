/**
 * What the desk costs the shop (DSK-04): purchases with ten desk sessions and a running export of 100,000 orders beside purchases
 * without them, and memory and start of a shop whose desk is not used beside one without a desk. How quickly the work list and the
 * palette answer over HTTP (DSK-06, DSK-07).
 *
 * Shoppers buy as quickly as the shop lets them, so both cores are busy without a desk, too: whatever the desk uses is missing at
 * purchases. Staff work as in desk/desk-work.ts: each of ten clicks every three seconds, and has the start screen open beside it,
 * which refreshes itself; one export is running all the time.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { demoProducts } from '../tests/support/demo-shop.ts'
import type { DeskClient } from '../tests/support/desk-client.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import type { Settings } from '../tests/support/start-shop.ts'
import { openBooks, type Books } from './checkout/books.ts'
import { hireShoppers, type Shoppers } from './checkout/hire-shoppers.ts'
import { BETWEEN_CLICKS_MS, EXPORTED_COUNTRY, signIn, work, type DeskWork } from './desk/desk-work.ts'
import { answerTimes, exportTime } from './desk/answer-times.ts'
import { median, type Finding } from './finding.ts'
import { memoryOf } from './memory-of.ts'
import { startAsUsual } from './start-as-usual.ts'

/** Many, because one in which something else uses the machine says little about the desk. */
const ROUNDS = 9
const WARM_UP_MS = 12_000
const ROUND_MS = 8000
/** Longer than an export takes while the shop sells. */
const EXPORT_MS = 90_000
const SHOPPERS = 16
const SESSIONS = 10
const ORDERS = 100_000
const MIN_SHARE = 0.95
const STARTS = 7
const MAX_START_MS = 50
const MAX_MEMORY_MB = 5
/** The memory of the start itself is released, and background jobs have run. */
const IDLE_MS = 10_000

const VARIANTS = demoProducts()
  .flatMap(({ variants }) =>
    variants.filter(({ sku, stock }) => !sku.includes('-UP') && (stock.nl ?? 0) > 10).slice(0, 1),
  )
  .map(({ id }) => id)
  .slice(0, 200)

export const run = async (): Promise<readonly Finding[]> => [...(await purchases()), ...(await unused())]

type Round = { readonly alone: number; readonly withDesk: number; readonly desk: DeskWork }

async function purchases(): Promise<readonly Finding[]> {
  const postgres = await startPostgres({ durable: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-bench-'))
  const shop = await startAsUsual({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const books = await openBooks(postgres.url)
  const shoppers = hireShoppers(shop.url)
  try {
    await (await fetch(`${shop.url}/nl/adults/socks`)).text()
    await books.fillStock()
    await buy(shoppers, books, WARM_UP_MS)
    await copyOrders(postgres.url)
    const browsers = await signIn(shop, SESSIONS)
    const rounds: Round[] = []
    for (let turn = 0; turn < ROUNDS; turn += 1) rounds.push(await measureRound({ shoppers, books, browsers }, turn))
    return [
      purchaseFinding(rounds),
      await exportTime(browsers, () => buy(shoppers, books, EXPORT_MS)),
      ...(await answerTimes(browsers)),
    ]
  } finally {
    shoppers.stop()
    await books.close()
    await shop.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Scene = { readonly shoppers: Shoppers; readonly books: Books; readonly browsers: readonly DeskClient[] }

/** In turns, so that neither is always the later one. */
async function measureRound({ shoppers, books, browsers }: Scene, turn: number): Promise<Round> {
  const withDesk = async () => {
    const end = new AbortController()
    const working = work(browsers, end.signal)
    const perSecond = await buy(shoppers, books, ROUND_MS)
    end.abort()
    return { perSecond, desk: await working }
  }
  if (turn % 2 === 0) {
    const alone = await buy(shoppers, books, ROUND_MS)
    const { perSecond, desk } = await withDesk()
    return { alone, withDesk: perSecond, desk }
  }
  const { perSecond, desk } = await withDesk()
  return { alone: await buy(shoppers, books, ROUND_MS), withDesk: perSecond, desk }
}

/** Purchases per second, with all that follows them. */
async function buy(shoppers: Shoppers, books: Books, milliseconds: number): Promise<number> {
  const bought = await shoppers.buy({ ids: VARIANTS, shoppers: SHOPPERS, milliseconds })
  const waited = performance.now()
  await books.workedOff()
  const took = bought.milliseconds + (performance.now() - waited)
  await wait(500)
  return (bought.purchases * 1000) / took
}

/** Of an order that was paid. */
async function copyOrders(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into orders
      select (jsonb_populate_record(paid, jsonb_build_object(
        'id', 'bench-' || n, 'number', 'B' || n, 'cart_id', 'bench-' || n, 'idempotency_key', null, 'country', $2::text))).*
      from (select orders as paid from orders where state = 'paid' limit 1) as sample, generate_series(1, $1) as n`,
    [ORDERS, EXPORTED_COUNTRY],
  )
  // What they are found by.
  await client.query(
    `insert into order_search (word, order_id, kind)
      select word, 'bench-' || n, kind from order_search, generate_series(1, $1) as n
      where order_id = (select id from orders where state = 'paid' and number not like 'B%' limit 1)`,
    [ORDERS],
  )
  // Otherwise PostgreSQL does both by itself while purchases are counted, because of the copies; plans made while tables were empty scan them whole.
  await client.query('vacuum (analyze)')
  await client.query('checkpoint')
  await client.end()
}

function purchaseFinding(rounds: readonly Round[]): Finding {
  const share = median(rounds.map(({ alone, withDesk }) => withDesk / alone))
  const sum = (of: (work: DeskWork) => number) => rounds.reduce((total, { desk }) => total + of(desk), 0)
  return {
    what:
      `purchases per second with ${SESSIONS} desk sessions, a click every ${BETWEEN_CLICKS_MS / 1000} s each, and a running export ` +
      `of ${ORDERS} orders, beside purchases without them`,
    measured: `${(share * 100).toFixed(0)} %`,
    limit: `at least ${MIN_SHARE * 100} %`,
    within: share >= MIN_SHARE,
    detail:
      `${rounds.map(({ alone, withDesk }) => `${withDesk.toFixed(0)} / ${alone.toFixed(0)}`).join(', ')}; ` +
      `${sum(({ reads }) => reads)} reads, ${sum(({ exportedRows }) => exportedRows)} exported rows`,
  }
}

type Started = { readonly page: number; readonly memory: number }

/** The desk is not called. Without a desk, the staff service is not loaded either. */
async function unused(): Promise<readonly Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sockeye-bench-'))
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'warn' }
  await (await startAsUsual(settings)).stop()
  const [without, withDesk]: [Started[], Started[]] = [[], []]
  for (let time = 0; time < STARTS; time += 1) {
    without.push(await start({ ...settings, DESK: 'false' }))
    withDesk.push(await start(settings))
  }
  await rm(folder, { recursive: true, force: true })
  const difference = (of: (started: Started) => number) => median(withDesk.map(of)) - median(without.map(of))
  // The least: in some starts of either kind the young generation has grown by 16 MB when it is measured.
  const least = (started: readonly Started[]) => Math.min(...started.map(({ memory }) => memory))
  const [ms, mb] = [difference(({ page }) => page), least(withDesk) - least(without)]
  const list = (of: (started: Started) => number) =>
    `with: ${withDesk.map((one) => of(one).toFixed(0)).join(', ')}; without: ${without.map((one) => of(one).toFixed(0)).join(', ')}`
  return [
    {
      what: 'what a desk that is not used adds to the start, to the first page',
      measured: `${ms.toFixed(0)} ms`,
      limit: `at most ${MAX_START_MS} ms`,
      within: ms <= MAX_START_MS,
      detail: list(({ page }) => page),
    },
    {
      what: 'what a desk that is not used adds to the memory',
      measured: `${mb.toFixed(1)} MB`,
      limit: `at most ${MAX_MEMORY_MB} MB`,
      within: mb <= MAX_MEMORY_MB,
      detail: list(({ memory }) => memory),
    },
  ]
}

async function start(settings: Settings): Promise<Started> {
  const startedAt = performance.now()
  const shop = await startAsUsual(settings)
  await (await fetch(`${shop.url}/uk`)).arrayBuffer()
  const page = performance.now() - startedAt
  await wait(IDLE_MS)
  const memory = memoryOf(shop.pid)
  await shop.stop()
  return { page, memory }
}
