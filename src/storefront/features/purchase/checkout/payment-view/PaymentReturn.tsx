/**
 * Returned from a bank (PAY-10), or reloaded after a payment was started: fetches its result and redirects accordingly.
 * In another browser, which has not stored the order, it shows what the bank returned.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import { OrderError } from '../../../../../contracts/commerce/order-errors.ts'
import { readQuery } from '../../../../../markets/paths/query.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { PressButton } from '../../../../ui/PressButton.tsx'
import { fetchCart } from '../../cart/index.ts'
import { Plain } from '../../../frame/layout/index.ts'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import { checkoutStore, setPaymentSession } from '../checkout-store.ts'
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx'
import { goToView } from '../go-to-view.ts'
import type { StoredPayment } from '../stored-payments.ts'
import { ordersIn } from '../orders-in.ts'
import { afterReturn } from './after-return.ts'
import { arriveAtSuccess } from './arrive-at-success.ts'
import { isDead, outcomeOf, troubleText, type Outcome, type Trouble } from './payment-outcome.ts'
import { settlePayment } from './settle-payment.ts'
import { reportCancelled } from './report-cancelled.ts'
import { noteTrouble } from './trouble-on-return.ts'

type Seen =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unreachable' }
  /** In a browser that does not know the order. */
  | { readonly kind: 'elsewhere'; readonly outcome: Outcome }

const CHECKING: Seen = { kind: 'checking' }

/** Long: markup of one view with its states. */
export function PaymentReturn({ place }: { place: StorefrontMarket }) {
  const texts = useTexts()
  const [seen, setSeen] = useState(CHECKING)
  const { storefront, market } = place

  const goBack = (trouble: Trouble, stored?: StoredPayment) => {
    if (stored !== undefined) reportCancelled(trouble, stored.order, stored.order.payment.method)
    noteTrouble(trouble)
    if (isDead(trouble)) setPaymentSession(undefined)
    // It was not fetched on the way in (APP-03).
    void fetchCart(market).catch(() => undefined)
    goToView(storefront, trouble === 'soldOut' ? 'cart' : 'payment', 'replace')
  }

  /** The paid order is not the stored one, which has been replaced. */
  const showElsewhere = (outcome: Outcome): Seen => {
    setPaymentSession(undefined)
    void fetchCart(market).catch(() => undefined)
    return { kind: 'elsewhere', outcome }
  }

  const settle = async (stored: StoredPayment, outcome: Outcome | undefined): Promise<Seen> => {
    const settled = await settlePayment({ orders: ordersIn(place) }, stored)
    const next = afterReturn(settled, outcome)
    if (next.kind === 'unreachable') return next
    if (next.kind === 'elsewhere') return showElsewhere(next.outcome)
    if (next.kind === 'success') {
      arriveAtSuccess(place, { order: next.order ?? stored.order, payment: stored, isPaid: next.isPaid })
      return CHECKING
    }
    if (outcome !== undefined && next.kind === 'back') {
      goBack(next.trouble, stored)
      return CHECKING
    }
    if (next.kind === 'back') noteTrouble(next.trouble)
    const isOver = settled.kind === 'gone' || (settled.kind === 'trouble' && isDead(settled.trouble))
    if (isOver) setPaymentSession(undefined)
    // Perhaps it was only never fetched here. With products in it checkout goes on paying.
    const cart = await fetchCart(market).catch(() => undefined)
    // Without any there is nothing to pay again: without the session checkout leads back to its beginning.
    if (!isOver && (cart?.items.length ?? 0) === 0) setPaymentSession(undefined)
    return CHECKING
  }

  /** What is to be seen; the skeleton while the shopper is led on. */
  const check = useEffectEvent(async (): Promise<Seen> => {
    const { redirectResult } = readQuery(location.search)
    const stored = checkoutStore.get().paymentSession
    if (redirectResult === undefined) return stored === undefined ? CHECKING : settle(stored, undefined)
    try {
      const { resultCode, orderId } = await ordersIn(place).submitDetails({ details: { redirectResult } })
      const outcome = outcomeOf(resultCode)
      if (stored === undefined) return { kind: 'elsewhere', outcome }
      const isForStored = orderId === undefined || orderId === stored.order.id
      const isPaid = outcome === 'paid' || outcome === 'pending'
      if (isPaid) return isForStored ? await settle(stored, outcome) : showElsewhere(outcome)
      goBack(outcome, isForStored ? stored : undefined)
    } catch (error) {
      // The result is still unknown: the shopper can retry at the same address.
      if (!(error instanceof OrderError) || error.code !== 'PAYMENT_REFUSED') return { kind: 'unreachable' }
      // The provider knows no such payment, or has had its answer already.
      return stored === undefined ? { kind: 'elsewhere', outcome: 'failed' } : settle(stored, 'failed')
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
