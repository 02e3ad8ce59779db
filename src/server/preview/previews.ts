/**
 * Shows an editor what is not published yet, and nobody else. A signed address opens a preview and begins a session;
 * the session carries it on to pages without the signature. Whoever has neither is an ordinary visitor, whatever else
 * stands in the address.
 */
import type { ContentClient } from '../../contracts/content/content-client.ts'
import { isEditorRoute } from '../../markets/paths/editor-route.ts'
import { readQuery } from '../../markets/paths/query.ts'
import type { Clock } from '../../platform/clock.ts'
import { createSessions, type Session } from './preview-session.ts'
import { isSigned, type Signer } from './signed-query.ts'

/** One page, as an editor sees it. */
export type Preview = Session & {
  /** Drafts, and with a release what it would publish (CNT-30). */
  readonly content: ContentClient
  /** Whose frame the page may stand in. */
  readonly editor: string
  /** The session goes on from here; undefined where none may begin. */
  readonly cookie: string | undefined
}

export type PreviewDeps = Signer & {
  readonly editor: string
  readonly contentPast: (seen: {
    readonly preview: { readonly token: string; readonly release: string | undefined }
  }) => ContentClient
  readonly clock: Clock
}

export type Previews = ReturnType<typeof createPreviews>

export function createPreviews({ token, spaceId, editor, contentPast, clock }: PreviewDeps) {
  const sessions = createSessions(token)

  /** Begun by the address. */
  function openedBy(search: string, now: Date): Session | undefined {
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
      const content = contentPast({ preview: { token, release: release === undefined ? undefined : String(release) } })
      const mayBegin = opened?.release === undefined || (await isThere(content))
      return { release, content, editor, cookie: mayBegin ? sessions.cookieOf(session, now) : undefined }
    },
  }
}

/**
 * Whether content can be seen with its release. Anybody can write a number into an address, and not every page notices
 * that there is no such release: a session of one would fail on all the others.
 */
const isThere = (content: ContentClient): Promise<boolean> =>
  content.fetchStory({ contentKey: '_default', slug: 'home', language: 'default' }).then(
    () => true,
    () => false,
  )

/** An editor who looks at no release sends 0, nothing, or a word. */
const readRelease = (given = ''): number | undefined => (/^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined)
