/** The rate limits of this process, as the settings have them. */
import { systemClock, type Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config/read-config.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { RATE_LIMIT_LOG } from '../../platform/log-codes.ts'
import type { Log } from '../../platform/log/log.ts'
import { databaseRateLimitStore, type RateLimitTables } from '../../platform/rate-limit/database-store.ts'
import { hideKeys } from '../../platform/rate-limit/hidden-keys.ts'
import { memoryRateLimitStore } from '../../platform/rate-limit/memory-store.ts'
import { createRateLimits, type RateLimits } from '../../platform/rate-limit/rate-limits.ts'
import { splitRateLimitStore } from '../../platform/rate-limit/split-store.ts'
import type { RateLimitStore } from '../../platform/rate-limit/store.ts'

type Deps = {
  readonly log: Log
  readonly onRejected?: (policy: string) => void
  readonly database: Database<RateLimitTables>
  readonly installationSecret: string
  /** Of Redis: for all limits. */
  readonly shared?: RateLimitStore | undefined
  readonly clock?: Clock
}

/** A limit that was changed is logged: none is raised silently. */
export function openRateLimits(
  { rateLimits: overrides }: Pick<Config, 'rateLimits'>,
  { log, onRejected, database, installationSecret, shared, clock = systemClock }: Deps,
): RateLimits {
  for (const [policy, rate] of Object.entries(overrides)) log.write(RATE_LIMIT_LOG.changed, { policy, ...rate })
  return createRateLimits({
    clock,
    overrides,
    store: storeOf(database, installationSecret, shared),
    ...(onRejected && { onRejected }),
  })
}

/** The embedded database has one process: nothing is to be shared. */
function storeOf(
  database: Database<RateLimitTables>,
  installationSecret: string,
  shared: RateLimitStore | undefined,
): RateLimitStore {
  const secret = `rate limits ${installationSecret}`
  if (shared !== undefined) return hideKeys(shared, secret)
  const own = memoryRateLimitStore()
  if (database.engine === 'sqlite') return own
  return splitRateLimitStore({ shared: hideKeys(databaseRateLimitStore(database), secret), own })
}
