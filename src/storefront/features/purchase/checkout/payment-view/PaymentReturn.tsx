/**
 * Back from a bank (PAY-10), or from nowhere with a payment that somebody has begun: finds out what became of it and leads
 * on from there. In another browser, which knows nothing of the order, it says what it can.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import { OrderError } from '../../../../../contracts/commerce/order-errors.ts'
import { readQuery } from '../../../../../markets/paths/query.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { PressButton } from '../../../../ui/PressButton.tsx'
import { fetchCart } from '../../cart/index.ts'
import { Plain } from '../../../frame/layout/index.ts'
import type { Place } from '../../../visitor/markets/index.ts'
import { checkoutStore, setPaymentSession } from '../checkout-store.ts'
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx'
import { goToView } from '../go-to-view.ts'
import type { KeptPayment } from '../kept-payments.ts'
import { ordersIn } from '../orders-in.ts'
import { afterReturn } from './after-return.ts'
import { arriveAtSuccess } from './arrive-at-success.ts'
import { isDead, outcomeOf, troubleText, type Outcome, type Trouble } from './payment-outcome.ts'
import { settlePayment } from './settle-payment.ts'
import { tellCancelled } from './tell-cancelled.ts'
import { noteTrouble } from './trouble-on-return.ts'

type Seen =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unreachable' }
  /** In a browser that does not know the order. */
  | { readonly kind: 'elsewhere'; readonly outcome: Outcome }

const CHECKING: Seen = { kind: 'checking' }

/** Long: markup of one view with its states. */
export function PaymentReturn({ place }: { place: Place }) {
  const texts = useTexts()
  const [seen, setSeen] = useState(CHECKING)
  const { storefront, market } = place

  const goBack = (trouble: Trouble, kept?: KeptPayment) => {
    if (kept !== undefined) tellCancelled(trouble, kept.order, kept.order.payment.method)
    noteTrouble(trouble)
    if (isDead(trouble)) setPaymentSession(undefined)
    // It was not fetched on the way in (APP-03).
    void fetchCart(market).catch(() => undefined)
    goToView(storefront, trouble === 'soldOut' ? 'cart' : 'payment', 'replace')
  }

  /** Paid is another order than the one that is kept, which is past with it. */
  const sayElsewhere = (outcome: Outcome): Seen => {
    setPaymentSession(undefined)
    void fetchCart(market).catch(() => undefined)
    return { kind: 'elsewhere', outcome }
  }

  const settle = async (kept: KeptPayment, outcome: Outcome | undefined): Promise<Seen> => {
    const settled = await settlePayment({ orders: ordersIn(place) }, kept)
    const next = afterReturn(settled, outcome)
    if (next.kind === 'unreachable') return next
    if (next.kind === 'elsewhere') return sayElsewhere(next.outcome)
    if (next.kind === 'success') {
      arriveAtSuccess(place, { order: next.order ?? kept.order, payment: kept, isPaid: next.isPaid })
      return CHECKING
    }
    if (outcome !== undefined && next.kind === 'back') {
      goBack(next.trouble, kept)
      return CHECKING
    }
    if (next.kind === 'back') noteTrouble(next.trouble)
    const isOver = settled.kind === 'gone' || (settled.kind === 'trouble' && isDead(settled.trouble))
    if (isOver) setPaymentSession(undefined)
    // Perhaps it was only never fetched here. With goods in it checkout goes on paying.
    const cart = await fetchCart(market).catch(() => undefined)
    // Without any there is nothing to pay again: without the session checkout leads back to its beginning.
    if (!isOver && (cart?.items.length ?? 0) === 0) setPaymentSession(undefined)
    return CHECKING
  }

  /** What is to be seen; the skeleton while the shopper is led on. */
  const check = useEffectEvent(async (): Promise<Seen> => {
    const { redirectResult } = readQuery(location.search)
    const kept = checkoutStore.get().paymentSession
    if (redirectResult === undefined) return kept === undefined ? CHECKING : settle(kept, undefined)
    try {
      const { resultCode, orderId } = await ordersIn(place).submitDetails({ details: { redirectResult } })
      const outcome = outcomeOf(resultCode)
      if (kept === undefined) return { kind: 'elsewhere', outcome }
      const isForKept = orderId === undefined || orderId === kept.order.id
      const isPaid = outcome === 'paid' || outcome === 'pending'
      if (isPaid) return isForKept ? await settle(kept, outcome) : sayElsewhere(outcome)
      goBack(outcome, isForKept ? kept : undefined)
    } catch (error) {
      // Whoever could not say what became of it is asked again, at the same address.
      if (!(error instanceof OrderError) || error.code !== 'PAYMENT_REFUSED') return { kind: 'unreachable' }
      // The provider knows no such payment, or has had its answer already.
      return kept === undefined ? { kind: 'elsewhere', outcome: 'failed' } : settle(kept, 'failed')
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
  if (seen.kind === 'checking') return <CheckoutSkeleton view="payment" note={texts.checkingPayment} />
  return (
    <Plain title={texts.paymentView} intro={texts.paymentUnknown}>
      <PressButton onPress={() => setSeen(CHECKING)}>{texts.checkAgain}</PressButton>
    </Plain>
  )
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
