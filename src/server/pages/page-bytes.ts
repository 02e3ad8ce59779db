/** Turns a page's state, or a place to go instead, into an answer ready to be sent and kept. */
import type { AddOns, ApiPrefixes, PublicSettings, ServiceOrigins } from './public-settings.ts'
import { jsonForHtml } from '../../storefront/app/json-for-html.ts'
import type { ShellView } from '../../storefront/page/shell-view.ts'
import type { HeadFacts } from '../../storefront/page/head-facts.ts'
import type { PageAnswer as PageJson, PageState } from '../../storefront/app/page-state.ts'
import type { Answer } from '../http/answer.ts'
import { etagOf } from '../http/answer.ts'
import { Packed } from '../http/encodings.ts'
import type { Headers, PaidBy } from '../http/security-headers.ts'
import { documentHeaders, EVERYWHERE } from '../http/security-headers.ts'
import { utf8 } from '../../platform/http/utf8.ts'
import type { Cacheable } from '../page-cache/page-cache.ts'
import type { CacheRule } from '../page-cache/rules.ts'
import type { Preview } from '../preview/previews.ts'
import type { PageSource } from './page-source.ts'
import { preloadLinks } from './preload-links.ts'

/** A whole document, or the state alone for a browser that already has the code. */
export type Form = 'document' | 'data'

/** `timing` tells how long the making took; it is shown to whoever waited for it. */
export type PageAnswer = Answer & Cacheable & { readonly timing?: string }

/** What the answer may be kept by, and what it differs by. */
export type Keeping = {
  readonly rule: CacheRule
  readonly tags: readonly string[]
  readonly differsByCookie: boolean
}

type Page = {
  readonly form: Form
  readonly status: number
  readonly state: PageState
  /** What stands around it. */
  readonly shell: ShellView
  /** For search engines; in a document only. */
  readonly head?: HeadFacts
}

type Told = {
  readonly secure: boolean
  readonly picturesFrom?: string | undefined
  readonly settings: PublicSettings
  readonly prefixes: ApiPrefixes
  readonly addOns?: AddOns | undefined
  /** The other sites that pages of the shop may speak with; those of checkout never do. */
  readonly thirdParties?: readonly string[] | undefined
  readonly paidBy?: PaidBy | undefined
  /** Other origins that services of the shop are called at. */
  readonly services?: ServiceOrigins | undefined
}

/** Which documents a browser may fetch before they are asked for; stands among the public files. */
const SPECULATION_RULES_PATH = '/ahead.rules'

/** A page is kept with its brotli and gzip forms, each about a quarter of it. */
const WITH_ITS_PACKED_FORMS = 1.5

/** Long: a factory; its functions share the policy and the assets. */
export function createPageBytes(
  source: PageSource,
  {
    secure,
    picturesFrom,
    settings,
    prefixes,
    addOns = { mostReports: 10, vitalsPercent: 0 },
    thirdParties,
    paidBy,
    services,
  }: Told,
) {
  const told = {
    settings: jsonForHtml(settings),
    'api-prefixes': jsonForHtml(prefixes),
    'add-ons': jsonForHtml(addOns),
  }
  const html = { 'Content-Type': 'text/html; charset=utf-8' }
  const headersOf: Readonly<Record<Form | 'checkout', Headers>> = {
    document: {
      ...documentHeaders({ ...source, secure, picturesFrom, thirdParties, services: services?.pages }),
      ...html,
    },
    checkout: {
      ...documentHeaders({ ...source, secure, picturesFrom, paidBy, services: services?.checkout }),
      ...html,
    },
    data: { ...EVERYWHERE, 'Content-Type': 'application/json; charset=utf-8' },
  }

  async function piecesOf({ form, state, shell, head }: Omit<Page, 'status'>): Promise<readonly string[]> {
    const { renderData, renderPage } = await source.entry()
    return form === 'data' ? [renderData(state)] : renderPage(state, shell, source.assetsOf(state), told, head)
  }

  const earlyHeaders = (state: PageState): Headers => ({
    Link: preloadLinks(source.assetsOf(state)),
    // Within a storefront links are followed without loading documents; the way into one is not.
    ...(state.place === undefined && { 'Speculation-Rules': `"${SPECULATION_RULES_PATH}"` }),
  })

  return {
    async page({ form, status, ...page }: Page, keeping: Keeping): Promise<PageAnswer> {
      const pieces = await piecesOf({ form, ...page })
      const body = utf8(pieces)
      const isCheckout = form === 'document' && page.state.layout === 'checkout'
      return {
        status,
        headers: {
          ...headersOf[isCheckout ? 'checkout' : form],
          ...(form === 'document' && earlyHeaders(page.state)),
          'Cache-Control': cacheControl(status, keeping),
          Vary: keeping.differsByCookie ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
        },
        body: new Packed(body),
        etag: status === 200 ? etagOf(body) : undefined,
        bytes: Math.ceil(body.byteLength * WITH_ITS_PACKED_FORMS),
        tags: keeping.tags,
        keep: status === 200,
      }
    },

    /**
     * What an editor is shown: for the editor's own frame, kept by nobody, found by no search engine. A session goes on
     * from pages that could be shown only: a release that is none would fail on every page after this one.
     */
    forEditor(form: Form, answer: PageAnswer, { editor, cookie }: Pick<Preview, 'editor' | 'cookie'>): PageAnswer {
      const policy = { ...source, secure, picturesFrom, services: services?.pages, framedBy: editor }
      const framed = form === 'document' ? documentHeaders(policy) : {}
      const own = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
      const session = answer.status === 200 && cookie !== undefined ? { 'Set-Cookie': cookie } : {}
      return { ...answer, headers: { ...answer.headers, ...framed, ...own, ...session }, etag: undefined, keep: false }
    },

    /** A browser follows the header; the page layer, which asked for data, is told in words. */
    redirect(form: Form, to: string, permanent: boolean): PageAnswer {
      const body = Buffer.from(form === 'data' ? JSON.stringify({ redirect: to } satisfies PageJson) : '')
      const cacheable = { bytes: body.byteLength, tags: [], keep: false, etag: undefined, body }
      const headers = { ...headersOf[form], 'Cache-Control': 'no-cache' }
      if (form === 'data') return { ...cacheable, status: 200, headers }
      return { ...cacheable, status: permanent ? 308 : 302, headers: { ...headers, Location: to } }
    },
  }
}

/** Shared caches do not know our builds: a page that they serve much later would ask for code that is gone. */
const MAX_SHARED_STALE_SECONDS = 600

/**
 * A shared cache may do what ours does; a browser asks again each time and is mostly told "not modified". A page that
 * differs by the market cookie is for our own cache only: too many shared ones do not look at cookies.
 * `no-store` is kept for failures: on a page it would also keep the browser from going back without loading.
 */
function cacheControl(status: number, { rule, differsByCookie }: Keeping): string {
  if (status !== 200) return 'no-store'
  if (rule.kind === 'never' || differsByCookie) return 'private, no-cache'
  const stale = Math.min(rule.staleSeconds, MAX_SHARED_STALE_SECONDS)
  return `public, max-age=0, s-maxage=${rule.freshSeconds}, stale-while-revalidate=${stale}`
}
