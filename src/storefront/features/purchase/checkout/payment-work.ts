/**
 * The payment in progress in this page. It outlives the view: going back and forward while a bank responds shows the
 * same payment again, and a second one cannot be started beside it.
 */
import { createStore } from '../../../stores/store.ts'
import type { StoredPayment } from './stored-payments.ts'
import type { Trouble } from './payment-view/payment-outcome.ts'

/** The bank's question, and where its answer goes. */
export type BankChallenge = { readonly token: string; readonly answer: (transStatus: string | undefined) => void }

export type PaymentWork = {
  /** `checking`: fetching the result. `unconfirmed`: paid, but the shop could not be reached. `over`: redirecting. */
  readonly step: 'ready' | 'busy' | 'checking' | 'asking' | 'unconfirmed' | 'over'
  /** What is being paid for, whatever becomes of the cart meanwhile. */
  readonly payment?: StoredPayment
  readonly trouble?: Trouble | undefined
  readonly question?: BankChallenge
}

const READY: PaymentWork = { step: 'ready' }

export const paymentWork = createStore<PaymentWork>(READY)

/** Whether the payment may begin: not beside another one. */
export function takePayment(payment: StoredPayment): boolean {
  const { step } = paymentWork.get()
  if (step !== 'ready' && step !== 'unconfirmed') return false
  paymentWork.set(() => ({ step: 'busy', payment }))
  return true
}

/** Out of the back/forward cache: the shopper is back from a bank, and what they did there is not known here. */
export function comeBack(): void {
  paymentWork.set((work) => (work.step === 'unconfirmed' ? work : READY))
}

/** The view is left: a payment in progress stays, everything else is reset. */
export function leavePayment(): void {
  paymentWork.set((work) => (work.step === 'ready' || work.step === 'over' ? READY : work))
}
