/** Turns a page's state, or a redirect, into a response that can be sent and cached. */
import type { AddOns, ApiPrefixes, PublicSettings, ServiceOrigins } from './public-settings.ts'
import { jsonForHtml } from '../../storefront/app/json-for-html.ts'
import type { ShellView } from '../../storefront/page/shell-view.ts'
import type { HeadFacts } from '../../storefront/page/head-facts.ts'
import type { NavigationResponse as PageJson, PageState } from '../../storefront/app/page-state.ts'
import type { EncodedResponse } from '../http/answer.ts'
import { etagOf } from '../http/answer.ts'
import { Packed } from '../http/encodings.ts'
import type { ResponseHeaders } from '../../platform/http/operations.ts'
import type { PaidBy } from '../http/security-headers.ts'
import { documentHeaders, EVERYWHERE } from '../http/security-headers.ts'
import { utf8 } from '../../platform/http/utf8.ts'
import type { Cacheable } from '../page-cache/page-cache.ts'
import type { CacheRule } from '../page-cache/rules.ts'
import type { Preview } from '../preview/previews.ts'
import type { ExperimentOverrides } from '../../services/engagement/service.ts'
import { EXPERIMENTS_TAG } from './experiment-overrides.ts'
import type { PageSource } from './page-source.ts'
import { preloadLinks } from './preload-links.ts'

/** A whole document, or the state alone for a browser that already has the code. */
export type Form = 'document' | 'data'

/** `timing` is the rendering time, sent in Server-Timing to the request that waited for it. */
export type PageResponse = EncodedResponse & Cacheable & { readonly timing?: string }

/** How the response may be cached, and what it varies by. */
export type CachePolicy = {
  readonly rule: CacheRule
  readonly tags: readonly string[]
  readonly differsByCookie: boolean
}

type Page = {
  readonly form: Form
  readonly status: number
  readonly state: PageState
  /** Header, menu and footer around the page. */
  readonly shell: ShellView
  /** For search engines; in a document only. */
  readonly head?: HeadFacts
  /** The legal bar; in a document only. */
  readonly legal?: string
}

type PageSettings = {
  readonly picturesFrom?: string | undefined
  readonly settings: PublicSettings
  readonly prefixes: ApiPrefixes
  readonly addOns?: AddOns | undefined
  readonly experiments?: (() => ExperimentOverrides) | undefined
  /** Other sites that pages may call; checkout pages never do. */
  readonly thirdParties?: readonly string[] | undefined
  readonly paidBy?: PaidBy | undefined
  /** Other origins that services of the shop are called at. */
  readonly services?: ServiceOrigins | undefined
}

/** Which documents a browser may prefetch; one of the public files. */
const SPECULATION_RULES_PATH = '/ahead.rules'

/** Of a page that a service could not be reached for. */
const RETRY_AFTER_SECONDS = 5

/** A page is cached with its brotli and gzip forms, each about a quarter of its size. */
const WITH_ITS_PACKED_FORMS = 1.5

