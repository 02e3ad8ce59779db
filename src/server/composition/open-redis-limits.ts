/** Rate limits in Redis, where REDIS_URL is set, with the memory of the process as their fallback (SCL-05). */
import type { Config } from '../../platform/config/read-config.ts'
import { RATE_LIMIT_LOG } from '../../platform/log-codes.ts'
import type { Log } from '../../platform/log/log.ts'
import { fallbackRateLimitStore } from '../../platform/rate-limit/fallback-store.ts'
import { memoryRateLimitStore } from '../../platform/rate-limit/memory-store.ts'
import { openRedisRateLimitStore } from '../../platform/rate-limit/redis-store.ts'
import type { RateLimitStore } from '../../platform/rate-limit/store.ts'

/** A third of the time after which a node counts as gone. */
const COUNT_NODES_MS = 10_000

type Deps = { readonly log: Log; readonly onFallback?: () => void }

export type RedisLimits = { readonly store: RateLimitStore; readonly close: () => Promise<void> }

/** Undefined without REDIS_URL. */
export async function openRedisLimits(
  { redisUrl, nodes: configured }: Pick<Config, 'redisUrl' | 'nodes'>,
  { log, onFallback = () => {} }: Deps,
): Promise<RedisLimits | undefined> {
  if (redisUrl === undefined) return undefined
  const redis = await openRedisRateLimitStore(redisUrl)
  let counted = 0
  const countNodes = async (): Promise<void> => {
    // While Redis is down, the last count is the best there is.
    counted = await redis.countNodes().catch(() => counted)
  }
  await countNodes()
  const timer = setInterval(() => void countNodes(), COUNT_NODES_MS)
  timer.unref()
  const store = fallbackRateLimitStore({
    shared: redis,
    own: memoryRateLimitStore(),
    nodes: () => Math.max(configured, counted),
    onFallback,
    onChange: ({ isAvailable, error }) =>
      isAvailable
        ? log.write(RATE_LIMIT_LOG.storeAvailable)
        : log.write(RATE_LIMIT_LOG.storeUnavailable, { err: error, nodes: Math.max(configured, counted, 1) }),
  })
  return {
    store,
    async close() {
      clearInterval(timer)
      await redis.close()
    },
  }
}
