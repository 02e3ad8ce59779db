/** How a content service is called: which version of the content, whose token, under which cache version. */
import { CallError, callJson, type Fetch } from '../call-json.ts'
import {
  isChangesAnswer,
  isEntriesAnswer,
  isSpaceAnswer,
  isStoriesAnswer,
  type StoriesReceived,
} from './content-answers.ts'
import {
  CHANGES_PATH,
  DATASOURCE_ENTRIES_PATH,
  SPACE_PATH,
  STORIES_PATH,
  type ChangesAnswer,
  type DatasourceEntriesAnswer,
} from './content.ts'

export type ContentReach = {
  readonly fetch: Fetch
  readonly baseUrl: string
  /** The public token of the space; the bundled service needs none. */
  readonly token?: string | undefined
  readonly oauthToken?: string | undefined
  /** Drafts instead of what is published, and with a release what it would publish (CNT-30). */
  readonly preview?: { readonly token: string; readonly release?: string | undefined } | undefined
  /** RTE-33: asks under exactly this cache version, whatever the service tells of its own. */
  readonly cv?: string | undefined
}

export type Parameters = Readonly<Record<string, string>>

export type ContentCalls = {
  readonly stories: (parameters: Parameters, signal?: AbortSignal) => Promise<StoriesReceived>
  readonly entries: (parameters: Parameters) => Promise<DatasourceEntriesAnswer>
  readonly version: () => Promise<number>
  readonly changes: (since: number) => Promise<ChangesAnswer>
}

/** Long: one function per call, which share paging. */
export function contentCalls({ fetch, baseUrl, token, oauthToken, preview, cv }: ContentReach): ContentCalls {
  const identity: Parameters = asParameters({ token: preview?.token ?? token })
  const headers: Record<string, string> = oauthToken === undefined ? {} : { authorization: oauthToken }
  const edition: Parameters = preview
    ? asParameters({ version: 'draft', from_release: preview.release })
    : { version: 'published' }
  /**
   * The public service sends a request without a version on to the latest, which costs a second round trip, and
   * answers one with an old version from its cache: so the version of the last answer goes with the next question.
   */
  let latest: number | undefined
  /** A service of the public contract does not know the call, and need not be asked each second. */
  let tellsChanges = true

  const cacheVersion = (): Parameters =>
    preview ? {} : asParameters({ cv: cv ?? (latest === undefined ? undefined : String(latest)) })

  async function ask<Body>(
    path: string,
    parameters: Parameters,
    isWanted: (body: unknown) => body is Body,
    signal?: AbortSignal,
  ): Promise<Body> {
    const query = new URLSearchParams({ ...parameters, ...identity }).toString()
    const url = query === '' ? `${baseUrl}${path}` : `${baseUrl}${path}?${query}`
    const { status, body } = await callJson({ fetch, url, headers, ...(signal === undefined ? {} : { signal }) })
    if (!isWanted(body)) throw new CallError('status', { status, answer: body })
    return body
  }

  const noteVersion = ({ cv: told }: { readonly cv?: number }): void => {
    if (typeof told === 'number') latest = Math.max(told, latest ?? told)
  }

  async function version(): Promise<number> {
    const { space } = await ask(SPACE_PATH, {}, isSpaceAnswer)
    latest = space.version
    return latest
  }

  return {
    async stories(parameters, signal) {
      const answer = await ask(STORIES_PATH, { ...parameters, ...edition, ...cacheVersion() }, isStoriesAnswer, signal)
      noteVersion(answer)
      return answer
    },

    async entries(parameters) {
      const answer = await ask(DATASOURCE_ENTRIES_PATH, { ...parameters, ...cacheVersion() }, isEntriesAnswer)
      noteVersion(answer)
      return answer
    },

    version,

    async changes(since) {
      if (tellsChanges) {
        try {
          const answer = await ask(CHANGES_PATH, { since: String(since) }, isChangesAnswer)
          latest = answer.cv
          return answer
        } catch (error) {
          if (!(error instanceof CallError && error.status === 404)) throw error
          tellsChanges = false
        }
      }
      return { cv: await version(), changes: null }
    },
  }
}

function asParameters(given: Readonly<Record<string, string | undefined>>): Parameters {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
