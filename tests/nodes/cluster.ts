/** A shop on several machines, all of them this one: PostgreSQL, Redis, an object store, nginx, and nodes behind it. */
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { ensureInstalled } from '../../tools/ensure-installed.ts'
import { startObjectStore, type ObjectStore } from '../object-storage/start-object-store.ts'
import { freePort } from '../support/free-port.ts'
import { startNginx } from '../support/nginx.ts'
import { startPostgres, type RunningPostgres } from '../support/postgres.ts'
import type { RunQuery } from '../support/purchase-invariants.ts'
import { startRedis, type RunningRedis } from '../support/redis.ts'
import { startShop, type Settings, type Shop } from '../support/start-shop.ts'

export type ShopNode = {
  /** Past the proxy. */
  readonly url: string
  /** `folder`: of another build; `others`: settings that this node has besides those of all. */
  readonly start: (folder?: string, others?: Settings) => Promise<void>
  /** SIGTERM, as a deploy sends it; ends when the process has ended. */
  readonly terminate: () => Promise<void>
  readonly kill: () => Promise<void>
}

export type Cluster = {
  /** Of the proxy. */
  readonly url: string
  readonly nodes: readonly ShopNode[]
  /** Of each node. */
  readonly settings: Settings
  readonly postgres: RunningPostgres
  readonly redis: RunningRedis
  readonly objects: ObjectStore
  readonly query: RunQuery
  readonly stop: () => Promise<void>
}

const POLL_MS = 100

export async function isReady({ url }: Pick<ShopNode, 'url'>): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
  return answer?.status === 200
}

export async function untilReady(node: Pick<ShopNode, 'url'>): Promise<void> {
  while (!(await isReady(node))) await pause(POLL_MS)
}

/** The first node fills the database; the others start when it is ready. */
export async function startCluster(count: number): Promise<Cluster> {
  ensureInstalled('tests/object-storage')
  const [postgres, redis, objects] = await Promise.all([startPostgres(), startRedis(), startObjectStore()])
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { s3Url, s3AccessKeyId, s3SecretAccessKey } = objects.settings
  const settings: Settings = {
    DATABASE_URL: postgres.url,
    DATABASE_POOL_SIZE: '20',
    REDIS_URL: redis.url,
    NODES: String(count),
    S3_URL: s3Url,
    S3_ACCESS_KEY_ID: s3AccessKeyId,
    S3_SECRET_ACCESS_KEY: s3SecretAccessKey,
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '5',
    LOG_LEVEL: 'fatal',
  }
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  const nodes = ports.map((one) => shopNode(one, settings))
  const [first, ...others] = nodes
  if (first === undefined) throw new Error('A shop has at least one node')
  await first.start()
  await untilReady(first)
  await Promise.all(others.map((node) => node.start()))
  await Promise.all(others.map(untilReady))
  const nginx = await startNginx(port, ports)
  return {
    url,
    nodes,
    settings,
    postgres,
    redis,
    objects,
    query: queryOf(postgres.url),
    async stop() {
      await nginx.stop()
      await Promise.all(nodes.map((node) => node.kill()))
      await Promise.all([postgres.stop(), redis.stop(), objects.stop()])
    },
  }
}

export function shopNode(port: number, settings: Settings): ShopNode {
  let shop: Shop | undefined
  return {
    url: `http://127.0.0.1:${port}`,
    async start(folder, others = {}) {
      shop = await startShop({ ...settings, ...others, PORT: String(port) }, undefined, folder)
    },
    async terminate() {
      await shop?.stop()
      shop = undefined
    },
    async kill() {
      if (shop === undefined) return
      process.kill(shop.pid, 'SIGKILL')
      // Waits until it has ended, and removes its folder.
      await shop.stop()
      shop = undefined
    },
  }
}

/** A connection for each query: PostgreSQL is restarted meanwhile. */
export const queryOf =
  (databaseUrl: string): RunQuery =>
  async (sql) => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      return (await client.query<Readonly<Record<string, unknown>>>(sql)).rows
    } finally {
      await client.end()
    }
  }
