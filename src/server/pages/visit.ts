/** Reads from a request what a page may depend on, and nothing else: where it is, which market, which known parameters. */
import { variantSeen } from '../../markets/experiments/choose-variant.ts'
import { experimentCookieName } from '../../markets/experiments/experiment.ts'
import { applyOverride, type ExperimentOverride } from '../../markets/experiments/experiment-override.ts'
import { isActive } from '../../markets/experiments/is-active.ts'
import { marketOfAddress } from '../../markets/storefronts/market-parameter.ts'
import { marketOfVisit } from '../../markets/storefronts/market-of-visit.ts'
import { isCountryCode } from '../../markets/storefronts/country-codes.ts'
import { findStorefront } from '../../markets/storefronts/table.ts'
import type { Environment, Storefront, StorefrontCode } from '../../markets/types.ts'
import type { Destination, MatchedPage } from '../../storefront/app/find-page.ts'
import { findPage } from '../../storefront/app/find-page.ts'
import { MARKET_COOKIE } from '../../storefront/features/visitor/markets/index.ts'
import type { ShopPlace, Visit } from '../../storefront/page/page-contract.ts'
import { readCookie } from '../http/read-cookie.ts'
import { CACHE_RULES, skipsCache, knownQuery, readBust } from '../page-cache/rules.ts'
import type { CacheRule } from '../page-cache/rules.ts'
import type { Form } from './page-bytes.ts'

const NO_VARIANTS: Visit['variants'] = {}

/** A storefront with its path segment, and its place if the address decides it: by the only market, or by one that it names. */
export type Shop = {
  readonly code: StorefrontCode
  readonly storefront: Storefront
  readonly fixedPlace: ShopPlace | undefined
}

/** A parsed URL; the same for all visitors. */
export type PageAddress = {
  readonly pathname: string
  readonly search: string
  /** Also set if the storefront has no such page: the error page belongs to the storefront. */
  readonly shop: Shop | undefined
  readonly target: PageTarget | Exclude<Destination, MatchedPage>
  /** Cache keys by form, if they do not depend on the visitor. */
  readonly keys: Readonly<Record<Form, string>> | undefined
}

export type PageTarget = {
  readonly kind: 'page'
  readonly found: MatchedPage
  readonly rule: CacheRule
  readonly query: URLSearchParams
  /** The part of the cache key that depends on the URL only. */
  readonly key: string
  /** Reads content without caches (RTE-33). */
  readonly bust: ReturnType<typeof readBust>
  /** Whether a parameter of the URL has it rendered anew. */
  readonly isUncached: boolean
}

/** Undefined for an invalid URL. */
export function readAddress(url: string, environment: Environment): PageAddress | undefined {
  const parsed = URL.parse(url, 'http://shop')
  // A request line may name another host ("//host/path", "http://…"): none of our pages is there.
  if (!parsed || parsed.host !== 'shop') return undefined
  const { pathname, search, searchParams } = parsed
  const found = findPage(pathname)
  const code = found.kind === 'external' || found.kind === 'forward' ? undefined : found.storefront
  const target = found.kind === 'page' ? pageTarget(found, pathname, searchParams) : found
  const shop = shopOf(code, environment, searchParams)
  return { pathname, search, shop, target, keys: target.kind === 'page' ? keysOf(target, shop) : undefined }
}

function keysOf(target: PageTarget, shop: Shop | undefined): PageAddress['keys'] {
  if (target.rule.experiments !== undefined || (shop && !shop.fixedPlace)) return undefined
  const of = (form: Form) => keyOf(form, target, shop?.fixedPlace, NO_VARIANTS)
  return { document: of('document'), data: of('data') }
}

/** Everything a response may vary by. Storefront, locale and currency follow from the path and the market. */
export function keyOf(
  form: Form,
  { key }: Pick<PageTarget, 'key'>,
  place: ShopPlace | undefined,
  variants: Visit['variants'],
): string {
  const seen = Object.entries(variants).map(([id, variant]) => `${id}=${variant}`)
  return `${form} ${place?.market.countryCode ?? '-'} ${seen.join(',')} ${key}`
}

function shopOf(code: StorefrontCode | undefined, environment: Environment, query: URLSearchParams): Shop | undefined {
  const storefront = code && findStorefront(environment, code)
  if (!code || !storefront) return undefined
  const market = marketOfAddress(storefront, query)
  return { code, storefront, fixedPlace: market && { code, storefront, market } }
}

function pageTarget(found: MatchedPage, pathname: string, given: URLSearchParams): PageTarget {
  const routeRule = CACHE_RULES[found.route.name]
  const isUncached = skipsCache(given)
  const rule: CacheRule = isUncached ? { ...routeRule, kind: 'never' } : routeRule
  const query = knownQuery(routeRule, given)
  return { kind: 'page', found, rule, query, key: `${pathname}?${query.toString()}`, bust: readBust(given), isUncached }
}

/**
 * The visitor's market. Only a storefront with several markets reads the visitor's choice, and without one the country that
 * was looked up (MKT-39); an address that names one of its markets is a choice, too.
 */
export function placeOf(shop: Shop | undefined, cookies: string | undefined, lookedUp?: string): ShopPlace | undefined {
  if (!shop || shop.fixedPlace) return shop?.fixedPlace
  const { code, storefront } = shop
  const preference = readCookie(cookies, MARKET_COOKIE)
  return { code, storefront, market: marketOfVisit(storefront, { preference, lookedUp }) }
}

/** Whether the page depends on the visitor's country. */
export const isCountryWanted = ({ shop }: Pick<PageAddress, 'shop'>, cookies: string | undefined): boolean =>
  shop !== undefined && shop.fixedPlace === undefined && !isCountryCode(readCookie(cookies, MARKET_COOKIE))

/** The visitor's variants of the experiments on a page: the defaults, unless a cookie names another. */
export function variantsOf(
  { experiments }: Pick<CacheRule, 'experiments'>,
  {
    place,
    cookies,
    now,
    overrides = {},
  }: {
    readonly place: ShopPlace | undefined
    readonly cookies: string | undefined
    readonly now: Date
    readonly overrides?: Readonly<Record<string, ExperimentOverride>>
  },
): Visit['variants'] {
  if (experiments === undefined) return NO_VARIANTS
  const seen = experiments.map((ofCode) => {
    const experiment = applyOverride(ofCode, overrides[ofCode.id] ?? {})
    const { id, defaultVariant } = experiment
    const isOn = place !== undefined && isActive(experiment, place.market.countryCode, now)
    const cookie = readCookie(cookies, experimentCookieName(experiment))
    return [id, isOn ? variantSeen(experiment, cookie) : defaultVariant] as const
  })
  return Object.fromEntries(seen)
}
