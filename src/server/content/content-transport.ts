/** Where content comes from: the service in this process, or one across the network, which is asked at its own pace. */
import type { ContentReach } from '../../contracts/content/content-call.ts'
import { contentRequestsPerSecond, paced } from '../../contracts/content/content-pace.ts'
import { restful } from '../../contracts/content/content-rest.ts'
import type { Config } from '../../platform/config/read-config.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Log } from '../../platform/log/log.ts'
import { createContentService } from '../../services/content/service.ts'
import type { ContentTables } from '../../services/content/tables.ts'

/** Of the pace across the network: the rest is for the pages. */
const VISITORS_REQUESTS_PER_SECOND = 2

type ReachDeps = {
  readonly config: Config
  readonly database: Database<ContentTables>
  readonly log: Log
}

export type ReachedContent = Pick<ContentReach, 'fetch' | 'baseUrl' | 'token' | 'oauthToken'> & {
  /** What visitors may take of it. */
  readonly requestsPerSecond: number | undefined
  readonly isLocal: boolean
}

/** Here or elsewhere. Whoever asks across the network keeps one pace with all others who do. */
export function reachContent({ config, database, log }: ReachDeps): ReachedContent {
  const { contentUrl, contentToken, contentOauthToken, contentPreviewToken, contentSpaceId } = config
  if (contentUrl === undefined) {
    const service = createContentService({
      database,
      log,
      previewToken: contentPreviewToken,
      spaceId: contentSpaceId,
    })
    return { fetch: service.fetch, baseUrl: 'http://content', requestsPerSecond: undefined, isLocal: true }
  }
  const pace = contentRequestsPerSecond({ oauth: contentOauthToken !== undefined })
  return {
    fetch: restful(
      (request) => fetch(request),
      (service) => paced(service, pace),
    ),
    baseUrl: contentUrl,
    token: contentToken,
    oauthToken: contentOauthToken,
    requestsPerSecond: VISITORS_REQUESTS_PER_SECOND,
    isLocal: false,
  }
}
