import { CATALOG_PREFIX } from '../../contracts/commerce.ts'
import type { Fetch } from '../../contracts/call-json.ts'
import type { Environment } from '../../markets/types.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import type { CommerceTables } from './tables.ts'

/** A list of five hundred skus. */
const LARGEST_BODY = 64 * 1024

export type CommerceDeps = {
  readonly database: Database<CommerceTables>
  readonly environment: Environment
  readonly log: Log
  /** CRT-30 */
  readonly catalogPrefix?: string
}

/**
 * What can be sold, for how much, and how much of it is there. It must never know what a product looks like or what it
 * is called: that is discovery's.
 */
export function createCommerceService({ database, environment, log, catalogPrefix = CATALOG_PREFIX }: CommerceDeps): {
  readonly fetch: Fetch
} {
  const app = createServiceApp({ name: 'commerce', log, maxBodyBytes: LARGEST_BODY })
  app.route('/', catalogueRoutes({ database, environment, catalogPrefix }))
  return { fetch: async (request) => app.fetch(request) }
}
