/**
 * What a request costs when a shop has one, two and three nodes on one PostgreSQL. The nodes are addressed directly, without a proxy, by
 * wrk, a client in C whose CPU time is reported beside theirs. On a machine with two cores more nodes give no more requests; what
 * is judged is the CPU time of all nodes together. Only the nodes that are measured run: an idle one polls, too, and takes work of others.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RawCart } from '../src/contracts/commerce/cart.ts'
import { untilReady } from '../tests/nodes/cluster.ts'
import { openCart, sender } from '../tests/nodes/purchase.ts'
import { demoProducts } from '../tests/support/demo-shop.ts'
import { freePort } from '../tests/support/free-port.ts'
import { startPostgres, type RunningPostgres } from '../tests/support/postgres.ts'
import type { Shop } from '../tests/support/start-shop.ts'
import { openBooks, type Books } from './checkout/books.ts'
import { cpuTimeOf, cpuTimeOfEnded } from './cpu-time.ts'
import type { Finding } from './finding.ts'
import { ensureWrk } from './load.ts'
import { nodeFindings, type NodeRound, type NodeRounds } from './nodes/node-cost.ts'
import { loadNodes } from './nodes/node-load.ts'
import { CACHED_PATH, NODE_REQUESTS, requestsOf, type NodeRequest, type ScriptInput } from './nodes/node-scripts.ts'
import { startAsUsual } from './start-as-usual.ts'

/** How many nodes run, round after round. Up and down again, so that none of the counts is always the later one. */
const PLAN = [1, 1, 2, 2, 3, 3, 3, 2, 1]
const TIMES_OF_WHOLE = 3
const ROUNDS = PLAN.filter((count) => count === 1).length

export const leftOut = `${ROUNDS * (TIMES_OF_WHOLE - 1)} of ${ROUNDS * TIMES_OF_WHOLE} rounds`

const SECONDS: Readonly<Record<NodeRequest, number>> = {
  'cached page': 2,
  'uncached listing': 3,
  'add to cart': 3,
  purchase: 5,
}
/** Of a node that has just started: hot code is optimized only after it has run often. */
const WARM_UP_SECONDS: Readonly<Record<NodeRequest, number>> = {
  'cached page': 2,
  'uncached listing': 5,
  'add to cart': 4,
  purchase: 12,
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
  readonly firstPort: number
}

export async function run({ isWhole }: { readonly isWhole: boolean }): Promise<readonly Finding[]> {
  ensureWrk()
  const postgres = await startPostgres({ durable: true })
  const folder = await mkdtemp(join(tmpdir(), 'sockeye-bench-'))
  const firstPort = await freePort()
  const books = await openBooks(postgres.url)
  const scene = { postgres, books, folder, firstPort, shopUrl: `http://127.0.0.1:${firstPort}` }
  const running: Shop[] = []
  try {
    const rounds = await measure(scene, running, isWhole ? TIMES_OF_WHOLE : 1)
    return NODE_REQUESTS.flatMap((kind) => nodeFindings(kind, rounds.get(kind) ?? new Map()))
  } finally {
    await Promise.all(running.map((node) => node.stop()))
    await books.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(scene: Scene, running: Shop[], times: number): Promise<ReadonlyMap<NodeRequest, NodeRounds>> {
  const counts = [...new Set(PLAN)]
  const found = new Map(
    NODE_REQUESTS.map((kind) => [kind, new Map(counts.map((count): [number, NodeRound[]] => [count, []]))]),
  )
  let runs = 0
  const inputFor = (nodes: readonly Shop[], tokens: readonly string[]): ScriptInput => {
    runs += 1
    return { ports: nodes.map(({ port }) => port), shopUrl: scene.shopUrl, tokens, variants: VARIANTS, run: runs }
  }
  const first = await startNode(scene, true)
  running.push(first)
  await scene.books.fillStock()
  const tokens = await openCarts(scene.shopUrl)
  const warmUp = async (node: Shop) => {
    for (const kind of NODE_REQUESTS)
      await loadNodes(kind, WARM_UP_SECONDS[kind], scene.folder, inputFor([node], tokens))
  }
  await warmUp(first)
  for (const count of Array.from({ length: times }, () => PLAN).flat()) {
    while (running.length > count) await running.pop()?.stop()
    while (running.length < count) {
      const node = await startNode(scene, false)
      running.push(node)
      await warmUp(node)
    }
    for (const kind of NODE_REQUESTS)
      found
        .get(kind)
        ?.get(count)
        ?.push(await measureRound(scene, running, kind, inputFor(running, tokens)))
  }
  return found
}

/** The first one fills the database, and has the address of the shop. A listing waits until the products are read. */
async function startNode({ postgres, shopUrl, firstPort }: Scene, isFirst: boolean): Promise<Shop> {
  const node = await startAsUsual({
    DATABASE_URL: postgres.url,
    PUBLIC_URL: shopUrl,
    LOG_LEVEL: 'error',
    ...(isFirst && { PORT: String(firstPort) }),
  })
  await untilReady(node)
  const { status } = await fetch(node.url + CACHED_PATH, { redirect: 'manual' })
  if (status !== 200) throw new Error(`${CACHED_PATH} is answered with ${status}`)
  return node
}

async function openCarts(shopUrl: string): Promise<readonly string[]> {
  const send = sender(() => shopUrl)
  const carts: readonly RawCart[] = await Promise.all(VARIANTS.map((id) => openCart(send, id)))
  return carts.map(({ jwtToken }) => jwtToken)
}

async function measureRound(
  { postgres, books, folder }: Scene,
  nodes: readonly Shop[],
  kind: NodeRequest,
  input: ScriptInput,
): Promise<NodeRound> {
  await books.workedOff()
  const used = () => [...nodes.map(({ pid }) => cpuTimeOf(pid)), cpuTimeOf(postgres.pid), cpuTimeOfEnded(process.pid)]
  const before = used()
  const { requests, seconds } = await loadNodes(kind, SECONDS[kind], folder, input)
  // Mails and webhooks of purchases are a part of them.
  await books.workedOff()
  const count = requests / requestsOf(kind)
  const costs = used().map((time, index) => ((time ?? Number.NaN) - (before[index] ?? Number.NaN)) / count)
  return {
    perSecond: count / seconds,
    cpu: {
      nodes: costs.slice(0, nodes.length),
      postgres: costs[nodes.length] ?? Number.NaN,
      client: costs[nodes.length + 1] ?? Number.NaN,
    },
  }
}
