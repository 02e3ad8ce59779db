/**
 * Answers page requests: as a document at the first visit, as JSON at every later one, both from the same load and
 * both through the page cache. What is answered depends on the address and the market, never on the visitor.
 */
import type { ContentClient } from '../../contracts/content/content-client.ts'
import { pageNotFoundText } from '../../markets/paths/page-not-found.ts'
import type { Environment, ExternalStorefrontCode } from '../../markets/types.ts'
import type { Clock } from '../../platform/clock.ts'
import type { AddOns, ApiPrefixes, PublicSettings, ServiceOrigins } from '../../platform/config/public-settings.ts'
import type { Log } from '../../platform/log/log.ts'
import type { PageCacheOutcome } from '../../platform/metrics/metrics.ts'
import type { Clients, ShopPlace, Visit } from '../../storefront/page-contract.ts'
import { recordReads } from '../content/content-reads.ts'
import type { KeptShell, Shells } from '../shell/shell-cache.ts'
import { recordShared } from '../shell/shared-parts.ts'
import { createPageCache } from '../page-cache/page-cache.ts'
import type { CacheRule } from '../page-cache/rules.ts'
import { leaveAddress } from '../preview/leave-preview.ts'
import type { Preview } from '../preview/previews.ts'
import type { PageState } from '../../storefront/app/page-state.ts'
import type { PaidBy } from '../http/security-headers.ts'
import { createPageBytes } from './page-bytes.ts'
import type { Form, PageAnswer } from './page-bytes.ts'
import type { PageSource } from './page-source.ts'
import type { Address, PageTarget } from './visit.ts'
import { isSharedByMarkets, keyOf, placeOf, variantsOf } from './visit.ts'

export type PageAnswersDeps = {
  readonly source: PageSource
  readonly environment: Environment
  readonly externalAddresses: Readonly<Record<ExternalStorefrontCode, string>>
  readonly clients: Clients
  /** Content past everything that is kept of it, under a cache version of the visitor's (RTE-33). */
  readonly contentPast: (seen: { readonly cv?: string }) => ContentClient
  readonly shells: Pick<Shells, 'of' | 'unkept'>
  readonly cacheMegabytes: number
  /** Where the shop is known, without a slash at its end. */
  readonly publicUrl: () => string
  /** Whether the shop is known by an https address. */
  readonly secure: boolean
  /** Another site whose pictures pages may show. */
  readonly picturesFrom?: string | undefined
  /** What every browser may know of the configuration (MKT-40). */
  readonly settings: PublicSettings
  readonly prefixes: ApiPrefixes
  readonly addOns?: AddOns
  /** Other sites that pages may speak with. */
  readonly thirdParties?: readonly string[]
  readonly paidBy?: PaidBy
  /** Other origins that services of the shop are called at. */
  readonly services?: ServiceOrigins
  readonly clock: Clock
  readonly log: Log
}

export type Answered = { readonly answer: PageAnswer; readonly outcome: PageCacheOutcome }

/** Who asks for what, and what of content they see. */
type Asked = {
  readonly form: Form
  readonly place: ShopPlace | undefined
  readonly variants: Visit['variants']
  readonly path: string
  readonly content: ContentClient
  readonly preview: PageState['preview']
}
type PageAsked = Asked & { readonly target: PageTarget; readonly rule: CacheRule }

export type PageAnswers = ReturnType<typeof createPageAnswers>

const NEVER = { kind: 'never', query: [] } as const
const UNKEPT = { rule: NEVER, tags: [], differsByCookie: false } as const

