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
  readonly preview?:
    | {
        readonly token: string
        readonly release?: string | undefined
        /** Whose unsaved input lies over both (DCO-02); the bundled service only. */
        readonly layer?: string | undefined
      }
    | undefined
  /** RTE-33: requests exactly this cache version, whatever version the service returns. */
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
    ? asParameters({ version: 'draft', from_release: preview.release, layer: preview.layer })
    : { version: 'published' }
  /**
   * The public service sends a request without a version on to the latest, which costs a second round trip, and
   * answers one with an old version from its cache: so the version of the last answer goes with the next question.
   */
  let latest: number | undefined
  /** A service of the public contract does not have the call, and need not be polled each second. */
  let reportsChanges = true

  const cacheVersion = (): Parameters =>
    preview ? {} : asParameters({ cv: cv ?? (latest === undefined ? undefined : String(latest)) })

  async function request<Body>(
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

  const noteVersion = ({ cv: received }: { readonly cv?: number }): void => {
    if (typeof received === 'number') latest = Math.max(received, latest ?? received)
  }

  async function version(): Promise<number> {
    const { space } = await request(SPACE_PATH, {}, isSpaceAnswer)
    latest = space.version
    return latest
  }

  return {
    async stories(parameters, signal) {
      const answer = await request(
        STORIES_PATH,
        { ...parameters, ...edition, ...cacheVersion() },
        isStoriesAnswer,
        signal,
      )
      noteVersion(answer)
      return answer
    },

    async entries(parameters) {
      // A preview reads drafts of texts, too; for visitors the call has no edition.
      const wanted = { ...parameters, ...(preview && edition), ...cacheVersion() }
      const answer = await request(DATASOURCE_ENTRIES_PATH, wanted, isEntriesAnswer)
      noteVersion(answer)
      return answer
    },

    version,

    async changes(since) {
      if (reportsChanges) {
        try {
          const answer = await request(CHANGES_PATH, { since: String(since) }, isChangesAnswer)
          latest = answer.cv
          return answer
        } catch (error) {
          if (!(error instanceof CallError && error.status === 404)) throw error
          reportsChanges = false
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
