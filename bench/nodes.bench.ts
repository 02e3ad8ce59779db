/**
 * What a request costs when a shop has one, two and three nodes on one PostgreSQL. The nodes are addressed directly, without a proxy, by
 * wrk, a client in C whose CPU time is reported beside theirs. What is judged is the CPU time of all nodes together for a request, while
 * each node has the same load: about a tenth of what it can answer, so that three nodes, PostgreSQL and wrk have enough of two cores. A process with less
 * to do spends more on each request, so the same load for all nodes together would compare something else. How many
 * requests they answer at most is reported, too: on two cores more nodes answer no more. Only the nodes that are measured run, because an
 * idle one polls, too, and takes work of the others.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { RawCart } from '../src/contracts/commerce/cart.ts'
import { untilReady } from '../tests/nodes/cluster.ts'
import { openCart, sender } from '../tests/nodes/purchase.ts'
import { demoProducts } from '../tests/support/demo-shop.ts'
import { freePort } from '../tests/support/free-port.ts'
import { startPostgres, type RunningPostgres } from '../tests/support/postgres.ts'
import { openBooks, type Books } from './checkout/books.ts'
import { cpuTimeOf, cpuTimeOfEnded } from './cpu-time.ts'
import type { Finding } from './finding.ts'
import { ensureWrk } from './load.ts'
import { bareFinding, nodeFindings, type NodeRound } from './nodes/node-cost.ts'
import { loadNodes } from './nodes/node-load.ts'
import { CACHED_PATH, NODE_REQUESTS, requestsOf, type NodeRequest, type ScriptInput } from './nodes/node-scripts.ts'
import { startBareNode, type BareServer } from './pages/bare-servers.ts'
import { startAsUsual } from './start-as-usual.ts'

/** How many nodes run, round after round. Up and down again, so that none of the counts is always the later one. */
const PLAN = [1, 1, 2, 3, 3, 3, 2, 1]
const TIMES_OF_WHOLE = 3
const COUNTS = [...new Set(PLAN)]
const ROUNDS = PLAN.filter((count) => count === 1).length

export const leftOut = `${ROUNDS * (TIMES_OF_WHOLE - 1)} of ${ROUNDS * TIMES_OF_WHOLE} rounds`

type Seconds = Readonly<Record<NodeRequest, number>>

const PACED_SECONDS: Seconds = { 'cached page': 3, 'uncached listing': 8, 'add to cart': 5, purchase: 12 }
const SATURATED_SECONDS: Seconds = { 'cached page': 1, 'uncached listing': 2, 'add to cart': 1, purchase: 3 }
/**
 * Of a node that has just started: hot code is optimized only after it has run often. With 2, 4, 3 and 8 seconds, each round of three nodes
 * was still faster than the one before.
 */
const WARM_UP_SECONDS: Seconds = { 'cached page': 4, 'uncached listing': 10, 'add to cart': 8, purchase: 20 }
const BARE_SECONDS = 2

/** Between two requests of a connection. */
const PAUSE_MS: Readonly<Record<NodeRequest, number>> = {
  'cached page': 2,
  'uncached listing': 450,
  'add to cart': 60,
  purchase: 650,
}

const CARTS = 60

/** Variants in stock in the Netherlands, one per product. */
const VARIANTS = demoProducts()
  .flatMap(({ variants }) => {
    const plenty = variants.find(({ sku, stock }) => !sku.includes('-UP') && (stock.nl ?? 0) > 10)
    return plenty === undefined ? [] : [plenty.id]
  })
  .slice(0, CARTS)

type Scene = {
  readonly postgres: RunningPostgres
  readonly books: Books
  readonly folder: string
  /** Of all nodes: that of the first one. */
  readonly shopUrl: string
}

type MeasuredProcess = { readonly pid: number; readonly port: number }

type RunningNode = MeasuredProcess & { readonly stop: () => Promise<unknown> }

