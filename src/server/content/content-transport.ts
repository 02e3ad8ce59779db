/** How content is fetched: from the service in this process, or from a remote one, within its rate limit. */
import { randomBytes } from 'node:crypto'
import type { Fetch } from '../../contracts/call-json.ts'
import type { ContentReach } from '../../contracts/content/content-call.ts'
import { contentRequestsPerSecond, paced } from '../../contracts/content/content-pace.ts'
import { restful } from '../../contracts/content/content-rest.ts'
import type { Config } from '../../platform/config/read-config.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Log } from '../../platform/log/log.ts'
import { createContentService } from '../../services/content/service.ts'
import type { ContentTables } from '../../services/content/tables.ts'
import type { UnsavedContent } from '../preview/unsaved-content.ts'

type ReachDeps = {
  readonly config: Config
  /** Where published content is read. */
  readonly database: Database<ContentTables>
  /** Where drafts are read: editors look at what they have just saved. */
  readonly drafts?: Database<ContentTables>
  readonly log: Log
  /** Calls a remote service. */
  readonly send: Fetch
  /** What staff have typed into the page editor and not saved. */
  readonly unsaved: Pick<UnsavedContent, 'contentOf'>
}

export type ReachedContent = Pick<ContentReach, 'fetch' | 'baseUrl' | 'token' | 'oauthToken'> & {
  readonly isLocal: boolean
  /** Reads drafts. Without CONTENT_PREVIEW_TOKEN one that only this process knows: for previews of the desk. */
  readonly previewToken: string | undefined
}

const DRAFT = /[?&]version=draft(?:&|$)/

/** All callers of a remote service share one rate limit. */
export function reachContent({ config, database, drafts = database, log, send, unsaved }: ReachDeps): ReachedContent {
  const { contentUrl, contentToken, contentOauthToken, contentPreviewToken, contentSpaceId } = config
  if (contentUrl === undefined) {
    const previewToken = contentPreviewToken ?? randomBytes(32).toString('base64url')
    const deps = { log, previewToken, unsavedContent: unsaved.contentOf, spaceId: contentSpaceId }
    const published = createContentService({ ...deps, database })
    const edited = drafts === database ? published : createContentService({ ...deps, database: drafts })
    const fetch: Fetch = (request) => (DRAFT.test(request.url) ? edited : published).fetch(request)
    return { fetch, baseUrl: 'http://content', isLocal: true, previewToken }
  }
  const pace = contentRequestsPerSecond({ oauth: contentOauthToken !== undefined })
  return {
    fetch: restful(send, (service) => paced(service, pace)),
    baseUrl: contentUrl,
    token: contentToken,
    oauthToken: contentOauthToken,
    isLocal: false,
    previewToken: contentPreviewToken,
  }
}
