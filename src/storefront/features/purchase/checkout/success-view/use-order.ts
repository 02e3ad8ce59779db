/** The order that was just placed: watched until it is paid, and then everything is done that follows, once. */
import { useEffect, useEffectEvent, useState } from 'react'
import { PaymentFailedError } from '../../../../../contracts/commerce/order-errors.ts'
import { PageFailure } from '../../../../page/page-failure.ts'
import { reportPurchase } from '../../../telemetry/analytics/index.ts'
import { countOrder } from '../../../visitor/experiments/index.ts'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import { checkoutStore, clearSteps, completeView, setPaymentSession } from '../checkout-store.ts'
import { isOfToday, storeOrderSession, readOrderSession, readPayment, type OrderSession } from '../stored-payments.ts'
import { ordersIn } from '../orders-in.ts'
import { isDead, troubleOf, type Trouble } from '../payment-view/payment-outcome.ts'
import { finishOrder } from './finish-order.ts'

/** Delays between polls of a payment that is still pending. */
const POLL_DELAYS_MS = [1000, 2000, 4000, 8000, 15_000]

type Watched = { readonly session: OrderSession; readonly trouble: Trouble | undefined }

export function useOrder(place: StorefrontMarket, orderId: string | undefined): Watched {
  const [session, setSession] = useState(() => findSession(place, orderId))
  const [trouble, setTrouble] = useState<Trouble>()
  const { isPaid } = session

  const poll = useEffectEvent(async (): Promise<boolean> => {
    try {
      const { order, orderToken } = session
      const confirmed = await ordersIn(place).confirmPaymentSession(order.id, orderToken)
      if (confirmed.status !== 'paid') return false
      const paid = { ...session, order: confirmed.order, isPaid: true }
      storeOrderSession(paid)
      setSession(paid)
      return true
    } catch (error) {
      // If the shop is unreachable, the next poll retries.
      if (!(error instanceof PaymentFailedError)) return false
      const found = troubleOf(error.message)
      const { paymentSession } = checkoutStore.get()
      // Nothing more can be paid in it: who goes back to pay needs a new one.
      if (isDead(found) && paymentSession?.order.id === session.order.id) setPaymentSession(undefined)
      // The shopper may go back to pay, with the address as it was confirmed.
      completeView('address')
      setTrouble(found)
      return true
    }
  })
  useEffect(() => {
    if (isPaid) return undefined
    // CHK-11: also while the payment is pending. A paid order resets the whole checkout.
    clearSteps()
    return pollUntilSettled(poll)
  }, [isPaid])

  const finish = useEffectEvent(() => finishOrder(place, session))
  const report = useEffectEvent(() => {
    if (reportPurchase(session.order)) countOrder()
  })
  useEffect(() => {
    if (!isPaid) return
    // CHK-12
    report()
    void finish()
  }, [isPaid])

  return { session, trouble }
}

/** CHK-13. An address without an id means the last one, if it is of today. */
function findSession({ market }: StorefrontMarket, orderId: string | undefined): OrderSession {
  const session = readOrderSession()
  if (session !== undefined && (orderId === undefined ? isOfToday(session) : session.order.id === orderId))
    return session
  const begun = readPayment(market.countryCode)
  if (begun === undefined || begun.order.id !== orderId) throw new PageFailure(404, 'Could not find a session or order')
  const { order, cartId, session: access } = begun
  return { order, orderToken: access.orderToken, cartId, isPaid: false, wantsNewsletter: false, isFinished: false }
}

/** Polls until `poll` returns true. */
function pollUntilSettled(poll: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isOver = false
  let polls = 0
  const pollOnce = async () => {
    const isSettled = await poll()
    if (isSettled || isOver) return
    polls += 1
    timer = setTimeout(() => void pollOnce(), POLL_DELAYS_MS[Math.min(polls, POLL_DELAYS_MS.length - 1)])
  }
  timer = setTimeout(() => void pollOnce(), POLL_DELAYS_MS[0])
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
