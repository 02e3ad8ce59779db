/** The four views of checkout and the links between them. */
import type { StorefrontCode } from '../types.ts'
import { type DefaultSegment, linkTo } from './storefront-segment.ts'

/** CHK-01 */
export const CHECKOUT_VIEWS = ['cart', 'address', 'payment', 'success'] as const

export type CheckoutView = (typeof CHECKOUT_VIEWS)[number]

/** CHK-02 */
export const CHECKOUT_STAGES: Readonly<Record<CheckoutView, number>> = { cart: 1, address: 2, payment: 3, success: 4 }

/** RTE-31: the views where a shopper fills something in; header and logo change there. */
export function isCheckoutStep(view: CheckoutView): boolean {
  return view === 'address' || view === 'payment'
}

export interface CheckoutLinkOptions {
  /** The current query string, with or without its question mark; it is preserved (NAV-05). */
  readonly query?: string
  /** Only the success view has one (NAV-06). */
  readonly orderId?: string
}

export function checkoutLink(
  storefront: StorefrontCode | DefaultSegment,
  view: CheckoutView,
  { query = '', orderId }: CheckoutLinkOptions = {},
): string {
  // An id is our own, but it may come back from an address: a lone surrogate must not throw.
  const id = view === 'success' && orderId ? `/${encodeURIComponent(orderId.toWellFormed())}` : ''
  const search = query.replace(/^\?/, '')
  return linkTo(storefront, `/checkout/${view}${id}${search && `?${search}`}`)
}
