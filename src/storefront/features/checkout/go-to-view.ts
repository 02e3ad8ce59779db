/** The way from one view of checkout to the next, with the query that the shopper came with (NAV-05). */
import { checkoutLink, type CheckoutView } from '../../../markets/paths/checkout-links.ts'
import type { StorefrontCode } from '../../../markets/types.ts'
import { hasNavigation } from '../../ui/replace-address.ts'

export const linkToView = (storefront: StorefrontCode, view: CheckoutView): string =>
  checkoutLink(storefront, view, { query: location.search })

/** A view that is not open leaves no step in the history: Back would only lead to it again. */
export function goToView(storefront: StorefrontCode, view: CheckoutView, history: 'push' | 'replace'): void {
  const address = linkToView(storefront, view)
  if (hasNavigation()) navigation.navigate(address, { history })
  else if (history === 'replace') location.replace(address)
  else location.assign(address)
}