/** Long: a factory; its functions share the policy and the assets. */
export function createPageBytes(
  source: PageSource,
  {
    picturesFrom,
    settings,
    prefixes,
    addOns = { mostReports: 10, vitalsPercent: 0 },
    experiments = () => ({}),
    thirdParties,
    paidBy,
    services,
  }: PageSettings,
) {
  const embedded = {
    settings: jsonForHtml(settings),
    'api-prefixes': jsonForHtml(prefixes),
  }
  const embeddedNow = () => {
    const overrides = experiments()
    const hasAny = Object.keys(overrides).length > 0
    return { ...embedded, 'add-ons': jsonForHtml({ ...addOns, ...(hasAny && { experiments: overrides }) }) }
  }
  const html = { 'Content-Type': 'text/html; charset=utf-8' }
  const headersOf: Readonly<Record<Form | 'checkout', ResponseHeaders>> = {
    document: {
      ...documentHeaders({ ...source, picturesFrom, thirdParties, services: services?.pages }),
      ...html,
    },
    checkout: {
      ...documentHeaders({ ...source, picturesFrom, paidBy, services: services?.checkout }),
      ...html,
    },
    data: { ...EVERYWHERE, 'Content-Type': 'application/json; charset=utf-8' },
  }

  async function piecesOf({ form, state, shell, ...extras }: Omit<Page, 'status'>): Promise<readonly string[]> {
    const { renderData, renderPage } = await source.entry()
    return form === 'data'
      ? [renderData(state)]
      : renderPage(state, shell, source.assetsOf(state), embeddedNow(), extras)
  }

  const earlyHeaders = (state: PageState): ResponseHeaders => ({
    Link: preloadLinks(source.assetsOf(state)),
    // Within a storefront navigation loads data only; entering one loads a document, which can be prefetched.
    ...(state.place === undefined && { 'Speculation-Rules': `"${SPECULATION_RULES_PATH}"` }),
  })

  return {
    async page({ form, status, ...page }: Page, cachePolicy: CachePolicy): Promise<PageResponse> {
      const pieces = await piecesOf({ form, ...page })
      const body = utf8(pieces)
      const isCheckout = form === 'document' && page.state.layout === 'checkout'
      return {
        status,
        headers: {
          ...headersOf[isCheckout ? 'checkout' : form],
          ...(form === 'document' && earlyHeaders(page.state)),
          'Cache-Control': cacheControl(status, cachePolicy),
          Vary: cachePolicy.differsByCookie ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
          ...(status === 503 && { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
        },
        body: new Packed(body),
        etag: status === 200 ? etagOf(body) : undefined,
        bytes: Math.ceil(body.byteLength * WITH_ITS_PACKED_FORMS),
        tags: form === 'document' ? [...cachePolicy.tags, EXPERIMENTS_TAG] : cachePolicy.tags,
        isCacheable: status === 200,
      }
    },

    /**
     * A page for the visual editor: allowed in the editor's frame, never cached, not indexed. The session is prolonged only by
     * pages that rendered: an invalid release would fail on every later page.
     */
    forEditor(
      form: Form,
      answer: PageResponse,
      { editor, cookie, session }: Pick<Preview, 'editor' | 'cookie' | 'session'>,
    ): PageResponse {
      // The desk is the only one (DCO-04); foreign editors also show the page in a frame of its own.
      const framedBy = session === undefined ? `'self' ${editor}` : editor
      const policy = { ...source, picturesFrom, services: services?.pages, framedBy }
      const framed = form === 'document' ? documentHeaders(policy) : {}
      const own = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
      const prolonged = answer.status === 200 && cookie !== undefined ? { 'Set-Cookie': cookie } : {}
      return {
        ...answer,
        headers: { ...answer.headers, ...framed, ...own, ...prolonged },
        etag: undefined,
        isCacheable: false,
      }
    },

    /** A browser follows the Location header; a data request gets the address as JSON. */
    redirect(form: Form, to: string, permanent: boolean): PageResponse {
      const body = Buffer.from(form === 'data' ? JSON.stringify({ redirect: to } satisfies PageJson) : '')
      const cacheable = { bytes: body.byteLength, tags: [], isCacheable: false, etag: undefined, body }
      const headers = { ...headersOf[form], 'Cache-Control': 'no-cache' }
      if (form === 'data') return { ...cacheable, status: 200, headers }
      return { ...cacheable, status: permanent ? 308 : 302, headers: { ...headers, Location: to } }
    },
  }
}

/** Shared caches do not know our builds: a page served much later would load code that is purged. */
const MAX_SHARED_STALE_SECONDS = 600

/**
 * Shared caches follow the same rule as ours; a browser revalidates each time and mostly gets a 304. A page that differs by
 * the market cookie is cached by us only: many shared caches ignore cookies.
 * `no-store` is used for errors only: on a page it would also disable the browser's back/forward cache.
 */
function cacheControl(status: number, { rule, differsByCookie }: CachePolicy): string {
  if (status !== 200) return 'no-store'
  if (rule.kind === 'never' || differsByCookie) return 'private, no-cache'
  const stale = Math.min(rule.staleSeconds, MAX_SHARED_STALE_SECONDS)
  return `public, max-age=0, s-maxage=${rule.freshSeconds}, stale-while-revalidate=${stale}`
}
