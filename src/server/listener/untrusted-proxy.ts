/**
 * Detects a proxy before the shop that TRUSTED_PROXIES does not count: all of its visitors are one client to the rate limits
 * (SEC-05). It only reports: the header may be forged, so nothing is decided by it.
 */
import type { IncomingMessage } from 'node:http'
import { RATE_LIMIT_LOG } from '../../platform/log-codes.ts'
import type { Log } from '../../platform/log/log.ts'

type Deps = { readonly trustedProxies: number; readonly live: boolean; readonly log: Log }

export type UntrustedProxy = {
  readonly note: (request: Pick<IncomingMessage, 'headers'>) => void
  /** For the details of readiness: where real money is taken. */
  readonly warnings: () => readonly string[]
}

export function detectUntrustedProxy({ trustedProxies, live, log }: Deps): UntrustedProxy {
  let isDetected = false
  return {
    note({ headers }) {
      if (isDetected || trustedProxies > 0 || headers['x-forwarded-for'] === undefined) return
      isDetected = true
      log.write(RATE_LIMIT_LOG.proxyNotTrusted, { setting: 'TRUSTED_PROXIES' })
    },
    warnings: () => (isDetected && live ? [WARNING] : []),
  }
}

const WARNING = 'warning: requests have X-Forwarded-For, but TRUSTED_PROXIES is 0: all visitors share one rate limit'
