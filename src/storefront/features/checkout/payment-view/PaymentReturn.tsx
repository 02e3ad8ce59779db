/**
 * Back from a bank (PAY-10), or from nowhere with a payment that somebody has begun: finds out what became of it and leads
 * on from there. In another browser, which knows nothing of the order, it says what it can.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import { OrderError } from '../../../../contracts/order-errors.ts'
import { readQuery } from '../../../../markets/paths/query.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PressButton } from '../../../ui/PressButton.tsx'
import { fetchCart } from '../../cart/index.ts'
import { Plain } from '../../layout/index.ts'
import type { Place } from '../../markets/index.ts'
import { checkoutStore, setPaymentSession } from '../checkout-store.ts'
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx'
import { goToView } from '../go-to-view.ts'
import type { KeptPayment } from '../kept-payments.ts'
import { ordersIn } from '../orders-in.ts'
import { arriveAtSuccess } from './arrive-at-success.ts'
import { outcomeOf, troubleText, type Outcome, type Trouble } from './payment-outcome.ts'
import { settlePayment } from './settle-payment.ts'
import { tellCancelled } from './tell-cancelled.ts'
import { noteTrouble } from './trouble-on-return.ts'

type Seen =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unreachable' }
  /** In a browser that does not know the order. */
  | { readonly kind: 'elsewhere'; readonly outcome: Outcome }

const CHECKING: Seen = { kind: 'checking' }

export function PaymentReturn({ place }: { place: Place }) {
  const texts = useTexts()
  const [seen, setSeen] = useState(CHECKING)
  const { storefront, market } = place

  const goBack = (trouble: Trouble, kept: KeptPayment) => {
    tellCancelled(trouble, kept.order, kept.order.payment.method)
    noteTrouble(trouble)
    // It was not fetched on the way in (APP-03).
    void fetchCart(market).catch(() => undefined)
    goToView(storefront, 'payment', 'replace')
  }

  const settle = async (kept: KeptPayment, isPaid: boolean): Promise<Seen> => {
    const settled = await settlePayment({ orders: ordersIn(place) }, kept, broughtOf(kept))
    if (settled.kind === 'unreachable') return { kind: 'unreachable' }
    if (settled.kind === 'trouble') goBack(settled.trouble, kept)
    else if (settled.kind !== 'open') {
      arriveAtSuccess(place, { order: settled.order, payment: kept, isPaid: settled.kind === 'paid' })
    } else if (isPaid) arriveAtSuccess(place, { order: kept.order, payment: kept, isPaid: false })
    // Nobody has paid, and the cart is gone: there is nothing to go on with.
    else setPaymentSession(undefined)
    return CHECKING
  }

  /** What is to be seen; the skeleton while the shopper is led on. */
  const check = useEffectEvent(async (): Promise<Seen> => {
    const { redirectResult } = readQuery(location.search)
    const kept = checkoutStore.get().paymentSession
    if (redirectResult === undefined) return kept === undefined ? CHECKING : settle(kept, false)
    try {
      const { resultCode } = await ordersIn(place).submitDetails({ details: { redirectResult } })
      const outcome = outcomeOf(resultCode)
      if (kept === undefined) return { kind: 'elsewhere', outcome }
      if (outcome === 'paid' || outcome === 'pending') return await settle(kept, true)
      goBack(outcome, kept)
    } catch (error) {
      if (!(error instanceof OrderError)) return { kind: 'unreachable' }
      // The service knows no such payment.
      if (kept === undefined) return { kind: 'elsewhere', outcome: 'failed' }
      goBack('failed', kept)
    }
    return CHECKING
  })
  const isChecking = seen.kind === 'checking'
  useEffect(() => {
    if (!isChecking) return undefined
    let isWanted = true
    void check().then((found) => isWanted && setSeen(found))
    return () => {
      isWanted = false
    }
  }, [isChecking])

  if (seen.kind === 'elsewhere') return <Elsewhere outcome={seen.outcome} storefront={storefront} />
  if (seen.kind === 'checking') return <CheckoutSkeleton view="payment" />
  return (
    <Plain title={texts.paymentView} intro={texts.paymentUnknown}>
      <PressButton onPress={() => setSeen(CHECKING)}>{texts.checkAgain}</PressButton>
    </Plain>
  )
}

function broughtOf({ session, sessionResult }: KeptPayment) {
  return sessionResult ? { sessionId: session.id, sessionResult } : {}
}

function Elsewhere({ outcome, storefront }: { outcome: Outcome; storefront: string }) {
  const texts = useTexts()
  const [title, intro] =
    outcome === 'paid'
      ? [texts.paymentArrived, texts.paymentArrivedText]
      : outcome === 'pending'
        ? [texts.bankThinking, texts.paymentOnItsWay]
        : [texts.orderNotPaid, troubleText(outcome, texts)]
  return (
    <Plain title={title} intro={intro}>
      <ButtonLink href={`/${storefront}`}>{texts.continueShopping}</ButtonLink>
    </Plain>
  )
}