export async function run({ isWhole }: { readonly isWhole: boolean }): Promise<readonly Finding[]> {
  ensureWrk()
  const postgres = await startPostgres({ durable: true })
  const folder = await mkdtemp(join(tmpdir(), 'sockeye-bench-'))
  const firstPort = await freePort()
  const books = await openBooks(postgres.url)
  const scene = { postgres, books, folder, shopUrl: addressOf(firstPort) }
  const running: RunningNode[] = []
  const bare: BareServer[] = []
  try {
    running.push(await startNode(scene, firstPort))
    const page = await cachedPage(scene.shopUrl)
    for (const _ of COUNTS) bare.push(await startBareNode(page, folder))
    return await measure(scene, running, bare.map(processOf), isWhole ? TIMES_OF_WHOLE : 1)
  } finally {
    for (const server of bare) server.stop()
    await Promise.all(running.map((node) => node.stop()))
    await books.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const emptyRounds = () => new Map(COUNTS.map((count): [number, NodeRound[]] => [count, []]))

/** `running`: the nodes, the first of them at the beginning; they are stopped by the caller, whatever happens. */
async function measure(
  scene: Scene,
  running: RunningNode[],
  bare: readonly MeasuredProcess[],
  times: number,
): Promise<readonly Finding[]> {
  const found = NODE_REQUESTS.map((kind) => ({ kind, paced: emptyRounds(), saturated: emptyRounds() }))
  const bareRounds = emptyRounds()
  await scene.books.fillStock()
  const tokens = await openCarts(scene.shopUrl)
  let runs = 0
  const inputFor = (nodes: readonly MeasuredProcess[]): ScriptInput => {
    runs += 1
    return { ports: nodes.map(({ port }) => port), shopUrl: scene.shopUrl, tokens, variants: VARIANTS, run: runs }
  }
  const warmUp = async (node: MeasuredProcess) => {
    for (const kind of NODE_REQUESTS) await loadNodes(kind, WARM_UP_SECONDS[kind], scene.folder, inputFor([node]))
  }
  for (const node of running) await warmUp(node)
  await loadNodes('cached page', WARM_UP_SECONDS['cached page'], scene.folder, inputFor(bare))
  let before = 0
  for (const count of Array.from({ length: times }, () => PLAN).flat()) {
    while (running.length > count) await running.pop()?.stop()
    while (running.length < count) {
      const node = await startNode(scene, await freePort())
      running.push(node)
      await warmUp(node)
    }
    for (const { kind, paced, saturated } of found) {
      const input = { ...inputFor(running), pauseMs: PAUSE_MS[kind] }
      paced.get(count)?.push(await measureRound(scene, running, { kind, seconds: PACED_SECONDS[kind], input }))
      if (count === before) continue
      const all = { kind, seconds: SATURATED_SECONDS[kind], input: inputFor(running) }
      saturated.get(count)?.push(await measureRound(scene, running, all))
    }
    const kind = 'cached page'
    const servers = bare.slice(0, count)
    const load = { kind, seconds: BARE_SECONDS, input: { ...inputFor(servers), pauseMs: PAUSE_MS[kind] } } as const
    bareRounds.get(count)?.push(await measureRound(scene, servers, load))
    before = count
  }
  const [cached = [], ...others] = found.map(({ kind, ...rounds }) => nodeFindings(kind, rounds))
  return [...cached, bareFinding(bareRounds), ...others.flat()]
}

/** The first one fills the database. A listing waits until the products are read. */
async function startNode({ postgres, shopUrl }: Scene, port: number): Promise<RunningNode> {
  const settings = { DATABASE_URL: postgres.url, PUBLIC_URL: shopUrl, PORT: String(port), LOG_LEVEL: 'error' }
  const shop = await startAsUsual(settings)
  await untilReady({ url: addressOf(port) })
  const { status } = await fetch(addressOf(port) + CACHED_PATH, { redirect: 'manual' })
  if (status !== 200) throw new Error(`${CACHED_PATH} is answered with ${status}`)
  // Not the port of the address that it prints, which is the address of the shop.
  return { pid: shop.pid, port, stop: () => shop.stop() }
}

const addressOf = (port: number): string => `http://127.0.0.1:${port}`

const processOf = ({ url, pid }: BareServer): MeasuredProcess => ({ pid, port: Number(new URL(url).port) })

/** As it is sent: compressed. */
async function cachedPage(shopUrl: string): Promise<Buffer> {
  const sent = get(shopUrl + CACHED_PATH, { headers: { 'accept-encoding': 'br' } })
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (response === undefined) throw new Error('There is no cached page')
  return buffer(response)
}

async function openCarts(shopUrl: string): Promise<readonly string[]> {
  const send = sender(() => shopUrl)
  const carts: readonly RawCart[] = await Promise.all(VARIANTS.map((id) => openCart(send, id)))
  return carts.map(({ jwtToken }) => jwtToken)
}

type Load = { readonly kind: NodeRequest; readonly seconds: number; readonly input: ScriptInput }

async function measureRound(
  { postgres, books, folder }: Scene,
  nodes: readonly MeasuredProcess[],
  { kind, seconds, input }: Load,
): Promise<NodeRound> {
  await books.workedOff()
  const used = () => [...nodes.map(({ pid }) => cpuTimeOf(pid)), cpuTimeOf(postgres.pid), cpuTimeOfEnded(process.pid)]
  const before = used()
  const answered = await loadNodes(kind, seconds, folder, input)
  // Mails and webhooks of purchases are a part of them.
  await books.workedOff()
  const count = answered.requests / requestsOf(kind)
  const costs = used().map((time, index) => ((time ?? Number.NaN) - (before[index] ?? Number.NaN)) / count)
  return {
    perSecond: count / answered.seconds,
    cpu: {
      nodes: costs.slice(0, nodes.length),
      postgres: costs[nodes.length] ?? Number.NaN,
      client: costs[nodes.length + 1] ?? Number.NaN,
    },
  }
}
