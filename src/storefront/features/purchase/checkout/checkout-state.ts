/**
 * How far a shopper has come in checkout, and which views that opens (CHK-03 to CHK-06, CHK-15). Pure: the store
 * decides what is persisted, and where.
 */
import {
  emptyCheckoutInformation,
  type CheckoutInformation,
} from '../../../../markets/addresses/checkout-information.ts'
import { CHECKOUT_VIEWS, type CheckoutView } from '../../../../markets/paths/checkout-links.ts'
import type { StoredPayment } from './stored-payments.ts'

export type CheckoutState = {
  readonly completed: readonly CheckoutView[]
  readonly information: CheckoutInformation
  /** At the provider; what is in it is the payment view's business. */
  readonly paymentSession: StoredPayment | undefined
  readonly isLoading: boolean
}

/** CHK-03 */
const AT_FIRST: readonly CheckoutView[] = ['cart']

/** CHK-05: what a reset leaves, too. */
export const freshCheckout = (country: string): CheckoutState => ({
  completed: AT_FIRST,
  information: emptyCheckoutInformation(country),
  paymentSession: undefined,
  isLoading: false,
})

/** CHK-04: once. */
export function complete(state: CheckoutState, view: CheckoutView): CheckoutState {
  return state.completed.includes(view) ? state : { ...state, completed: [...state.completed, view] }
}

/** CHK-06: a session is for an address, and goes with it. */
export function withdrawCompletion(state: CheckoutState, view: CheckoutView): CheckoutState {
  if (view === 'cart' || !state.completed.includes(view)) return state
  const completed = state.completed.filter((other) => other !== view)
  return { ...state, completed, ...(view === 'address' && { paymentSession: undefined }) }
}

/** CHK-08: how the shopper means to pay is part of the order. */
export function chooseMethod(state: CheckoutState, method: string): CheckoutState {
  const { paymentSession } = state
  if (paymentSession === undefined) return state
  const { order } = paymentSession
  const payment = { ...order.payment, method }
  return { ...state, paymentSession: { ...paymentSession, order: { ...order, payment } } }
}

/** CHK-15: what is edited has to be confirmed again. */
export function edit(state: CheckoutState, information: CheckoutInformation): CheckoutState {
  return { ...withdrawCompletion(state, 'address'), information }
}

/** ADR-14: the parcel goes where the market is; everything else that was typed stays. */
export function moveTo(state: CheckoutState, country: string): CheckoutState {
  const { address, useShippingForBilling } = state.information
  if (address.shipping.country === country) return state
  const billing = useShippingForBilling ? { ...address.billing, country } : address.billing
  return edit(state, {
    ...state.information,
    address: { shipping: { ...address.shipping, country }, billing },
  })
}

type Standing = {
  readonly completed: readonly CheckoutView[]
  readonly hasItems: boolean
}

/** Each view with what opens it. Success leads nowhere else: without an order it says so itself (CHK-13). */
const OPENED_BY: Readonly<Record<CheckoutView, (standing: Standing) => boolean>> = {
  cart: () => true,
  address: ({ hasItems }) => hasItems,
  payment: ({ hasItems, completed }) => hasItems && completed.includes('address'),
  success: () => true,
}

/** CHK-15: the requested view, or the furthest open view before it. */
export function viewToShow(wanted: CheckoutView, standing: Standing): CheckoutView {
  const onTheWay = CHECKOUT_VIEWS.slice(0, CHECKOUT_VIEWS.indexOf(wanted) + 1)
  return onTheWay.findLast((view) => OPENED_BY[view](standing)) ?? 'cart'
}
