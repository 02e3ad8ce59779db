/**
 * The same scenario against this shop and against Vendure, both on one PostgreSQL server that waits for the disk, in one run: a listing, carts, purchases, and a race for
 * the last units. They take turns, round after round; all rounds count, and failed requests are reported.
 */
import { Client } from 'pg'
import { z } from 'zod'
import { startPostgres } from '../tests/support/postgres.ts'
import { ensureInstalled } from '../tools/ensure-installed.ts'
import { median, type Finding } from './finding.ts'
import { RACED_STOCK, type PeerCall, type PeerDatabase, type PeerShop } from './peers/peer-shop.ts'
import { startSockeye } from './peers/sockeye-shop.ts'
import { startVendure } from './peers/vendure-shop.ts'

const ROUNDS = 3
const SHOPPERS = 16
const MILLISECONDS = 5000
const WARM_UP_MS = 3000
const RACERS = 50

type Call = 'list' | 'show' | 'addToCart' | 'buy'

const CALLS: readonly (readonly [Call, string])[] = [
  ['list', 'listings of 24 products per second, from the API'],
  ['show', 'listings per second as visitors get them: the page of ours, the API of the other'],
  ['addToCart', 'new carts with one unit per second'],
  ['buy', 'purchases per second, from a new cart to a paid order'],
]

/** Of answers of different sizes no shop is expected to be ahead: the sizes are in the table. */
const WITHOUT_LIMIT: ReadonlySet<Call> = new Set(['list'])

type Rate = { readonly perSecond: number; readonly failures: number; readonly characters: number }

export async function run(): Promise<readonly Finding[]> {
  ensureInstalled('bench/peers')
  const postgres = await startPostgres({ durable: true })
  const shops: PeerShop[] = []
  try {
    const ours = await startSockeye(await createDatabase(postgres.url, 'sockeye'))
    shops.push(ours)
    const theirs = await startVendure(await createDatabase(postgres.url, 'vendure'))
    shops.push(theirs)
    const findings: Finding[] = []
    for (const [call, what] of CALLS) findings.push(await compare([ours, theirs], call, what))
    return [...findings, await raceFinding(ours, theirs)]
  } finally {
    for (const shop of shops) await shop.stop()
    await postgres.stop()
  }
}

async function createDatabase(serverUrl: string, name: string): Promise<PeerDatabase> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
    const { rows } = await client.query('show server_version')
    const [{ server_version: version }] = versions.parse(rows)
    const url = new URL(serverUrl)
    url.pathname = `/${name}`
    return { databaseUrl: url.href, databaseName: `PostgreSQL ${version.split(' ')[0]}` }
  } finally {
    await client.end()
  }
}

const versions = z.tuple([z.object({ server_version: z.string() })])

async function compare([ours, theirs]: readonly [PeerShop, PeerShop], call: Call, what: string): Promise<Finding> {
  for (const shop of [ours, theirs]) await rate(shop[call], WARM_UP_MS)
  const rounds: { readonly ours: Rate; readonly theirs: Rate }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const isFirst = round % 2 === 0
    const first = await rate((isFirst ? ours : theirs)[call], MILLISECONDS)
    const second = await rate((isFirst ? theirs : ours)[call], MILLISECONDS)
    rounds.push(isFirst ? { ours: first, theirs: second } : { ours: second, theirs: first })
  }
  const ratio = median(rounds.map((round) => round.ours.perSecond / round.theirs.perSecond))
  const shown = ({ perSecond, failures }: Rate): string =>
    `${perSecond.toFixed(1)}${failures === 0 ? '' : ` (${failures} failed)`}`
  const hasLimit = !WITHOUT_LIMIT.has(call)
  const [first] = rounds
  const sizes = first !== undefined && call !== 'addToCart' && call !== 'buy' ? [sizesOf(first.ours, first.theirs)] : []
  return {
    what: `${what}, ${SHOPPERS} shoppers: ${ours.name}, of ${theirs.name}`,
    measured: `${ratio.toFixed(1)} ×`,
    limit: hasLimit ? 'more than 1 ×' : '–',
    within: hasLimit ? ratio > 1 : undefined,
    detail: [...rounds.map((round) => `${shown(round.ours)} / ${shown(round.theirs)}`), ...sizes].join(', '),
  }
}

const sizesOf = (ours: Rate, theirs: Rate): string => {
  const kilobytes = ({ characters }: Rate) => (characters / 1000).toFixed(0)
  return `answers of ${kilobytes(ours)} / ${kilobytes(theirs)} kB`
}

/** Successful calls per second: each shopper calls again when the last call has ended. */
async function rate(call: PeerCall, milliseconds: number): Promise<Rate> {
  const start = performance.now()
  let [successes, failures, characters] = [0, 0, 0]
  const shopper = async (): Promise<void> => {
    while (performance.now() - start < milliseconds) {
      try {
        characters = await call()
        successes += 1
      } catch {
        failures += 1
      }
    }
  }
  await Promise.all(Array.from({ length: SHOPPERS }, shopper))
  return { perSecond: (successes * 1000) / (performance.now() - start), failures, characters }
}

type Race = { readonly accepted: number; readonly failures: number; readonly seconds: number }

async function race(shop: PeerShop, round: number): Promise<Race> {
  const orders = await shop.carts(round, RACERS)
  const start = performance.now()
  const settled = await Promise.allSettled(orders.map((order) => order()))
  return {
    accepted: settled.filter((one) => one.status === 'fulfilled' && one.value).length,
    failures: settled.filter(({ status }) => status === 'rejected').length,
    seconds: (performance.now() - start) / 1000,
  }
}

async function raceFinding(ours: PeerShop, theirs: PeerShop): Promise<Finding> {
  const rounds: { readonly ours: Race; readonly theirs: Race }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ ours: await race(ours, round), theirs: await race(theirs, round) })
  }
  const shown = ({ accepted, failures, seconds }: Race): string =>
    `${accepted}${failures === 0 ? '' : ` (${failures} failed)`} in ${seconds.toFixed(1)} s`
  return {
    what: `${RACERS} shoppers order ${RACED_STOCK} units at the same time: orders that ${ours.name} and ${theirs.name} accept`,
    measured: rounds.map((round) => `${round.ours.accepted} and ${round.theirs.accepted}`).join(', '),
    limit: `${RACED_STOCK} of ours`,
    within: rounds.every((round) => round.ours.accepted === RACED_STOCK && round.ours.failures === 0),
    detail: rounds.map((round) => `${shown(round.ours)} / ${shown(round.theirs)}`).join(', '),
  }
}
