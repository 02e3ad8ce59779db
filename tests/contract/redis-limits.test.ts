/** Limits of a shop with three nodes and a Redis that may be killed (SCL-05). */
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/platform/config/read-config.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createMetrics } from '../../src/platform/metrics/metrics.ts'
import { rateLimitMigrations, type RateLimitTables } from '../../src/platform/rate-limit/database-store.ts'
import type { RateLimits } from '../../src/platform/rate-limit/rate-limits.ts'
import { openRateLimits } from '../../src/server/composition/open-rate-limits.ts'
import { openRedisLimits } from '../../src/server/composition/open-redis-limits.ts'
import { migratedDatabase } from '../support/fresh-database.ts'
import { startRedis, type RunningRedis } from '../support/redis.ts'

const NODES = 3

/** The default burst, refilled so slowly that a test on a busy machine sees nothing of it: Redis counts by its own clock. */
const RATE_LIMITS = 'cart.open:client=20/3600/20'

describe('three nodes with Redis', () => {
  let redis: RunningRedis
  let nodes: readonly RateLimits[] = []
  let logged: string[] = []
  const metrics = createMetrics()
  const closers: (() => Promise<void>)[] = []
  beforeEach(async () => {
    redis = await startRedis()
    closers.push(redis.stop)
    const empty = await migratedDatabase('sqlite', rateLimitMigrations)
    const database = await empty.open<RateLimitTables>(rateLimitMigrations)
    closers.push(
      () => empty.remove(),
      () => database.close(),
    )
    logged = []
    const log = createLog({ level: 'info', destination: { write: (line) => void logged.push(line) } })
    const config = readConfig({ REDIS_URL: redis.url, NODES: String(NODES), RATE_LIMITS })
    nodes = await Promise.all(
      Array.from({ length: NODES }, async () => {
        const limits = await openRedisLimits(config, { log, onFallback: metrics.countLimitFallback })
        if (limits === undefined) throw new Error('REDIS_URL is not used')
        closers.push(limits.close)
        return openRateLimits(config, { log, database, installationSecret: 'secret', shared: limits.store })
      }),
    )
  })
  afterEach(async () => {
    for (const close of closers.splice(0).toReversed()) await close()
  })

  const codes = () => logged.map((line): unknown => JSON.parse(line).code)
  /** How many of so many attempts, spread over the nodes, are admitted. */
  const admitted = async (attempts: number, take: (node: RateLimits, index: number) => Promise<number | undefined>) => {
    const waits = await Promise.all(
      Array.from({ length: attempts }, async (_, index) => {
        const node = nodes[index % NODES]
        if (node === undefined) throw new Error('There is no such node')
        return take(node, index)
      }),
    )
    return waits.filter((wait) => wait === undefined).length
  }
  const lookUp = (subject: string) => (node: RateLimits, index: number) =>
    node.take('order.look-up', { client: `192.0.2.${index}`, subject })

  it('~SCL-05 every limit is the limit of all nodes together, not only that of sensitive actions', async () => {
    expect(await admitted(30, lookUp('ada@example.com'))).toBe(5)
    expect(await admitted(60, (node) => node.take('cart.open', { client: '203.0.113.7' }))).toBe(20)
    expect(await nodes[2]?.take('cart.open', { client: '203.0.113.7' })).toBeGreaterThan(3000)
    expect(await nodes[2]?.take('cart.open', { client: '203.0.113.8' })).toBeUndefined()
  })

  it('~SCL-05 what one node gives back may be taken at another', async () => {
    const caller = { client: '203.0.113.7', subject: 'cart' }
    for (let count = 0; count < 10; count += 1) await nodes[0]?.take('discount-code.try', caller)
    expect(await nodes[1]?.take('discount-code.try', caller)).toBeGreaterThan(0)
    await nodes[2]?.giveBack('discount-code.try', caller)
    expect(await nodes[1]?.take('discount-code.try', caller)).toBeUndefined()
  })

  it('~SCL-05 Redis has no network or e-mail address of a visitor, and every key expires', async () => {
    await admitted(3, lookUp('ada@example.com'))
    const client = new Redis(redis.url)
    const keys = await client.keys('sockeye:*')
    const lives = await Promise.all(keys.map((key) => client.pttl(key)))
    client.disconnect()
    expect(keys.length).toBeGreaterThan(4)
    expect(keys.join()).not.toMatch(/@|192\.0\.2/)
    expect(lives.filter((life) => life <= 0)).toEqual([])
  })

  it('SCL-05 a killed Redis leaves each node its share of a limit, is logged and counted, and counts again when it is back', async () => {
    await redis.kill()
    // Wrong codes: 10 of a cart for the shop, 3 for each of three nodes.
    const tryCode = (node: RateLimits, index: number) =>
      node.take('discount-code.try', { client: `192.0.2.${index}`, subject: 'cart' })
    expect(await admitted(60, tryCode)).toBe(9)
    expect(codes().filter((code) => code === 'limit.store_unavailable')).toHaveLength(NODES)
    const { body } = await metrics.expose()
    expect(Number(/rate_limit_fallback_total\{store="redis"\} (\d+)/.exec(body)?.[1])).toBeGreaterThanOrEqual(60)
    await redis.startAgain()
    const isBack = () => codes().filter((code) => code === 'limit.store_available').length
    await expect
      .poll(async () => {
        for (const node of nodes) await node.take('diagnostics.report', { client: '203.0.113.9' })
        return isBack()
      })
      .toBe(NODES)
    expect(await admitted(30, lookUp('ada@example.com'))).toBe(5)
  })

  it('~SCL-05 a node that starts while Redis is down opens, with its share of each limit', async () => {
    await redis.kill()
    const config = readConfig({ REDIS_URL: redis.url, NODES: '5' })
    const limits = await openRedisLimits(config, { log: createLog({ level: 'silent' }) })
    const bucket = [{ policy: 'p', key: 'k', rate: { amount: 10, seconds: 60, burst: 10 } }]
    const take = () => limits?.store.take(bucket, 1, Date.now())
    expect([await take(), await take()]).toEqual([undefined, undefined])
    expect(await take()).toMatchObject({ policy: 'p' })
    await limits?.close()
  })

  it('~SCL-05 the share is that of the nodes that Redis has counted last, where they are more than NODES', async () => {
    const open = () => openRedisLimits(readConfig({ REDIS_URL: redis.url }), { log: createLog({ level: 'silent' }) })
    const fourth = await open()
    await redis.kill()
    const bucket = [{ policy: 'p', key: 'k', rate: { amount: 8, seconds: 60, burst: 8 } }]
    const take = () => fourth?.store.take(bucket, 1, Date.now())
    expect([await take(), await take()]).toEqual([undefined, undefined])
    expect(await take()).toMatchObject({ policy: 'p' })
    await fourth?.close()
  })
})
