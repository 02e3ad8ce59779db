/**
 * The services of the shop and their clients. A service without an address of its own runs in this process and is
 * called through its fetch handler: the same code path as over the network, without the network.
 */
import type { ContentClient } from '../contracts/content-client.ts'
import { contentClient } from '../contracts/content-client.ts'
import type { Config } from '../platform/config/read-config.ts'
import type { Migration } from '../platform/database/migrate.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Log } from '../platform/log/log.ts'
import { createContentService } from '../services/content/content-service.ts'
import { contentMigrations } from '../services/content/migrations.ts'
import type { ContentTables } from '../services/content/tables.ts'
import { createEngagementService } from '../services/engagement/engagement-service.ts'
import type { FactTables } from './facts.ts'
import { factMigrations } from './facts.ts'
import type { KeptContent } from './kept-content.ts'
import { keepContent } from './kept-content.ts'
import type { PublicService } from './http/request-listener.ts'

export type ShopSchema = ContentTables & FactTables

/** Of all services, whether they run here or elsewhere: one schema, one history. */
export const MIGRATIONS: readonly Migration[] = [...factMigrations, ...contentMigrations]

type ServicesDeps = {
  readonly config: Config
  readonly database: Database<ShopSchema>
  readonly log: Log
}

export function createServices({ config, database, log }: ServicesDeps): {
  readonly clients: { readonly content: ContentClient }
  readonly content: KeptContent
  readonly publicServices: readonly PublicService[]
} {
  const content = keepContent(
    config.contentUrl === undefined
      ? contentClient({ fetch: createContentService({ database, log }).fetch, baseUrl: 'http://content' })
      : contentClient({ fetch: (request) => fetch(request), baseUrl: config.contentUrl }),
  )
  const engagement = createEngagementService({ log })
  return {
    clients: { content: content.client },
    content,
    publicServices: [{ name: 'engagement', prefixes: ['/api/diagnostics/'], fetch: engagement.fetch }],
  }
}
