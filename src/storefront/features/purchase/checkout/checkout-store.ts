/**
 * The shopper's checkout, stored in this browser across visits (STO-01, STO-02). Where storage is blocked it lasts as
 * long as the page; changes by other tabs are followed.
 */
import { incompleteParts } from '../../../../markets/addresses/completeness.ts'
import { dropStored, readStored, writeStored } from '../../../stores/browser-storage.ts'
import { createStore } from '../../../stores/store.ts'
import { chooseMethod, complete, edit, freshCheckout, moveTo, type CheckoutState } from './checkout-state.ts'
import type { CheckoutInformation } from '../../../../markets/addresses/checkout-information.ts'
import type { CheckoutView } from '../../../../markets/paths/checkout-links.ts'
import { dropPayments, storePayment, readPayment, type StoredPayment } from './stored-payments.ts'
import { INFORMATION_KEY, readInformation, readViews, type StoredInformation } from './read-checkout.ts'

const VIEWS_KEY = 'sockeye.checkout.views'

/** `isRestored`: the stored checkout has been read. Before that, nothing is known of the shopper. */
type StoredCheckout = CheckoutState & { readonly isRestored: boolean }

export const checkoutStore = createStore<StoredCheckout>({ ...freshCheckout(''), isRestored: false })

/**
 * Restores the stored checkout for this country (ADR-14). To be called when a checkout page opens, and when its country
 * changes.
 */
export function restoreCheckout(country: string): void {
  const current = checkoutStore.get()
  const stored: CheckoutState = current.isRestored ? current : readStoredCheckout(country)
  const moved = moveTo(stored, country)
  checkoutStore.set((state) => ({ ...state, ...moved, isRestored: true }))
  // Opening the page alone stores nothing.
  if (moved !== stored) storeCheckout()
}

const readStoredCheckout = (country: string): CheckoutState => {
  const fresh = freshCheckout(country)
  const information = readInformation(readStored('local', INFORMATION_KEY), country, Date.now())
  if (information === undefined) return fresh
  // ADR-06 to ADR-08: incomplete information overrides the stored list of completed views.
  if (incompleteParts(information).length > 0) return { ...fresh, information }
  const completed = readViews(readStored('local', VIEWS_KEY))
  // CHK-06
  const paymentSession = completed.includes('address') ? readPayment(country) : undefined
  return { ...fresh, information, completed, paymentSession }
}

export function editCheckout(information: CheckoutInformation): void {
  change((state) => edit(state, information))
}

export function completeView(view: CheckoutView): void {
  change((state) => complete(state, view))
}

/** CHK-11: the information and the payment stay, because the payment may still fail. */
export function clearSteps(): void {
  change((state) => ({ ...state, completed: freshCheckout('').completed }))
}

/** CHK-07. It is the market's that the parcel goes to. */
export function setPaymentSession(paymentSession: StoredPayment | undefined): void {
  change((state) => ({ ...state, paymentSession }))
}

export function choosePaymentMethod(method: string): void {
  change((state) => chooseMethod(state, method))
}

/** CHK-05: back to the state of a first visit. */
export function resetCheckout(country: string): void {
  dropStored('local', VIEWS_KEY)
  dropStored('local', INFORMATION_KEY)
  dropPayments()
  checkoutStore.set(() => ({ ...freshCheckout(country), isRestored: true }))
}

/**
 * Other tabs of the same browser are the same shopper. A page restored from the back/forward cache has missed their
 * events.
 */
export function followOtherTabs(country: string): () => void {
  const readAgain = () => checkoutStore.set((state) => ({ ...state, ...moveTo(readStoredCheckout(country), country) }))
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key everything was thrown away.
    if (key !== null && key !== VIEWS_KEY && key !== INFORMATION_KEY) return
    readAgain()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && readAgain()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}

function change(update: (state: CheckoutState) => CheckoutState): void {
  checkoutStore.set((state) => ({ ...state, ...update(state) }))
  storeCheckout()
}

function storeCheckout(): void {
  const { completed, information, paymentSession } = checkoutStore.get()
  const stored: StoredInformation = { information, time: new Date().toISOString() }
  writeStored('local', INFORMATION_KEY, stored)
  writeStored('local', VIEWS_KEY, completed)
  storePayment(information.address.shipping.country, paymentSession)
}
