/** Carts: adds per second of one shop process on either database, beside a bare transaction of one row on the same disk. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoProducts } from '../tests/support/demo-shop.ts'
import type { RawCart } from '../src/contracts/commerce/cart.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { addLoad, type Load } from './cart/add-load.ts'
import { barePostgres, bareSqlite, type Bare } from './cart/bare-transactions.ts'
import type { Finding } from './finding.ts'
import { median } from './finding.ts'
import { ensureWrk } from './load.ts'
import { startAsUsual } from './start-as-usual.ts'

const ROUNDS = 5
const CARTS = 64
/** Adds per second of the fastest comparable shop that was measured. */
const PEER_ADDS = 80

const STORE = { countryCode: 'NL', languageCode: 'nl' }

/** Variants in stock in the Netherlands, one per product. */
const VARIANTS = demoProducts().flatMap(({ variants }) => {
  const plenty = variants.find(({ sku, stock }) => !sku.includes('-UP') && (stock.nl ?? 0) > 10)
  return plenty === undefined ? [] : [plenty.id]
})

type Round = { readonly bare: number; readonly small: Load; readonly large: Load }

export async function run(): Promise<readonly Finding[]> {
  ensureWrk()
  return [...(await onPostgres()), ...(await onSqlite())]
}

async function onPostgres(): Promise<readonly Finding[]> {
  const postgres = await startPostgres({ durable: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-bench-'))
  const bare = await barePostgres(postgres.url)
  const rounds = await measure({ DATABASE_URL: postgres.url, DATA_DIR: dataDir }, bare, dataDir)
  await bare.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
  return [...findingsOf('PostgreSQL', 0.16, rounds), besidePeers(rounds)]
}

async function onSqlite(): Promise<readonly Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-bench-'))
  const bare = bareSqlite(dataDir)
  const rounds = await measure({ DATA_DIR: dataDir }, bare, dataDir)
  await bare.close()
  await rm(dataDir, { recursive: true, force: true })
  return findingsOf('SQLite', 0.12, rounds)
}

async function measure(settings: Record<string, string>, bare: Bare, folder: string): Promise<readonly Round[]> {
  const shop = await startAsUsual({ ...settings, LOG_LEVEL: 'warn' })
  const load = async (lines: number, seconds: number): Promise<Load> => {
    const ids = VARIANTS.slice(0, lines)
    const tokens = await Promise.all(Array.from({ length: CARTS }, () => openCart(shop.url, ids)))
    return addLoad({ shopUrl: shop.url, folder, tokens, ids, seconds })
  }
  try {
    // A listing waits until the products are read: after that the shop is idle.
    await (await fetch(`${shop.url}/nl/adults/socks`)).text()
    await load(2, 4)
    await bare.perSecond(1000)
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ bare: await bare.perSecond(2000), small: await load(2, 4), large: await load(50, 4) })
    }
    return rounds
  } finally {
    await shop.stop()
  }
}

async function openCart(url: string, ids: readonly string[]): Promise<string> {
  const answer = await fetch(`${url}/orderv1/carts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ store: STORE, products: ids.map((id) => ({ id, quantity: 1 })) }),
  })
  const cart: RawCart = await answer.json()
  if (!answer.ok) throw new Error(JSON.stringify(cart))
  return cart.jwtToken
}

function findingsOf(engine: string, least: number, rounds: readonly Round[]): readonly Finding[] {
  const ratio = median(rounds.map(({ bare, small }) => small.perSecond / bare))
  const tail = median(rounds.map(({ small }) => small.p99 / small.p50))
  const larger = median(rounds.map(({ small, large }) => small.perSecond / large.perSecond))
  return [
    {
      what: `adds to carts of 2 lines per second on ${engine}, of bare transactions of one row`,
      measured: `${ratio.toFixed(2)} ×`,
      limit: `at least ${least} ×`,
      within: ratio >= least,
      detail: rounds.map(({ bare, small }) => `${small.perSecond.toFixed(0)} / ${bare.toFixed(0)}`).join(', '),
    },
    {
      what: `the slowest hundredth of adds on ${engine}, of the median`,
      measured: `${tail.toFixed(1)} ×`,
      limit: 'at most 10 ×',
      within: tail <= 10,
      detail: rounds.map(({ small }) => `${small.p99.toFixed(1)} / ${small.p50.toFixed(1)} ms`).join(', '),
    },
    {
      what: `a cart of 50 lines on ${engine}, of one of 2`,
      measured: `${larger.toFixed(2)} ×`,
      limit: 'at most 2 ×',
      within: larger <= 2,
      detail: rounds
        .map(({ small, large }) => `${small.perSecond.toFixed(0)} / ${large.perSecond.toFixed(0)}`)
        .join(', '),
    },
  ]
}

/** On another day and the same kind of machine, on PostgreSQL too. */
function besidePeers(rounds: readonly Round[]): Finding {
  const adds = median(rounds.map(({ small }) => small.perSecond))
  return {
    what: `adds per second on PostgreSQL, of the quickest peer's ${PEER_ADDS}`,
    measured: `${(adds / PEER_ADDS).toFixed(1)} ×`,
    limit: 'more than 10 ×',
    within: adds > 10 * PEER_ADDS,
    detail: `median ${adds.toFixed(0)}`,
  }
}
