/** Loads and renders one page. It knows nothing of the page cache, but reports what may be cached and under which tags. */
import type { ContentClient } from '../../contracts/content/content-client.ts'
import { pageNotFoundText } from '../../markets/paths/page-not-found.ts'
import { isSharedByMarkets } from '../../markets/storefronts/market-parameter.ts'
import type { Environment } from '../../markets/types.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log/log.ts'
import { inSpan } from '../../platform/tracing/trace.ts'
import type { PageState } from '../../storefront/app/page-state.ts'
import type { Clients, Loaded, PageProblem, ShopPlace, Visit } from '../../storefront/page/page-contract.ts'
import { recordReads } from '../content/content-reads.ts'
import type { CacheRule } from '../page-cache/rules.ts'
import { recordShared } from '../shell/shared-parts.ts'
import type { CachedShell, Shells } from '../shell/shell-cache.ts'
import { cachedSeller } from './cached-seller.ts'
import { legalBar } from './legal-bar.ts'
import type { createPageBytes, Form, CachePolicy, PageResponse } from './page-bytes.ts'
import type { PageSource } from './page-source.ts'
import type { PageTarget } from './visit.ts'
import { PAGE_LOG, PAGE_PROBLEM_LOG } from '../log-codes.ts'

/** What is requested, and which content it is made of. */
export type RequestedView = {
  readonly form: Form
  readonly place: ShopPlace | undefined
  readonly variants: Visit['variants']
  readonly path: string
  readonly content: ContentClient
  readonly preview: PageState['preview']
}
export type PageView = RequestedView & { readonly target: PageTarget; readonly rule: CacheRule }

export const NEVER_CACHED = { kind: 'never', query: [] } as const
const UNCACHED = { rule: NEVER_CACHED, tags: [], differsByCookie: false } as const

/** A page made of content alone cannot be made now. Thrown, so that the cache prefers a stale page. */
export class ContentUnavailable extends Error {}

type RendererDeps = {
  readonly source: PageSource
  readonly environment: Environment
  readonly clients: Clients
  readonly shells: Pick<Shells, 'of' | 'uncached'>
  readonly publicUrl: () => string
  readonly clock: Clock
  readonly log: Log
  readonly bytes: ReturnType<typeof createPageBytes>
}

type Rendered = Extract<Loaded<unknown>, { readonly kind: 'page' }>
type Details = Readonly<Record<string, unknown>>

/** What the error page shows. */
type PageFailed = { readonly status: number; readonly message: string; readonly reference?: string }

/** Long: a factory; its functions share the dependencies. */
export function createPageRenderer({
  source,
  environment,
  clients,
  shells,
  publicUrl,
  clock,
  log,
  bytes,
}: RendererDeps) {
  const seller = cachedSeller({ commerce: clients.commerce, clock, log })
  const legalOf = async (place: ShopPlace | undefined, { view }: CachedShell): Promise<string> =>
    legalBar(place, { seller: await seller(), withdraw: view.texts.withdraw })

  /** Other content than the cached one needs a shell made of the same content. */
  const shellFor = ({ place, content }: RequestedView): Promise<CachedShell> =>
    place && content !== clients.content ? shells.uncached(place, content) : shells.of(place)

  const madeOf = ({ address, view }: CachedShell, preview: PageState['preview']) => ({
    build: source.build,
    shell: address ?? view,
    preview,
  })

  async function failure(view: RequestedView, failed: PageFailed): Promise<PageResponse> {
    const { form, place, path, preview } = view
    const [{ errorState }, shell] = await Promise.all([source.entry(), shellFor(view)])
    const state = errorState(madeOf(shell, preview), place, { ...failed, path })
    return bytes.page(
      { form, status: failed.status, state, shell: shell.view, legal: await legalOf(place, shell) },
      UNCACHED,
    )
  }

  /** Calls the page's load, and records what it read. */
  async function load(view: PageView, shell: CachedShell) {
    const { target, place, variants, path, content } = view
    const { loadPage } = await source.entry()
    const reads = recordReads(content)
    const shared = shell.shared && recordShared(shell.shared, shell.place)
    let isComplete = true
    const request = {
      found: target.found,
      place,
      environment,
      origin: publicUrl(),
      path,
      query: target.query,
      clients: { ...clients, content: reads.client },
      variants,
      shared: shared?.reader,
      warn: (problem: PageProblem, details: Details) => log.write(PAGE_PROBLEM_LOG[problem], { path, ...details }),
      miss: (problem: PageProblem, details: Details) => {
        isComplete = false
        log.write(PAGE_PROBLEM_LOG[problem], { path, ...details })
      },
    }
    const loaded = await inSpan('load', {}, () => loadPage(request))
    return {
      request,
      loaded,
      isDegraded: () => !isComplete || reads.isOutdated() || shell.isMakeshift,
      tags: () => [...reads.tags(), ...(shared?.tags() ?? [])],
    }
  }

  async function write(
    view: PageView,
    shell: CachedShell,
    loading: Awaited<ReturnType<typeof load>>,
    loaded: Rendered,
  ) {
    const { form, place, variants, rule, preview } = view
    const { pageState } = await source.entry()
    const state = pageState(madeOf(shell, preview), loading.request, loaded)
    const differsByCookie = isSharedByMarkets(place?.storefront) || Object.keys(variants).length > 0
    // Content that was unavailable sends no event when it is back, so a page made without it is not cached.
    const isDegraded = loaded.isMakeshift === true || loading.isDegraded()
    const tags = [...new Set([...loaded.tags, ...loading.tags()])]
    const cachePolicy: CachePolicy = isDegraded ? { ...UNCACHED, differsByCookie } : { rule, tags, differsByCookie }
    // A page that is hidden from search engines, and a draft, need no head facts.
    const head = state.noindex || preview || loaded.head === 'hidden' ? undefined : loaded.head
    const status = statusOf(loaded)
    // The list of shared content is for editors.
    const legal = form === 'document' && state.page !== 'shared-content' ? await legalOf(place, shell) : ''
    const answer = await bytes.page(
      { form, status, state, shell: shell.view, legal, ...(head && { head }) },
      cachePolicy,
    )
    return { ...answer, isCacheable: answer.isCacheable && !isDegraded, isMakeshift: isDegraded }
  }

  /** Rejects when rendering fails: the cache then serves a stale page instead of an error. */
  async function page(view: PageView): Promise<PageResponse> {
    const startedAt = performance.now()
    const shell = await shellFor(view)
    const loading = await load(view, shell)
    const { loaded } = loading
    const loadedAt = performance.now()
    if (loaded.kind === 'redirect') return bytes.redirect(view.form, loaded.to, loaded.permanent)
    if (loaded.kind === 'not-found') {
      log.write(PAGE_LOG.notFound, { path: view.path, reason: loaded.message })
      return failure(view, { status: 404, message: pageNotFoundText(view.path) })
    }
    if (loaded.kind === 'asleep') throw new ContentUnavailable(loaded.message)
    const answer = await write(view, shell, loading, loaded)
    return { ...answer, timing: timing(loadedAt - startedAt, performance.now() - loadedAt) }
  }

  return { page, failure }
}

const statusOf = ({ isUnavailable, isUnknown }: Rendered): number => (isUnavailable ? 503 : isUnknown ? 404 : 200)

const timing = (load: number, render: number): string => `load;dur=${load.toFixed(1)}, render;dur=${render.toFixed(1)}`
