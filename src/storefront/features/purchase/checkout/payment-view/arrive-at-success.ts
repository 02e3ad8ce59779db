/** After a payment: stores the order (STO-03) and shows its view. Back navigation does not lead to paying again. */
import type { Order } from '../../../../../contracts/commerce/to-order.ts'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import { checkoutStore } from '../checkout-store.ts'
import { goToView } from '../go-to-view.ts'
import { storeOrderSession, type StoredPayment } from '../stored-payments.ts'

type Arrival = {
  readonly order: Order
  readonly payment: Pick<StoredPayment, 'session' | 'cartId'>
  /** The bank may still be thinking. */
  readonly isPaid: boolean
}

export function arriveAtSuccess({ storefront }: StorefrontMarket, { order, payment, isPaid }: Arrival): void {
  const { cartId, session } = payment
  const { orderToken } = session
  const wantsNewsletter = checkoutStore.get().information.contact.newsletterSubscription
  storeOrderSession({ order, orderToken, cartId, isPaid, wantsNewsletter, isFinished: false })
  goToView(storefront, 'success', 'replace', order.id)
}
