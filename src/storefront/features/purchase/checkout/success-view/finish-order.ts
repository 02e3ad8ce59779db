/** Cleanup after a paid order: subscribes to the newsletter if requested, empties the cart and resets the checkout. */
import { newsletterClient } from '../../../../../contracts/engagement/newsletter-client.ts'
import { diagnostics } from '../../../../stores/diagnostics.ts'
import { ownTransport } from '../../../../stores/transports.ts'
import { pushEvent } from '../../../telemetry/analytics/index.ts'
import { cartTokens, emptyCart } from '../../cart/index.ts'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import { storeNewsletterRecord } from '../../../visitor/newsletter/index.ts'
import { resetCheckout } from '../checkout-store.ts'
import { storeOrderSession, type OrderSession } from '../stored-payments.ts'
import { finishPurchase } from './finish-purchase.ts'
import { isStillTheCart } from './is-still-the-cart.ts'

/** How long a newsletter may keep an order waiting. */
const NEWSLETTER_WITHIN = 5000

/** Orders that are being finished in this page. */
const finishing = new Set<string>()

/** Once: when it is looked at again, the cart is the next order's. */
export async function finishOrder(place: StorefrontMarket, session: OrderSession): Promise<void> {
  const { order, wantsNewsletter, newsletter: known, isFinished } = session
  if (isFinished || finishing.has(order.id)) return
  finishing.add(order.id)
  let outcome: Pick<OrderSession, 'newsletter'> = {}
  await finishPurchase(wantsNewsletter && known === undefined, {
    subscribe: () => subscribe(place, order.contact.email),
    record: (newsletter) => {
      outcome = { newsletter }
      storeOrderSession({ ...session, ...outcome })
      reportNewsletter(newsletter)
    },
    emptyCart: () => {
      if (isStillTheCart(session.cartId, cartTokens.read(place.market.region)?.token)) emptyCart(place.market)
    },
    resetCheckout: () => resetCheckout(place.market.countryCode),
  })
  storeOrderSession({ ...session, ...outcome, isFinished: true })
}

/** NWS-02 */
const subscribe = ({ storefront: store, market: { countryCode } }: StorefrontMarket, email: string): Promise<void> =>
  newsletterClient(ownTransport).subscribe(
    { store, email, countryCode, checkout: true },
    AbortSignal.timeout(NEWSLETTER_WITHIN),
  )

function reportNewsletter(label: 'success' | 'fail'): void {
  pushEvent({ event: 'newsletterSignup', label, signupSource: 'checkout', identifier: 'regular-newsletter' })
  if (label === 'success') {
    storeNewsletterRecord('registered')
    return
  }
  // CHK-20
  void diagnostics.log('newsletter', 'checkout', { level: 'warn' })
}
