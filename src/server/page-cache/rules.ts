/**
 * The one table of what may be cached: per route, how long a page is fresh, how long it may be served stale while it is
 * renewed, and which query parameters it reads. A parameter that is not listed splits no key and never reaches the
 * page's load, so no page can depend on something its key does not hold.
 */
import type { Experiment } from '../../markets/experiments/experiment.ts'
import { DAY_IN_SECONDS } from '../../markets/freshness.ts'
import type { RouteName } from '../../markets/paths/route-names.ts'

export type CacheRule = {
  readonly query: readonly string[]
  /** Those that the page is drawn by: the visitor's variants of them are in its key, and reach its load. */
  readonly experiments?: readonly Experiment[]
} & (
  | { readonly kind: 'cached'; readonly freshSeconds: number; readonly staleSeconds: number }
  | { readonly kind: 'never' }
)

const cached = (freshSeconds: number, query: readonly string[] = []): CacheRule => ({
  kind: 'cached',
  freshSeconds,
  // BLD-06: what a page tells of content and prices is never older than a day.
  staleSeconds: DAY_IN_SECONDS - freshSeconds,
  query,
})
const never = (query: readonly string[] = []): CacheRule => ({ kind: 'never', query })

/** The last two are fields of the filter form, for browsers that send it themselves. */
const LISTING = ['page', 'price', 'sizes', 'colour', 'material', 'sort', 'price-from', 'price-to'] as const
/** A browser without JavaScript sends each ticked box by itself; in the address they are one list (LST-04). */
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
  // Personal from the first moment, or for people who look into something: always fresh.
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

/** Whoever sends one of these wants to see past this cache: an editor's draft, or the latest content. */
const PAST_THE_CACHE = ['bust', '_storyblok', '_storyblok_release'] as const

export const isPastTheCache = (query: URLSearchParams): boolean => PAST_THE_CACHE.some((name) => query.has(name))

/** A cache version that any content service takes; with another value the caches are passed by all the same (RTE-33). */
const CACHE_VERSION = /^[\w.-]{1,40}$/

/** How to see the latest content, where the address asks for it. */
export function readBust(query: URLSearchParams): { readonly cv?: string } | undefined {
  const bust = query.get('bust')
  if (bust === null) return undefined
  return CACHE_VERSION.test(bust) ? { cv: bust } : {}
}

/** The part of the query that the route reads, in one order, whatever order it came in. */
export function knownQuery({ query: known }: CacheRule, query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const name of known.toSorted()) {
    const [first, ...others] = query.getAll(name)
    if (first !== undefined) kept.set(name, LISTS.has(name) ? [first, ...others].join(',') : first)
  }
  return kept
}
