/** Where to go after the return from a bank, by the bank's result and the service's status of the order. Pure. */
import type { Order } from '../../../../../contracts/commerce/to-order.ts'
import type { Outcome, Trouble } from './payment-outcome.ts'
import type { Settled } from './settle-payment.ts'

export type Next =
  /** To the order; without `order` it is the stored one. */
  | { readonly kind: 'success'; readonly order?: Order; readonly isPaid: boolean }
  /** The money is for an order that this browser knows nothing of, or nothing any more. */
  | { readonly kind: 'elsewhere'; readonly outcome: Outcome }
  | { readonly kind: 'back'; readonly trouble: Trouble }
  /** Not paid, and there is nothing to continue. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unreachable' }

/** Without an outcome the shopper was at no bank: the cart is gone, and a payment had begun. */
export function afterReturn(settled: Settled, outcome: Outcome | undefined): Next {
  const isPaid = outcome === 'paid' || outcome === 'pending'
  switch (settled.kind) {
    case 'unreachable':
      return settled
    case 'paid':
    case 'pending':
      return { kind: 'success', order: settled.order, isPaid: settled.kind === 'paid' }
    case 'open':
      if (isPaid) return { kind: 'success', isPaid: false }
      return outcome === undefined ? { kind: 'nothing' } : { kind: 'back', trouble: outcome }
    case 'gone':
      return isPaid ? { kind: 'elsewhere', outcome } : { kind: 'nothing' }
    case 'trouble':
      // Paid, and the stored order has expired: then an earlier order was paid.
      if (isPaid && settled.trouble === 'expired') return { kind: 'elsewhere', outcome }
      // Whether another order of the cart was paid instead is unknown here.
      if (outcome === undefined && settled.trouble === 'expired') return { kind: 'nothing' }
      return { kind: 'back', trouble: settled.trouble }
  }
}
