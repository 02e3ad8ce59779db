/** Buckets that all nodes of a shop share, in Redis: no limit grows with the number of nodes (SCL-05, ADR 100). */
import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { within } from '../within.ts'
import { COUNT_NODES_SCRIPT, GIVE_BACK_SCRIPT, TAKE_SCRIPT } from './redis-script.ts'
import type { Bucket, RateLimitStore } from './store.ts'

export type RedisRateLimitStore = RateLimitStore & {
  /** Of the shop, with this one: the nodes that were heard of within the last half minute. */
  readonly countNodes: () => Promise<number>
  readonly close: () => Promise<void>
}

/** Slower than that it is down: a shopper must not wait for a count. */
const COMMAND_MS = 500
const CONNECT_MS = 2000
/** After that a handshake without an answer is repeated. Commands are given up earlier. */
const HANDSHAKE_MS = 10_000
const MAX_RETRY_MS = 1000
const NODE_GONE_MS = 30_000

const PREFIX = 'sockeye:limit:'
const NODES_KEY = 'sockeye:nodes'

/** Loads the client only where it is used. */
export async function openRedisRateLimitStore(url: string): Promise<RedisRateLimitStore> {
  const { Redis: Client } = await import('ioredis')
  const client = new Client(url, {
    connectTimeout: CONNECT_MS,
    commandTimeout: HANDSHAKE_MS,
    // Without a connection a call fails immediately, and none is repeated: it would count twice.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RETRY_MS),
  })
  // Each call reports its own failure.
  client.on('error', () => {})
  await within(CONNECT_MS, firstAnswer(client), late).catch(() => undefined)
  return redisRateLimitStore(client)
}

/** The first requests of a node are to be shared, too; a Redis that is down does not keep the shop closed. */
const firstAnswer = (client: Redis): Promise<void> =>
  new Promise((resolve) => {
    client.once('ready', () => resolve())
    client.once('error', () => resolve())
  })

const late = () => new Error('Redis did not answer in time')

function redisRateLimitStore(client: Redis): RedisRateLimitStore {
  const node = randomUUID()
  // Not the client's own time limit: it takes Redis for down when this process was busy for so long.
  const run = (script: string, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> =>
    within(COMMAND_MS, client.call('EVAL', script, keys.length, ...keys, ...args), late)
  const runOn = (script: string, buckets: readonly Bucket[], count: number): Promise<unknown> =>
    run(
      script,
      buckets.map(({ policy, key }) => `${PREFIX}${policy}:${key}`),
      [count, ...buckets.flatMap(({ rate }) => [rate.amount, rate.seconds, rate.burst])],
    )
  return {
    async take(buckets, count) {
      const exceeded = await runOn(TAKE_SCRIPT, buckets, count)
      if (!Array.isArray(exceeded) || exceeded.length === 0) return undefined
      const [index, waitMs] = exceeded.map(Number)
      return { policy: buckets[(index ?? 0) - 1]?.policy ?? '', waitMs: waitMs ?? 0 }
    },
    async giveBack(buckets, count) {
      await runOn(GIVE_BACK_SCRIPT, buckets, count)
    },
    countNodes: async () => Number(await run(COUNT_NODES_SCRIPT, [NODES_KEY], [node, NODE_GONE_MS])),
    async close() {
      await within(COMMAND_MS, client.zrem(NODES_KEY, node), late).catch(() => 0)
      client.disconnect()
    },
  }
}
