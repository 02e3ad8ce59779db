import type { Fetch } from '../../contracts/call-json.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { diagnosticsRoutes } from './diagnostics/routes.ts'

/** Everything a browser sends here is short. */
const LARGEST_BODY = 16 * 1024

export interface EngagementDeps {
  readonly log: Log
}

/**
 * What a visitor tells us outside of shopping; so far the diagnostics log.
 * Open to anyone, so it must never trust, repeat or act on what it is told.
 */
export function createEngagementService({ log }: EngagementDeps): { fetch: Fetch } {
  const app = createServiceApp({ name: 'engagement', log, maxBodyBytes: LARGEST_BODY })
  app.route('/', diagnosticsRoutes({ log }))
  return { fetch: async (request) => app.fetch(request) }
}
