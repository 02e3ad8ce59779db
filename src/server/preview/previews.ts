/**
 * Shows unpublished content to editors only. A signed URL starts a preview session; the session continues on pages without
 * the signature. A request with neither is an ordinary visit, whatever other parameters it has.
 */
import type { ContentClient } from '../../contracts/content/content-client.ts'
import { isEditorRoute } from '../../markets/paths/editor-route.ts'
import { readQuery } from '../../markets/paths/query.ts'
import type { Clock } from '../../platform/clock.ts'
import { createSessions, type PreviewSession } from './preview-session.ts'
import { isSigned, type Signer } from './signed-query.ts'

/** One page, as an editor sees it. */
export type Preview = PreviewSession & {
  /** Drafts, and with a release what it would publish (CNT-30). */
  readonly content: ContentClient
  /** The site that may show the page in a frame. */
  readonly editor: string
  /** Starts or prolongs the session; undefined if none may start. */
  readonly cookie: string | undefined
  /** The session of the desk that opened it; undefined for foreign editors. */
  readonly session?: string
}

export type PreviewDeps = Signer & {
  readonly editor: string
  readonly uncachedContent: (seen: {
    readonly preview: { readonly token: string; readonly release: string | undefined; readonly layer?: string }
  }) => ContentClient
  /** The shop is known by an https address. */
  readonly isSecure?: boolean
  readonly clock: Clock
}

/** What a preview depends on of the address of a page. */
export type PreviewAddress = {
  readonly search: string
  readonly shop?: { readonly code: string } | undefined
}

/** Undefined where the request is an ordinary visit. */
export type Previews = {
  readonly of: (address: PreviewAddress, cookies: string | undefined) => Promise<Preview | undefined>
}

export function createPreviews({ token, spaceId, editor, uncachedContent, isSecure, clock }: PreviewDeps) {
  const sessions = createSessions(token, isSecure)

  /** The session of a signed URL. */
  function openedBy(search: string, now: Date): PreviewSession | undefined {
    const query = readQuery(search)
    const { _storyblok_release: release } = query
    const isOpened = isEditorRoute(query) && isSigned(new URLSearchParams(search), { token, spaceId }, now)
    return isOpened ? { release: readRelease(release) } : undefined
  }

  return {
    of: async ({ search }: { readonly search: string }, cookies: string | undefined): Promise<Preview | undefined> => {
      const now = clock.now()
      const opened = openedBy(search, now)
      const session = opened ?? sessions.read(cookies, now)
      if (!session) return undefined
      const { release } = session
      const content = uncachedContent({
        preview: { token, release: release === undefined ? undefined : String(release) },
      })
      const mayBegin = opened?.release === undefined || (await isThere(content))
      return { release, content, editor, cookie: mayBegin ? sessions.cookieOf(session, now) : undefined }
    },
  }
}

/**
 * Whether the release exists. The URL may contain any number, and not every page would fail on an unknown release: a session
 * with one would fail on the others.
 */
const isThere = (content: ContentClient): Promise<boolean> =>
  content.fetchStory({ contentKey: '_default', slug: 'home', language: 'default' }).then(
    () => true,
    () => false,
  )

/** Without a release the editor sends 0, nothing, or a word. */
const readRelease = (given = ''): number | undefined => (/^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined)
