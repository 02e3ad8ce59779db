/**
 * One shopper, one button, one payment: what happens from the press on, whatever happens. A second press changes nothing;
 * a line that breaks leaves a question open, and the question is put to the service before anybody pays again.
 */
import { useEffect, useRef, useState } from 'react'
import type { Brought } from '../../../../contracts/order-client.ts'
import { FREE_METHOD } from '../../../../contracts/payment.ts'
import type { PaymentMethodGiven } from '../../../../contracts/payment-provider.ts'
import type { Order } from '../../../../contracts/to-order.ts'
import type { Place } from '../../markets/index.ts'
import { checkoutStore, setPaymentSession } from '../checkout-store.ts'
import { linkToView } from '../go-to-view.ts'
import type { KeptPayment } from '../kept-payments.ts'
import { ordersIn } from '../orders-in.ts'
import { arriveAtSuccess } from './arrive-at-success.ts'
import { payInSandbox, type Paid } from './pay-in-sandbox.ts'
import { outcomeOf, type Trouble } from './payment-outcome.ts'
import { isClosedSession, isRefusedCall, sandboxSession } from './sandbox-session.ts'
import { settlePayment } from './settle-payment.ts'
import { tellCancelled } from './tell-cancelled.ts'
import { forgetTrouble, readTrouble } from './trouble-on-return.ts'

/** The bank's question, and where its answer goes. */
export type Question = { readonly token: string; readonly answer: (transStatus: string | undefined) => void }

type State = {
  readonly step: 'ready' | 'busy' | 'asking' | 'unconfirmed'
  readonly trouble?: Trouble | undefined
  readonly question?: Question
}

export type PaymentAtWork = State & {
  readonly pay: (payment: KeptPayment, method: PaymentMethodGiven) => void
  readonly payNothing: (payment: KeptPayment) => void
  /** The provider's own component is about to pay. False when somebody does already. */
  readonly begin: () => boolean
  /** What came of it there. */
  readonly settle: (payment: KeptPayment, paid: Paid) => void
  /** Paid, but the shop could not be asked: asks again. */
  readonly checkAgain: (payment: KeptPayment) => void
}

export function usePayment(place: Place): PaymentAtWork {
  const [state, setState] = useState<State>(() => ({ step: 'ready', trouble: readTrouble() }))
  const isBusy = useRef(false)
  useEffect(() => {
    forgetTrouble()
    // Out of the back/forward cache: the shopper has left the bank without having decided anything.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setState({ step: 'ready' })
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  const stop = (next: State) => {
    isBusy.current = false
    setState(next)
  }
  const fail = (trouble: Trouble, { order }: KeptPayment) => {
    tellCancelled(trouble, order, checkoutStore.get().paymentSession?.order.payment.method ?? '')
    stop({ step: 'ready', trouble })
  }
  const arrive = (order: Order, payment: KeptPayment, isPaid: boolean) =>
    arriveAtSuccess(place, { order, payment, isPaid })

  /** PAY-05, PAY-17. `isPaid`: the provider says so; then nobody shall be told to pay again. */
  const ask = async (payment: KeptPayment, brought: Brought, isPaid: boolean): Promise<'settled' | 'open'> => {
    const settled = await settlePayment({ orders: ordersIn(place) }, payment, brought)
    if (settled.kind === 'paid') arrive(settled.order, payment, true)
    else if (settled.kind === 'pending' || (settled.kind === 'open' && isPaid)) {
      arrive(settled.kind === 'pending' ? settled.order : payment.order, payment, false)
    } else if (settled.kind === 'trouble') fail(settled.trouble, payment)
    else if (settled.kind === 'unreachable') {
      stop(isPaid ? { step: 'unconfirmed' } : { step: 'ready', trouble: 'unknown' })
    } else return 'open'
    return 'settled'
  }

  const settle = async (payment: KeptPayment, { outcome, sessionResult }: Paid) => {
    // The page is on its way out.
    if (outcome === 'leaving') return
    if (outcome !== 'paid' && outcome !== 'pending') {
      fail(outcome, payment)
      return
    }
    // Should the browser die now, the next one can ask.
    const tried = { ...payment, sessionResult }
    setPaymentSession(tried)
    await ask(tried, broughtOf(tried), true)
  }

  /** The provider takes nothing in this session any more: it is over, or somebody has paid in it. */
  const afterClosed = async (payment: KeptPayment) => {
    const settled = await settlePayment({ orders: ordersIn(place) }, payment, broughtOf(payment))
    if (settled.kind === 'paid' || settled.kind === 'pending') {
      arrive(settled.order, payment, settled.kind === 'paid')
      return
    }
    const isRefused = settled.kind === 'trouble' && settled.trouble === 'refused'
    // A new one is opened as soon as the old one is gone.
    setPaymentSession(undefined)
    fail(isRefused ? 'tooMany' : 'expired', payment)
  }

  const begin = (): boolean => {
    if (isBusy.current) return false
    isBusy.current = true
    setState({ step: 'busy' })
    return true
  }
  const start = (payment: KeptPayment, work: () => Promise<void>) => {
    const wasUnknown = state.trouble === 'unknown'
    if (!begin()) return
    const run = async () => {
      // Somebody may have paid already, and only the answer was lost.
      if (wasUnknown && (await ask(payment, broughtOf(payment), false)) === 'settled') return
      await work()
    }
    run().catch(async (error: unknown) => {
      if (isClosedSession(error)) await afterClosed(payment)
      else if (isRefusedCall(error)) fail('refused', payment)
      else stop({ step: 'ready', trouble: 'unknown' })
    })
  }

  const question = (token: string) =>
    new Promise<string | undefined>((resolve) => {
      const answer = (transStatus: string | undefined) => {
        setState({ step: 'busy' })
        resolve(transStatus)
      }
      setState({ step: 'asking', question: { token, answer } })
    })

  return {
    ...state,
    pay: (payment, method) =>
      start(payment, async () => {
        const session = sandboxSession(payment.session)
        const leaveFor = (address: string) => location.assign(address)
        await settle(payment, await payInSandbox({ session, ask: question, leaveFor }, method))
      }),
    payNothing: (payment) =>
      start(payment, async () => {
        const returnUrl = location.origin + linkToView(place.storefront, 'payment')
        const { resultCode } = await ordersIn(place).submitPayment({ paymentMethod: { type: FREE_METHOD }, returnUrl })
        await settle(payment, { outcome: outcomeOf(resultCode), sessionResult: '' })
      }),
    begin,
    settle: (payment, paid) => void settle(payment, paid),
    checkAgain: (payment) =>
      start(payment, async () => {
        await ask(payment, broughtOf(payment), true)
      }),
  }
}

/** What the provider is asked with, as far as somebody has tried. */
function broughtOf({ session, sessionResult }: KeptPayment): Brought {
  return sessionResult ? { sessionId: session.id, sessionResult } : {}
}
