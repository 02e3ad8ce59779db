/**
 * The headless content service: texts and blocks, compatible with the public delivery API, so that the real one can
 * replace it. It must never depend on how a block looks or how the shop uses it.
 */
import type { Fetch } from '../../contracts/call-json.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { entryRoutes } from './datasources/entry-routes.ts'
import { listRoutes } from './delivery/list-routes.ts'
import { spaceRoutes } from './delivery/space-routes.ts'
import { storyRoutes, type DeliveryDeps } from './delivery/story-routes.ts'
import type { ContentTables } from './tables.ts'

export { purgeContent } from './purge-content.ts'

/** It is only read over HTTP, so request bodies are almost empty. */
const MAX_BODY_BYTES = 1024

/** Short for ourselves; the others are where the public API has its calls, under either of its base addresses. */
const BASES = ['/', '/cdn', '/v2/cdn']

export interface ContentDeps {
  readonly database: Database<ContentTables>
  readonly log: Log
  /** Required to read drafts and releases; without one, previews are disabled. */
  readonly previewToken?: string | undefined
  readonly unsavedContent?: DeliveryDeps['unsavedContent']
  /** The id of the space in the editor. */
  readonly spaceId?: number | undefined
}

export function createContentService(given: ContentDeps): { fetch: Fetch } {
  const { database, log, previewToken, unsavedContent, spaceId = 1 } = given
  const app = createServiceApp({ name: 'content', log, maxBodyBytes: MAX_BODY_BYTES })
  const deps = { database, previewToken, unsavedContent, spaceId }
  const routes = [storyRoutes(deps), entryRoutes(deps), listRoutes(deps), spaceRoutes(deps)]
  for (const base of BASES) for (const some of routes) app.route(base, some)
  return { fetch: async (request) => app.fetch(request) }
}
