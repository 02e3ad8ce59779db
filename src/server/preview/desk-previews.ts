/**
 * Previews that the desk opens in its frame (DCO-05): a cookie names the session of the desk, and while that is open, pages of the
 * one storefront show drafts, what a release would publish, and over both what the session has typed and not saved.
 */
import type { Clock } from '../../platform/clock.ts'
import type { deskPreviewCookie, DeskPreview } from './desk-preview-cookie.ts'
import type { Preview, PreviewAddress, PreviewDeps } from './previews.ts'

/** What a preview needs of staff. Loaded with its first use. */
export type PreviewStaff = {
  readonly isOpen: (session: string) => Promise<boolean>
  readonly takeTicket: (ticket: string) => Promise<{ readonly sessionId: string; readonly scope: string } | undefined>
}

type DeskPreviewDeps = {
  readonly staff: PreviewStaff
  readonly cookie: ReturnType<typeof deskPreviewCookie>
  /** The origin of the desk: the only one that may show a preview in a frame. */
  readonly desk: () => string
  readonly token: string
  readonly uncachedContent: PreviewDeps['uncachedContent']
  readonly clock: Clock
}

export type DeskPreviews = ReturnType<typeof createDeskPreviews>

export function createDeskPreviews({ staff, cookie, desk, token, uncachedContent, clock }: DeskPreviewDeps) {
  const previewOf = ({ session, release }: DeskPreview): Preview => ({
    release,
    content: uncachedContent({
      preview: { token, release: release === undefined ? undefined : String(release), layer: session },
    }),
    editor: desk(),
    cookie: undefined,
    session,
  })

  async function of({ shop }: Pick<PreviewAddress, 'shop'>, cookies: string | undefined): Promise<Preview | undefined> {
    const opened = cookie.read(cookies, clock.now())
    if (opened === undefined || shop?.code !== opened.storefront) return undefined
    return (await staff.isOpen(opened.session)) ? previewOf(opened) : undefined
  }

  return {
    of,

    /** The cookie of the preview that a ticket opens; undefined for a used, late or foreign one. */
    async redeem(ticket: string, storefront: string | undefined): Promise<DeskPreview | undefined> {
      const taken = /^[\w-]{43}$/.test(ticket) ? await staff.takeTicket(ticket) : undefined
      if (taken === undefined) return undefined
      const scope = readScope(taken.scope)
      return scope?.storefront === storefront && scope !== undefined
        ? { session: taken.sessionId, ...scope }
        : undefined
    },
  }
}

/** What a ticket is for, as it is stored with it. */
export const scopeOf = ({ storefront, release }: Omit<DeskPreview, 'session'>): string =>
  `${storefront} ${release ?? 0}`

function readScope(scope: string): Omit<DeskPreview, 'session'> | undefined {
  const [, storefront, release] = /^([a-z]{2}) (\d{1,15})$/.exec(scope) ?? []
  return storefront === undefined ? undefined : { storefront, release: Number(release) || undefined }
}
