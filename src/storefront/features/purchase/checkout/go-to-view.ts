/** The way from one view of checkout to the next, with the query that the shopper came with (NAV-05). */
import { checkoutLink, type CheckoutView } from '../../../../markets/paths/checkout-links.ts'
import type { StorefrontCode } from '../../../../markets/types.ts'
import { hasNavigation } from '../../../ui/replace-address.ts'

/**
 * Parameters that are used once. Those of the bank's redirect are removed, so that they are not shared or logged; the items of a
 * link that fills the cart, so that the next view does not add them again (CRT-28).
 */
const SINGLE_USE = ['redirectResult', 'sessionId', 'items']

function ownQuery(): string {
  const query = new URLSearchParams(location.search)
  if (!SINGLE_USE.some((name) => query.has(name))) return location.search
  for (const name of SINGLE_USE) query.delete(name)
  return query.toString()
}

export const linkToView = (storefront: StorefrontCode, view: CheckoutView, orderId?: string): string =>
  checkoutLink(storefront, view, { query: ownQuery(), ...(orderId === undefined ? {} : { orderId }) })

/** A view that is not open leaves no step in the history: Back would only lead to it again. */
export function goToView(
  storefront: StorefrontCode,
  view: CheckoutView,
  history: 'push' | 'replace',
  orderId?: string,
): void {
  const address = linkToView(storefront, view, orderId)
  if (hasNavigation()) navigation.navigate(address, { history })
  else if (history === 'replace') location.replace(address)
  else location.assign(address)
}
