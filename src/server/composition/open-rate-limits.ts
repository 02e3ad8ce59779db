/** The rate limits of this process, as the settings have them. */
import { systemClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config/read-config.ts'
import { RATE_LIMIT_LOG } from '../../platform/log-codes.ts'
import type { Log } from '../../platform/log/log.ts'
import { createRateLimits, type RateLimits } from '../../platform/rate-limit/rate-limits.ts'

type Deps = { readonly log: Log; readonly onRejected?: (policy: string) => void }

/** A limit that was changed is logged: none is raised silently. */
export function openRateLimits(
  { rateLimits: overrides }: Pick<Config, 'rateLimits'>,
  { log, ...deps }: Deps,
): RateLimits {
  for (const [policy, rate] of Object.entries(overrides)) log.write(RATE_LIMIT_LOG.changed, { policy, ...rate })
  return createRateLimits({ ...deps, clock: systemClock, overrides })
}
