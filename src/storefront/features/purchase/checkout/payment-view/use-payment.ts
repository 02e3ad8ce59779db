/**
 * The payment from the press of the button on: a second press changes nothing, and once a payment was started, the
 * service is queried for its result before another attempt.
 */
import { useEffect } from 'react'
import { FREE_METHOD } from '../../../../../contracts/commerce/payment.ts'
import type { PaymentMethodDetails } from '../../../../../contracts/payment-provider/payment-provider.ts'
import type { Order } from '../../../../../contracts/commerce/to-order.ts'
import { useStore } from '../../../../stores/store.ts'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import { checkoutStore, setPaymentSession } from '../checkout-store.ts'
import { goToView, linkToView } from '../go-to-view.ts'
import type { StoredPayment } from '../stored-payments.ts'
import { ordersIn } from '../orders-in.ts'
import { comeBack, leavePayment, paymentWork, takePayment, type PaymentWork } from '../payment-work.ts'
import { arriveAtSuccess } from './arrive-at-success.ts'
import { callTrouble, isCreditRefusal } from './call-trouble.ts'
import { payInSandbox, type Paid } from './pay-in-sandbox.ts'
import { isDead, outcomeOf, type Trouble } from './payment-outcome.ts'
import { sandboxSession } from './sandbox-session.ts'
import { settlePayment } from './settle-payment.ts'
import { reportCancelled } from './report-cancelled.ts'
import { clearTrouble, noteTrouble, readTrouble } from './trouble-on-return.ts'

export type PaymentAtWork = PaymentWork & {
  readonly pay: (payment: StoredPayment, method: PaymentMethodDetails) => void
  readonly payNothing: (payment: StoredPayment) => void
  /** Resolves with the reason for the shopper when the store credit does not pay the order. */
  readonly payByCredit: (payment: StoredPayment, code: string) => Promise<string | undefined>
  /** The provider's own component is about to pay. False if a payment is in progress or done already. */
  readonly begin: (payment: StoredPayment) => Promise<boolean>
  /** What came of it there. */
  readonly settle: (payment: StoredPayment, paid: Paid) => void
  /** The provider's component failed, and the result is unknown. */
  readonly lose: (payment: StoredPayment) => void
  /** Paid, but the shop could not be reached: retries. */
  readonly checkAgain: (payment: StoredPayment) => void
}

