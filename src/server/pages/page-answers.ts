/**
 * Responds to page requests: with a document at the first visit, with JSON at every later one, both from the same load and
 * both through the page cache. The response depends on the address and the market, never on the visitor.
 */
import { isUnavailable } from '../../contracts/is-unavailable.ts'
import type { ContentClient } from '../../contracts/content/content-client.ts'
import { pageNotFoundText } from '../../markets/paths/page-not-found.ts'
import type { Environment, ExternalStorefrontCode } from '../../markets/types.ts'
import type { Clock } from '../../platform/clock.ts'
import type { AddOns, ApiPrefixes, PublicSettings, ServiceOrigins } from './public-settings.ts'
import { newRequestId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log/log.ts'
import { currentTraceId } from '../../platform/tracing/trace.ts'
import type { PageCacheOutcome } from '../../platform/metrics/metrics.ts'
import type { Clients } from '../../storefront/page/page-contract.ts'
import type { Shells } from '../shell/shell-cache.ts'
import { createPageCache } from '../page-cache/page-cache.ts'
import { leaveAddress } from '../preview/leave-preview.ts'
import type { Preview } from '../preview/previews.ts'
import type { PageState } from '../../storefront/app/page-state.ts'
import type { PaidBy } from '../http/security-headers.ts'
import type { ExperimentOverrides } from '../../services/engagement/service.ts'
import { createPageBytes } from './page-bytes.ts'
import type { Form, PageResponse } from './page-bytes.ts'
import type { PageSource } from './page-source.ts'
import {
  ContentUnavailable,
  createPageRenderer,
  NEVER_CACHED,
  type PageView,
  type RequestedView,
} from './page-renderer.ts'
import type { PageAddress } from './visit.ts'
import { keyOf, placeOf, variantsOf } from './visit.ts'
import { PAGE_LOG } from '../log-codes.ts'

export type PageAnswersDeps = {
  readonly source: PageSource
  readonly environment: Environment
  readonly externalAddresses: Readonly<Record<ExternalStorefrontCode, string>>
  readonly clients: Clients
  /** Content without caches, under a cache version of the visitor's (RTE-33). */
  readonly uncachedContent: (seen: { readonly cv?: string }) => ContentClient
  readonly shells: Pick<Shells, 'of' | 'uncached'>
  readonly cacheMegabytes: number
  /** The public address of the shop, without a trailing slash. */
  readonly publicUrl: () => string
  /** Another site whose pictures pages may show. */
  readonly picturesFrom?: string | undefined
  /** The settings that browsers may read (MKT-40). */
  readonly settings: PublicSettings
  readonly prefixes: ApiPrefixes
  readonly addOns?: AddOns
  /** What merchants changed of experiments. */
  readonly experiments?: () => ExperimentOverrides
  /** Other sites that pages may call. */
  readonly thirdParties?: readonly string[]
  readonly paidBy?: PaidBy
  /** Other origins that services of the shop are called at. */
  readonly services?: ServiceOrigins
  readonly clock: Clock
  readonly log: Log
}

export type PageResult = { readonly answer: PageResponse; readonly outcome: PageCacheOutcome }

export type PageAnswers = ReturnType<typeof createPageAnswers>

/** Long: a factory; its functions share the cache. */
export function createPageAnswers(deps: PageAnswersDeps) {
  const { source, externalAddresses, clients, uncachedContent, clock, log, experiments: overrides = () => ({}) } = deps
  const cache = createPageCache<PageResponse>({ megabytes: deps.cacheMegabytes, clock, inherit: inheritPacked })
  const bytes = createPageBytes(source, {
    picturesFrom: deps.picturesFrom,
    settings: deps.settings,
    prefixes: deps.prefixes,
    addOns: deps.addOns,
    experiments: deps.experiments,
    thirdParties: deps.thirdParties,
    paidBy: deps.paidBy,
    services: deps.services,
  })
  const renderer = createPageRenderer({ ...deps, bytes })

  /** By error, because requests that wait for one rendering share its log line. */
  const references = new WeakMap<Error, string>()

  async function answerPage(view: PageView, requestId: string): Promise<PageResult> {
    const { form, target, place, variants, path, rule } = view
    const renderOrLog = () =>
      renderer.page(view).catch((error: unknown) => {
        if (error instanceof Error) references.set(error, referenceOf(requestId))
        const facts = { requestId, path }
        if (error instanceof ContentUnavailable)
          log.write(PAGE_LOG.contentUnavailable, { ...facts, reason: error.message })
        else log.write(PAGE_LOG.renderingFailed, { ...facts, route: target.found.route.name, err: error })
        throw error
      })
    try {
      return await cache.answer(keyOf(form, target, place, variants), rule, renderOrLog)
    } catch (error) {
      const [status, message] = statusOf(error)
      const reference = (error instanceof Error && references.get(error)) || referenceOf(requestId)
      return passed(await renderer.failure(view, { status, message, reference }))
    }
  }

  async function answerOf(address: PageAddress, view: RequestedView, requestId: string): Promise<PageResult> {
    const { target, pathname, search } = address
    switch (target.kind) {
      case 'page': {
        const isOrdinary = view.content === clients.content
        return answerPage({ ...view, target, rule: isOrdinary ? target.rule : NEVER_CACHED }, requestId)
      }
      case 'forward':
        return passed(bytes.redirect(view.form, target.to + search, target.permanent))
      case 'external':
        return passed(bytes.redirect(view.form, externalAddresses[target.storefront], false))
      case 'malformed':
        return passed(await renderer.failure(view, { status: 400, message: 'Malformed address' }))
      case 'not-found':
        return passed(await renderer.failure(view, { status: 404, message: pageNotFoundText(pathname) }))
    }
  }

  return {
    /** Invalidates every page that has one of these tags. */
    drop: cache.drop,

    /** The cached page for this visit, if it is fresh. Synchronous. */
    fresh(
      form: Form,
      { target, shop, keys }: PageAddress,
      cookies: string | undefined,
      country?: string,
    ): PageResponse | undefined {
      if (target.kind !== 'page') return undefined
      if (keys !== undefined) return cache.fresh(keys[form], target.rule)
      const place = placeOf(shop, cookies, country)
      const variants = variantsOf(target.rule, { place, cookies, now: clock.now(), overrides: overrides() })
      return cache.fresh(keyOf(form, target, place, variants), target.rule)
    },

    /**
     * With a preview the page is rendered from drafts, without caches, and is not cached. `country` is where the visitor
     * seems to be.
     */
    async answer(
      form: Form,
      address: PageAddress,
      cookies: string | undefined,
      preview?: Preview,
      country?: string,
      requestId = newRequestId(),
    ): Promise<PageResult> {
      const { target, shop, pathname } = address
      const bust = target.kind === 'page' ? target.bust : undefined
      const place = placeOf(shop, cookies, country)
      const { answer, outcome } = await answerOf(
        address,
        {
          form,
          place,
          variants:
            target.kind === 'page'
              ? variantsOf(target.rule, { place, cookies, now: clock.now(), overrides: overrides() })
              : {},
          path: pathname,
          content: preview?.content ?? (bust ? uncachedContent(bust) : clients.content),
          preview: preview && previewState(address, preview),
        },
        requestId,
      )
      return { answer: preview ? bytes.forEditor(form, answer, preview) : answer, outcome }
    },
  }
}

/** A request that is traced has both. */
const referenceOf = (requestId: string): string => [requestId, currentTraceId() ?? []].flat().join(' ')

/** A service that cannot answer now may do so soon. */
function statusOf(error: unknown): readonly [status: number, message: string] {
  if (error instanceof ContentUnavailable) return [503, error.message]
  return isUnavailable(error) ? [503, 'Temporarily unavailable'] : [500, 'Unexpected error']
}

/** The preview state that the page shows. */
function previewState({ pathname, target }: PageAddress, { release, editor, session }: Preview): PageState['preview'] {
  const query = target.kind === 'page' && target.query.size > 0 ? `?${target.query.toString()}` : ''
  const leave = leaveAddress(pathname + query)
  return { release, editor, leave, ...(session !== undefined && { isDesk: true as const }) }
}

/** An unchanged page is not compressed again. */
const inheritPacked = (renewed: PageResponse, last: PageResponse): PageResponse =>
  renewed.etag !== undefined && renewed.etag === last.etag ? { ...renewed, body: last.body } : renewed

const passed = (answer: PageResponse): PageResult => ({ answer, outcome: 'bypass' })
