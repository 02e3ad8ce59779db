/** What kind of page a route shows, for analytics, listings and the header. */
import type { RouteName } from './route-names.ts'

/** PTY-01 */
export const PAGE_TYPES = [
  'index',
  'homepage',
  'checkout-address',
  'checkout-cart',
  'checkout-payment',
  'checkout-success',
  'product',
  'search',
  'category',
  'campaign',
  'faq',
  'blog',
  'unknown',
] as const

export type PageType = (typeof PAGE_TYPES)[number]

/** Slug pages are missing: their first slug decides. Pages that sell nothing are unknown (PTY-10). */
const OF_ROUTE: Readonly<Record<Exclude<RouteName, 'storefront-slugs'>, PageType>> = {
  index: 'index',
  storefront: 'homepage',
  'storefront-checkout-address': 'checkout-address',
  'storefront-checkout-cart': 'checkout-cart',
  'storefront-checkout-payment': 'checkout-payment',
  'storefront-checkout-success-id': 'checkout-success',
  'storefront-menu': 'unknown',
  'storefront-cart': 'unknown',
  'storefront-search': 'search',
  'storefront-checkout': 'unknown',
  'storefront-product-sku': 'product',
  'storefront-login': 'unknown',
  'storefront-faq': 'faq',
  'storefront-faq-section': 'faq',
  'storefront-faq-cookie-policy': 'faq',
  'storefront-diagnostics-product-sku': 'unknown',
  'storefront-shared-content': 'unknown',
}

/** PTY-05..08. about-us is unknown on purpose (T30). */
const OF_FIRST_SLUG: ReadonlyMap<string, PageType> = new Map([
  ['corporate-gifts', 'campaign'],
  ['faq', 'faq'],
  ['shipping', 'faq'],
  ['happy-news', 'blog'],
  ['happynews', 'blog'],
  ['happyblog', 'blog'],
  ['about-us', 'unknown'],
])

/** PTY-09: only the first slug counts, and only by equality. */
export function pageTypeOf(routeName: RouteName, slugs: readonly string[] = []): PageType {
  if (routeName !== 'storefront-slugs') return OF_ROUTE[routeName]
  return OF_FIRST_SLUG.get(slugs[0] ?? '') ?? 'category'
}