export function createPageAnswers(deps: PageAnswersDeps) {
  const { source, environment, externalAddresses, clients, contentPast, shells, clock, log } = deps
  const cache = createPageCache<PageAnswer>({ megabytes: deps.cacheMegabytes, clock, inherit: inheritPacked })
  const bytes = createPageBytes(source, {
    secure: deps.secure,
    picturesFrom: deps.picturesFrom,
    settings: deps.settings,
    prefixes: deps.prefixes,
    addOns: deps.addOns,
    thirdParties: deps.thirdParties,
    paidBy: deps.paidBy,
    services: deps.services,
  })

  async function failure({ form, place, path, content, preview }: Asked, status: number, message: string) {
    const [{ errorState }, shell] = await Promise.all([source.entry(), shellFor(place, content)])
    const state = errorState(madeOf(shell, preview), place, { status, message, path })
    return bytes.page({ form, status, state, shell: shell.view }, UNKEPT)
  }

  /** Whoever reads other content than what is kept has it around the page too. */
  const shellFor = (place: ShopPlace | undefined, content: ContentClient): Promise<KeptShell> =>
    place && content !== clients.content ? shells.unkept(place, content) : shells.of(place)

  const madeOf = ({ address, view }: KeptShell, preview: PageState['preview']) => ({
    build: source.build,
    shell: address ?? view,
    preview,
  })

  /** Rejects when the page breaks: a page that was good a minute ago is better than an error, so the cache keeps it. */
  async function render(asked: PageAsked): Promise<PageAnswer> {
    const { form, target, place, variants, path, rule, content, preview } = asked
    const { found, query } = target
    const startedAt = performance.now()
    const [{ loadPage, pageState }, shell] = await Promise.all([source.entry(), shellFor(place, content)])
    const reads = recordReads(content)
    const around = shell.shared && recordShared(shell.shared, shell.place)
    let isWhole = true
    const request = {
      found,
      place,
      environment,
      origin: deps.publicUrl(),
      path,
      query,
      clients: { ...clients, content: reads.client },
      variants,
      shared: around?.reader,
      warn: (message: string, details: Readonly<Record<string, unknown>>) => log.warn(message, { path, ...details }),
      miss: (message: string, details: Readonly<Record<string, unknown>>) => {
        isWhole = false
        log.warn(message, { path, ...details })
      },
    }
    const loaded = await loadPage(request)
    const loadedAt = performance.now()
    if (loaded.kind === 'redirect') return bytes.redirect(form, loaded.to, loaded.permanent)
    if (loaded.kind === 'not-found') {
      log.info(loaded.message, { path })
      return failure(asked, 404, pageNotFoundText(path))
    }
    if (loaded.kind === 'asleep') throw new Asleep(loaded.message)
    const differsByCookie = isSharedByMarkets(place?.storefront) || Object.keys(variants).length > 0
    const state = pageState(madeOf(shell, preview), request, loaded)
    // Nobody tells when content that could not be asked is back: what was made without it is made anew.
    const isMakeshift = loaded.isMakeshift === true || !isWhole || reads.isOutdated() || shell.isMakeshift
    const tags = [...new Set([...loaded.tags, ...reads.tags(), ...(around?.tags() ?? [])])]
    const keeping = isMakeshift ? { ...UNKEPT, differsByCookie } : { rule, tags, differsByCookie }
    // What nobody shall find needs no address to be found under, a draft least of all.
    const head = state.noindex || preview || loaded.head === 'hidden' ? undefined : loaded.head
    const status = loaded.isUnknown ? 404 : 200
    const answer = await bytes.page({ form, status, state, shell: shell.view, ...(head && { head }) }, keeping)
    return {
      ...answer,
      keep: answer.keep && !isMakeshift,
      isMakeshift,
      timing: timing(loadedAt - startedAt, performance.now() - loadedAt),
    }
  }

  async function answerPage(asked: PageAsked): Promise<Answered> {
    const { form, target, place, variants, path, rule } = asked
    const renderOrLog = () =>
      render(asked).catch((error: unknown) => {
        if (error instanceof Asleep) log.warn(error.message, { path })
        else log.error('A page could not be made', { path, route: target.found.route.name, err: error })
        throw error
      })
    try {
      return await cache.answer(keyOf(form, target, place, variants), rule, renderOrLog)
    } catch (error) {
      const [status, message] = error instanceof Asleep ? [503, error.message] : [500, 'Unexpected error']
      return passed(await failure(asked, status, message))
    }
  }

  async function answerOf(address: Address, asked: Asked): Promise<Answered> {
    const { target, pathname, search } = address
    switch (target.kind) {
      case 'page': {
        const isOrdinary = asked.content === clients.content
        return answerPage({ ...asked, target, rule: isOrdinary ? target.rule : NEVER })
      }
      case 'forward':
        return passed(bytes.redirect(asked.form, target.to + search, target.permanent))
      case 'external':
        return passed(bytes.redirect(asked.form, externalAddresses[target.storefront], false))
      case 'malformed':
        return passed(await failure(asked, 400, 'Malformed address'))
      case 'not-found':
        return passed(await failure(asked, 404, pageNotFoundText(pathname)))
    }
  }

  return {
    /** Forgets every page that shows one of these. */
    drop: cache.drop,

    /** What the cache holds for this visit, if it is fresh: answered without waiting for anything. */
    fresh(
      form: Form,
      { target, shop, keys }: Address,
      cookies: string | undefined,
      country?: string,
    ): PageAnswer | undefined {
      if (target.kind !== 'page') return undefined
      if (keys !== undefined) return cache.fresh(keys[form], target.rule)
      const place = placeOf(shop, cookies, country)
      const variants = variantsOf(target.rule, { place, cookies, now: clock.now() })
      return cache.fresh(keyOf(form, target, place, variants), target.rule)
    },

    /**
     * With a preview the page is made of what that shows instead of what is kept, and is never kept either. `country` is
     * where the visitor seems to be.
     */
    async answer(
      form: Form,
      address: Address,
      cookies: string | undefined,
      preview?: Preview,
      country?: string,
    ): Promise<Answered> {
      const { target, shop, pathname } = address
      const bust = target.kind === 'page' ? target.bust : undefined
      const place = placeOf(shop, cookies, country)
      const { answer, outcome } = await answerOf(address, {
        form,
        place,
        variants: target.kind === 'page' ? variantsOf(target.rule, { place, cookies, now: clock.now() }) : {},
        path: pathname,
        content: preview?.content ?? (bust ? contentPast(bust) : clients.content),
        preview: preview && previewState(address, preview),
      })
      return { answer: preview ? bytes.forEditor(form, answer, preview) : answer, outcome }
    },
  }
}

/** What the page itself knows of being one. */
function previewState({ pathname, target }: Address, { release, editor }: Preview): PageState['preview'] {
  const query = target.kind === 'page' && target.query.size > 0 ? `?${target.query.toString()}` : ''
  return { release, editor, leave: leaveAddress(pathname + query) }
}

/** The same page again: the time that went into packing it need not be spent twice. */
const inheritPacked = (renewed: PageAnswer, last: PageAnswer): PageAnswer =>
  renewed.etag !== undefined && renewed.etag === last.etag ? { ...renewed, body: last.body } : renewed

/** Thrown, as a broken page would be: one that was good a minute ago is better than this too. */
class Asleep extends Error {}

const timing = (load: number, render: number): string => `load;dur=${load.toFixed(1)}, render;dur=${render.toFixed(1)}`

const passed = (answer: PageAnswer): Answered => ({ answer, outcome: 'bypass' })
