/**
 * Answers page requests: as a document at the first visit, as JSON at every later one, both from the same load and
 * both through the page cache. What is answered depends on the address and the market, never on the visitor.
 */
import { pageNotFoundText } from '../../markets/paths/page-not-found.ts'
import type { Environment, ExternalStorefrontCode } from '../../markets/types.ts'
import type { Clock } from '../../platform/clock.ts'
import type { PublicSettings } from '../../platform/config/public-settings.ts'
import type { Log } from '../../platform/log/log.ts'
import type { PageCacheOutcome } from '../../platform/metrics/metrics.ts'
import type { Clients, ShopPlace } from '../../storefront/page-contract.ts'
import { createPageCache } from '../page-cache/page-cache.ts'
import { createPageBytes } from './page-bytes.ts'
import type { Form, PageAnswer } from './page-bytes.ts'
import type { PageSource } from './page-source.ts'
import type { Address, PageTarget } from './visit.ts'
import { isSharedByMarkets, placeOf } from './visit.ts'

export type PageAnswersDeps = {
  readonly source: PageSource
  readonly environment: Environment
  readonly externalAddresses: Readonly<Record<ExternalStorefrontCode, string>>
  readonly clients: Clients
  readonly cacheMegabytes: number
  /** Whether the shop is known by an https address. */
  readonly secure: boolean
  /** What every browser may know of the configuration (MKT-40). */
  readonly settings: PublicSettings
  readonly clock: Clock
  readonly log: Log
}

export type Answered = { readonly answer: PageAnswer; readonly outcome: PageCacheOutcome }

export type PageAnswers = ReturnType<typeof createPageAnswers>

const UNKEPT = { rule: { kind: 'never', query: [] }, tags: [], differsByCookie: false } as const

export function createPageAnswers(deps: PageAnswersDeps) {
  const { source, environment, externalAddresses, clients, clock, log } = deps
  const cache = createPageCache<PageAnswer>({ megabytes: deps.cacheMegabytes, clock })
  const bytes = createPageBytes(source, { secure: deps.secure, settings: deps.settings })

  async function failure(form: Form, place: ShopPlace | undefined, path: string, status: number, message: string) {
    const { errorState } = await source.entry()
    return bytes.page(form, status, errorState(source.build, place, { status, message, path }), UNKEPT)
  }

  /** Rejects when the page breaks: a page that was good a minute ago is better than an error, so the cache keeps it. */
  async function render(form: Form, target: PageTarget, place: ShopPlace | undefined, path: string) {
    const { found, rule, query } = target
    const { loadPage, pageState } = await source.entry()
    const request = { found, place, environment, path, query, clients }
    const startedAt = performance.now()
    const loaded = await loadPage(request)
    const loadedAt = performance.now()
    if (loaded.kind === 'redirect') return bytes.redirect(form, loaded.to, loaded.permanent)
    if (loaded.kind === 'not-found') {
      log.info(loaded.message, { path })
      return failure(form, place, path, 404, pageNotFoundText(path))
    }
    const differsByCookie = isSharedByMarkets(place?.storefront)
    const state = pageState(source.build, request, loaded.data)
    const { tags, isMakeshift = false } = loaded
    const keeping = isMakeshift ? { ...UNKEPT, differsByCookie } : { rule, tags, differsByCookie }
    const answer = await bytes.page(form, 200, state, keeping)
    return {
      ...answer,
      keep: answer.keep && !isMakeshift,
      timing: timing(loadedAt - startedAt, performance.now() - loadedAt),
    }
  }

  async function answerPage(form: Form, target: PageTarget, place: ShopPlace | undefined, path: string) {
    const renderOrLog = () =>
      render(form, target, place, path).catch((error: unknown) => {
        log.error('A page could not be made', { path, route: target.found.route.name, err: error })
        throw error
      })
    try {
      return await cache.answer(keyOf(form, target, place), target.rule, renderOrLog)
    } catch {
      return passed(await failure(form, place, path, 500, 'Unexpected error'))
    }
  }

  return {
    /** Forgets every page that shows one of these. */
    drop: cache.drop,

    /** What the cache holds for this visit, if it is fresh: answered without waiting for anything. */
    fresh(form: Form, { target, shop }: Address, cookies: string | undefined): PageAnswer | undefined {
      if (target.kind !== 'page') return undefined
      return cache.fresh(keyOf(form, target, placeOf(shop, cookies)), target.rule)
    },

    async answer(form: Form, address: Address, cookies: string | undefined): Promise<Answered> {
      const { target, shop, pathname, search } = address
      const place = placeOf(shop, cookies)
      switch (target.kind) {
        case 'page':
          return answerPage(form, target, place, pathname)
        case 'forward':
          return passed(bytes.redirect(form, target.to + search, target.permanent))
        case 'external':
          return passed(bytes.redirect(form, externalAddresses[target.storefront], false))
        case 'malformed':
          return passed(await failure(form, place, pathname, 400, 'Malformed address'))
        case 'not-found':
          return passed(await failure(form, place, pathname, 404, pageNotFoundText(pathname)))
      }
    },
  }
}

const timing = (load: number, render: number): string => `load;dur=${load.toFixed(1)}, render;dur=${render.toFixed(1)}`

const passed = (answer: PageAnswer): Answered => ({ answer, outcome: 'bypass' })

/** Everything an answer may differ by. Storefront, locale and currency follow from the path and the market. */
const keyOf = (form: Form, { key }: PageTarget, place: ShopPlace | undefined): string =>
  `${form} ${place?.market.countryCode ?? '-'} ${key}`
