/** Previews of drafts: for foreign editors with CONTENT_PREVIEW_TOKEN, and for the desk. */
import { systemClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config/read-config.ts'
import { isSecureAddress } from '../../platform/http/host-cookie.ts'
import type { Log } from '../../platform/log/log.ts'
import type { PageAnswers } from '../pages/page-answers.ts'
import { deskPreviewCookie } from '../preview/desk-preview-cookie.ts'
import { createDeskPreviews, type PreviewStaff } from '../preview/desk-previews.ts'
import { createPreviewRequests, type PreviewRequests } from '../listener/preview-requests.ts'
import { createPreviews, type Previews } from '../preview/previews.ts'
import type { Services } from './services.ts'

export type DeskPreviewOptions = {
  readonly staff: PreviewStaff
  /** The origin of the desk. */
  readonly desk: () => string
  /** Whether it is on another host than the shop. */
  readonly isCrossSite: boolean
  readonly installationSecret: string
}

type Deps = {
  readonly config: Config
  readonly services: Pick<Services, 'uncachedContent' | 'drafts'>
  readonly pages: PageAnswers
  readonly deskPreviews: DeskPreviewOptions | undefined
  readonly log: Log
}

type OpenPreviews = {
  /** Undefined where drafts cannot be seen. */
  readonly previews: Previews | undefined
  readonly requests: PreviewRequests | undefined
}

export function openPreviews(deps: Deps): OpenPreviews {
  const signed = signedPreviews(deps)
  const desk = previewsOfDesk(deps)
  if (desk === undefined) return { previews: signed, requests: undefined }
  return {
    previews: {
      of: async (address, cookies) => (await desk.previews.of(address, cookies)) ?? signed?.of(address, cookies),
    },
    requests: desk.requests,
  }
}

function previewsOfDesk({ config, services, pages, deskPreviews, log }: Deps) {
  const { uncachedContent, drafts } = services
  const { token, unsaved } = drafts
  if (deskPreviews === undefined || token === undefined) return undefined
  const { staff, desk, isCrossSite, installationSecret } = deskPreviews
  const cookie = deskPreviewCookie({ installationSecret, isCrossSite, isSecure: isSecureAddress(config.publicUrl) })
  const previews = createDeskPreviews({ staff, cookie, desk, token, uncachedContent, clock: systemClock })
  const { environment } = config
  const requests = createPreviewRequests({
    previews,
    cookie,
    unsaved,
    deskOrigin: () => (isCrossSite ? desk() : undefined),
    environment,
    pages,
    clock: systemClock,
    log,
  })
  return { previews, requests }
}

/** Undefined without a token. */
function signedPreviews({ config, services: { uncachedContent } }: Deps): Previews | undefined {
  const { contentPreviewToken: token, contentSpaceId: spaceId, contentEditorUrl: editor } = config
  if (token === undefined) return undefined
  const isSecure = isSecureAddress(config.publicUrl)
  return createPreviews({ token, spaceId, editor, uncachedContent, isSecure, clock: systemClock })
}
