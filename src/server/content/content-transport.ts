/** How content is fetched: from the service in this process, or from a remote one, within its rate limit. */
import type { Fetch } from '../../contracts/call-json.ts'
import type { ContentReach } from '../../contracts/content/content-call.ts'
import { contentRequestsPerSecond, paced } from '../../contracts/content/content-pace.ts'
import { restful } from '../../contracts/content/content-rest.ts'
import type { Config } from '../../platform/config/read-config.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Log } from '../../platform/log/log.ts'
import { createContentService } from '../../services/content/service.ts'
import type { ContentTables } from '../../services/content/tables.ts'

type ReachDeps = {
  readonly config: Config
  readonly database: Database<ContentTables>
  readonly log: Log
  /** Calls a remote service. */
  readonly send: Fetch
}

export type ReachedContent = Pick<ContentReach, 'fetch' | 'baseUrl' | 'token' | 'oauthToken'> & {
  readonly isLocal: boolean
}

/** All callers of a remote service share one rate limit. */
export function reachContent({ config, database, log, send }: ReachDeps): ReachedContent {
  const { contentUrl, contentToken, contentOauthToken, contentPreviewToken, contentSpaceId } = config
  if (contentUrl === undefined) {
    const service = createContentService({
      database,
      log,
      previewToken: contentPreviewToken,
      spaceId: contentSpaceId,
    })
    return { fetch: service.fetch, baseUrl: 'http://content', isLocal: true }
  }
  const pace = contentRequestsPerSecond({ oauth: contentOauthToken !== undefined })
  return {
    fetch: restful(send, (service) => paced(service, pace)),
    baseUrl: contentUrl,
    token: contentToken,
    oauthToken: contentOauthToken,
    isLocal: false,
  }
}
