/**
 * The one table of what may be cached: per route, how long a page is fresh, how long it may be served stale while it is
 * renewed, and which query parameters it reads. Other parameters are neither part of the cache key nor passed to the page's
 * load, so no page can depend on something that is not in its key. The market that an address names (`?market=SE`) selects the place
 * of a visit, as the cookie does: keys contain the place (pages/visit.ts), so both kinds of visitors share the cached page.
 */
import type { Experiment } from '../../markets/experiments/experiment.ts'
import { DAY_IN_SECONDS } from '../../markets/freshness.ts'
import type { RouteName } from '../../markets/paths/route-names.ts'

export type CacheRule = {
  readonly query: readonly string[]
  /** Experiments that change the page: the visitor's variants are in its key, and passed to its load. */
  readonly experiments?: readonly Experiment[]
} & (
  | { readonly kind: 'cached'; readonly freshSeconds: number; readonly staleSeconds: number }
  | { readonly kind: 'never' }
)

const cached = (freshSeconds: number, query: readonly string[] = []): CacheRule => ({
  kind: 'cached',
  freshSeconds,
  // BLD-06: content and prices on a page are never older than a day.
  staleSeconds: DAY_IN_SECONDS - freshSeconds,
  query,
})
const never = (query: readonly string[] = []): CacheRule => ({ kind: 'never', query })

/** The last two are fields of the filter form, for browsers that send it themselves. */
const LISTING = ['page', 'price', 'sizes', 'colour', 'material', 'sort', 'price-from', 'price-to'] as const
/** A browser without JavaScript sends each checkbox as its own parameter; in the URL they are one list (LST-04). */
const LISTS: ReadonlySet<string> = new Set(['sizes', 'colour', 'material'])

export const CACHE_RULES: Readonly<Record<RouteName, CacheRule>> = {
  index: cached(3600),
  storefront: cached(60),
  'storefront-slugs': cached(60, LISTING),
  'storefront-product-sku': cached(60),
  'storefront-search': cached(60, ['term', ...LISTING]),
  'storefront-faq': cached(300),
  'storefront-faq-section': cached(300),
  'storefront-faq-cookie-policy': cached(300),
  'storefront-menu': cached(300),
  // Personal pages, and pages for diagnostics: never cached.
  'storefront-login': never(),
  'storefront-cart': never(),
  'storefront-checkout': never(),
  'storefront-checkout-cart': never(),
  'storefront-checkout-address': never(),
  'storefront-checkout-payment': never(),
  'storefront-checkout-success-id': never(),
  'storefront-diagnostics-product-sku': never(),
  'storefront-shared-content': never(),
}

/** Requests with one of these skip the cache: for an editor's draft, or for the latest content. */
const CACHE_SKIPPING_PARAMETERS = ['bust', '_storyblok', '_storyblok_release'] as const

export const skipsCache = (query: URLSearchParams): boolean => CACHE_SKIPPING_PARAMETERS.some((name) => query.has(name))

/** A cache version that any content service accepts; other values skip the caches without being sent on (RTE-33). */
const CACHE_VERSION = /^[\w.-]{1,40}$/

/** The cache version of `?bust=`, if there is one. */
export function readBust(query: URLSearchParams): { readonly cv?: string } | undefined {
  const bust = query.get('bust')
  if (bust === null) return undefined
  return CACHE_VERSION.test(bust) ? { cv: bust } : {}
}

/** The query parameters that the route reads, in a canonical order. */
export function knownQuery({ query: known }: CacheRule, query: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams()
  for (const name of known.toSorted()) {
    const [first, ...others] = query.getAll(name)
    if (first !== undefined) result.set(name, LISTS.has(name) ? [first, ...others].join(',') : first)
  }
  return result
}
