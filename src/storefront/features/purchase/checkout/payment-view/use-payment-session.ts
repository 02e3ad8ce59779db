/**
 * The order and its session at the provider, made when the payment view opens and whenever the cart is another one. One that
 * was made before is gone on with (CHK-07): a reload orders nothing anew.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PaymentSession, PaymentSessionRequest } from '../../../../../contracts/commerce/order-client.ts'
import { PaymentSessionError } from '../../../../../contracts/commerce/order-errors.ts'
import type { Cart } from '../../../../../contracts/commerce/to-cart.ts'
import type { Order } from '../../../../../contracts/commerce/to-order.ts'
import type { CheckoutInformation } from '../../../../../markets/addresses/checkout-information.ts'
import { billingOf } from '../../../../../markets/addresses/completeness.ts'
import { diagnostics } from '../../../../stores/diagnostics.ts'
import { randomId } from '../../../../stores/random-id.ts'
import { useStore } from '../../../../stores/store.ts'
import { fetchCart } from '../../cart/index.ts'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import { cartMark } from '../cart-mark.ts'
import { checkoutStore, setPaymentSession } from '../checkout-store.ts'
import { linkToView } from '../go-to-view.ts'
import type { StoredPayment } from '../stored-payments.ts'
import { ordersIn } from '../orders-in.ts'

/** The provider's lasts an hour; who comes back shall have half of it. */
const YOUNG_MS = 25 * 60_000

export type Preparation = {
  /** Undefined until there is one for the cart as it is. */
  readonly payment: StoredPayment | undefined
  readonly failure: PaymentSessionError | undefined
  /** What the shopper last saw, where it is something else now. */
  readonly priceBefore: number | undefined
  readonly tryAgain: () => void
}

type Options = {
  readonly place: StorefrontMarket
  readonly cart: Cart
  /** The payment that is in progress. */
  readonly held: StoredPayment | undefined
  /** Whether the cart can be ordered. */
  readonly isReady: boolean
  /** The hash of the terms that the shopper ticked (LAW-10). */
  readonly agreedTerms: string | undefined
}

export function usePaymentSession({ place, cart, held, isReady, agreedTerms }: Options): Preparation {
  const { language } = place.market
  const { information, paymentSession } = useStore(checkoutStore, (state) => state)
  const [failure, setFailure] = useState<PaymentSessionError>()
  const [priceBefore, setPriceBefore] = useState<number>()
  const [openedAt] = useState(() => Date.now())
  const seen = useRef(cart.priceTotal)
  const mark = cartMark(cart, language)
  const isOld = paymentSession !== undefined && openedAt - Date.parse(paymentSession.time) > YOUNG_MS
  const isFor = paymentSession?.madeFor === mark && !isOld
  // A payment in progress stays the one that the shopper sees.
  const payment = held ?? (isFor ? paymentSession : undefined)
  const isNeeded = isReady && payment === undefined && failure === undefined

  const prepare = useEffectEvent(async (from: CheckoutInformation, forCart: string, isWanted: () => boolean) => {
    try {
      const made = await order({ ...toWanted(place, from), agreedTerms }, place, forCart)
      const price = priceOf(made.order)
      // Prices have changed behind the cart's back: from here on it says what the order says.
      const current = price === cart.priceTotal ? cart : await fetchCart(place.market).catch(() => cart)
      if (!isWanted()) return
      if (price !== seen.current) setPriceBefore(seen.current)
      seen.current = price
      const madeFor = cartMark(current, language)
      setPaymentSession({ ...made, cartId: cart.cartId, madeFor, time: new Date().toISOString() })
    } catch (error) {
      if (isWanted()) setFailure(reportFailure(error))
    }
  })
  useEffect(() => {
    if (!isNeeded) return undefined
    let isWanted = true
    void prepare(information, mark, () => isWanted)
    return () => {
      isWanted = false
    }
  }, [isNeeded, information, mark])

  return {
    payment,
    failure: payment === undefined ? failure : undefined,
    priceBefore,
    tryAgain: () => setFailure(undefined),
  }
}

/** Without the tax that only an address brings about: a cart does not know it. */
const priceOf = ({ priceTotal, externalTaxAmount = 0 }: Order): number => priceTotal - externalTaxAmount

/**
 * The last request and its idempotency key: a retry after a missing response uses the same key, and returns the same
 * order.
 */
let lastRequest: { readonly content: string; readonly key: string } | undefined

async function order(wanted: PaymentSessionRequest, place: StorefrontMarket, mark: string): Promise<PaymentSession> {
  const content = JSON.stringify([mark, wanted])
  lastRequest = lastRequest?.content === content ? lastRequest : { content, key: randomId() }
  try {
    const made = await ordersIn(place).createPaymentSession(wanted, lastRequest.key)
    lastRequest = undefined
    return made
  } catch (error) {
    // The service responded: the next request is a new one, with a new key.
    if (error instanceof PaymentSessionError && error.code !== undefined) lastRequest = undefined
    throw error
  }
}

function toWanted({ storefront, market }: StorefrontMarket, information: CheckoutInformation): PaymentSessionRequest {
  return {
    shippingAddress: information.address.shipping,
    billingAddress: billingOf(information),
    languageCode: market.language,
    // PAY-15
    returnUrl: location.origin + linkToView(storefront, 'payment'),
    contact: information.contact,
  }
}

/** PAY-11 */
function reportFailure(error: unknown): PaymentSessionError {
  const failure = error instanceof PaymentSessionError ? error : new PaymentSessionError(error)
  void diagnostics.log('payment', 'session', {
    message: failure.message,
    data: { code: failure.code, cause: String(failure.cause) },
    level: failure.code === undefined ? 'error' : 'warn',
  })
  return failure
}