/** Long: one state machine; its transitions call each other. */
export function usePayment(place: StorefrontMarket): PaymentAtWork {
  const work = useStore(paymentWork, (state) => state)
  useEffect(() => {
    const trouble = readTrouble()
    clearTrouble()
    if (trouble !== undefined) paymentWork.set((now) => (now.step === 'ready' ? { ...now, trouble } : now))
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && comeBack()
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pageshow', onShow)
      leavePayment()
    }
  }, [])

  const stop = (next: PaymentWork) => paymentWork.set(() => next)
  const fail = (trouble: Trouble, payment: StoredPayment) => {
    reportCancelled(trouble, payment.order, latest(payment).order.payment.method)
    if (trouble === 'soldOut') {
      stop({ step: 'over', payment })
      noteTrouble(trouble)
      setPaymentSession(undefined)
      goToView(place.storefront, 'cart', 'replace')
      return
    }
    // A new one is opened as soon as the old one is gone.
    if (isDead(trouble)) setPaymentSession(undefined)
    stop({ step: 'ready', trouble })
  }
  const arrive = (order: Order, payment: StoredPayment, isPaid: boolean) => {
    stop({ step: 'over', payment })
    arriveAtSuccess(place, { order, payment, isPaid })
  }

  /** PAY-05, PAY-17. `isPaid`: the provider reported it as paid; then the shopper must not be sent to pay again. */
  const checkPayment = async (payment: StoredPayment, isPaid: boolean): Promise<'settled' | 'open'> => {
    const settled = await settlePayment({ orders: ordersIn(place) }, payment)
    if (settled.kind === 'paid' || settled.kind === 'pending') {
      arrive(settled.order, payment, settled.kind === 'paid')
    } else if (settled.kind === 'unreachable' || (settled.kind === 'gone' && isPaid)) {
      stop(isPaid ? { step: 'unconfirmed', payment } : { step: 'ready', trouble: 'unknown' })
    } else if (settled.kind === 'gone') fail('expired', payment)
    // A refusal before this attempt has been shown already.
    else if (settled.kind === 'trouble' && (isPaid || isDead(settled.trouble))) fail(settled.trouble, payment)
    else if (isPaid) arrive(payment.order, payment, false)
    else return 'open'
    return 'settled'
  }

  const settle = async (payment: StoredPayment, { outcome, sessionResult }: Paid) => {
    // The page is on its way out.
    if (outcome === 'leaving') return
    if (outcome !== 'paid' && outcome !== 'pending') {
      fail(outcome, payment)
      return
    }
    // Stored before the check, so that it can be resumed if the browser is closed now.
    const tried = { ...latest(payment), sessionResult }
    setPaymentSession(tried)
    stop({ step: 'busy', payment: tried })
    await checkPayment(tried, true)
  }

  /**
   * No further payment is accepted in this session: it has expired, or was paid. `isDecided`: the provider has a payment, so that the
   * shopper must not be sent to pay again while its notification is on its way.
   */
  const afterClosed = async (payment: StoredPayment, isDecided = false) => {
    const settled = await settlePayment({ orders: ordersIn(place) }, payment)
    if (settled.kind === 'paid' || settled.kind === 'pending') {
      arrive(settled.order, payment, settled.kind === 'paid')
    } else if (settled.kind === 'unreachable') stop({ step: 'ready', trouble: 'unknown' })
    else if (settled.kind === 'open' && isDecided) arrive(payment.order, payment, false)
    else if (settled.kind === 'gone' && isDecided) stop({ step: 'unconfirmed', payment })
    else if (settled.kind !== 'trouble') fail('expired', payment)
    else {
      setPaymentSession(undefined)
      fail(settled.trouble === 'refused' ? 'tooMany' : isDead(settled.trouble) ? settled.trouble : 'expired', payment)
    }
  }

  /** False when the products of the order are gone. Without a response the payment goes on: the shop reserves what it can. */
  const reserve = async (payment: StoredPayment): Promise<boolean> => {
    try {
      await ordersIn(place).beginPayment(payment.session.orderToken)
      return true
    } catch (error) {
      if (callTrouble(error) !== 'closed') return true
      await afterClosed(payment)
      return false
    }
  }

  const begin = async (payment: StoredPayment): Promise<boolean> => {
    if (!takePayment(payment)) return false
    const { isBegun = false } = latest(payment)
    setPaymentSession({ ...latest(payment), isBegun: true })
    // It may be paid already: the response was lost, or the shopper returned from the bank in another way.
    if (isBegun && (await checkPayment(latest(payment), false)) !== 'open') return false
    return reserve(payment)
  }
  const start = async (payment: StoredPayment, pay: () => Promise<void>) => {
    try {
      if (await begin(payment)) await pay()
    } catch (error) {
      const trouble = callTrouble(error)
      if (trouble === 'closed' || trouble === 'decided') await afterClosed(payment, trouble === 'decided')
      else if (trouble === 'unknown') stop({ step: 'ready', trouble })
      else fail(trouble, payment)
    }
  }
  const lose = async (payment: StoredPayment) => {
    const { step } = paymentWork.get()
    if (step === 'ready') stop({ step, trouble: 'failed' })
    if (step !== 'busy') return
    stop({ step: 'checking', payment })
    if ((await checkPayment(payment, false)) === 'settled') return
    setPaymentSession(undefined)
    fail('failed', payment)
  }

  const question = (payment: StoredPayment, token: string) =>
    new Promise<string | undefined>((resolve) => {
      const answer = (transStatus: string | undefined) => {
        stop({ step: 'busy', payment })
        resolve(transStatus)
      }
      stop({ step: 'asking', payment, question: { token, answer } })
    })

  return {
    ...work,
    pay: (payment, method) =>
      void start(payment, async () => {
        const session = sandboxSession(payment.session)
        const leaveFor = (address: string) => location.assign(address)
        const deps = { session, challenge: (token: string) => question(payment, token), leaveFor }
        await settle(payment, await payInSandbox(deps, method))
      }),
    payNothing: (payment) =>
      void start(payment, async () => {
        const returnUrl = location.origin + linkToView(place.storefront, 'payment')
        const { resultCode } = await ordersIn(place).submitPayment({ paymentMethod: { type: FREE_METHOD }, returnUrl })
        await settle(payment, { outcome: outcomeOf(resultCode), sessionResult: '' })
      }),
    payByCredit: async (payment, code) => {
      let refusal: string | undefined
      await start(payment, async () => {
        try {
          const { resultCode } = await ordersIn(place).payByCredit({ code })
          await settle(payment, { outcome: outcomeOf(resultCode), sessionResult: '' })
        } catch (error) {
          if (!isCreditRefusal(error)) throw error
          refusal = error.message
          stop({ step: 'ready' })
        }
      })
      return refusal
    },
    begin,
    settle: (payment, paid) => void settle(payment, paid),
    lose: (payment) => void lose(payment),
    checkAgain: (payment) => {
      if (takePayment(payment)) void checkPayment(payment, true)
    },
  }
}

/** The stored version: payment method and attempts may have been added since. */
function latest(payment: StoredPayment): StoredPayment {
  const { paymentSession } = checkoutStore.get()
  return paymentSession?.order.id === payment.order.id ? paymentSession : payment
}
