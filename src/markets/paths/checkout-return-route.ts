/** Where 'continue shopping' leads back to. */
import type { RouteName } from './route-names.ts'

const RETURN_ROUTES: ReadonlySet<RouteName> = new Set([
  'storefront',
  'storefront-slugs',
  'storefront-search',
  'storefront-faq',
  'storefront-faq-section',
  'storefront-faq-cookie-policy',
] as const)

/** NAV-04: content, section, search and home are stored on leaving; product and checkout are not (T32). */
export function isCheckoutReturnRoute(leaving: RouteName): boolean {
  return RETURN_ROUTES.has(leaving)
}
