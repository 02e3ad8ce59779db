import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptPayment } from '../../../../tests/support/kept-payment.ts'
import { emptyCheckoutInformation, type CheckoutInformation } from '../../../markets/addresses/checkout-information.ts'
import { checkoutStore, completeView, editCheckout, restoreCheckout, setPaymentSession } from './checkout-store.ts'

const { address, contact } = emptyCheckoutInformation('GB')
const FILLED: CheckoutInformation = {
  address: {
    ...address,
    shipping: {
      ...address.shipping,
      firstName: 'Ada',
      lastName: 'Finch',
      street0: '1 Mill Lane',
      city: 'Bath',
      postCode: 'BA1 1AA',
    },
  },
  useShippingForBilling: true,
  contact: { ...contact, email: 'ada@example.com', telephone: '+447700900123', agreements: true },
}

describe('the checkout that a browser keeps', () => {
  let storage: Map<string, string>

  beforeEach(() => {
    storage = new Map()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    })
  })
  afterEach(() => checkoutStore.set(() => checkoutStore.initial))

  const kept = () => [...storage.keys()].toSorted()
  /** As after a reload. */
  const comeBack = (country: string) => {
    checkoutStore.set(() => checkoutStore.initial)
    restoreCheckout(country)
    return checkoutStore.get()
  }

  it('nothing is kept of somebody who has only looked', () => {
    restoreCheckout('GB')
    expect(kept()).toEqual([])
  })

  it('what is filled in, finished and begun is there again after a reload', () => {
    restoreCheckout('GB')
    editCheckout(FILLED)
    completeView('address')
    setPaymentSession(keptPayment())
    expect(kept()).toEqual(['sockeye.checkout.info', 'sockeye.checkout.views', 'sockeye.payment.GB'])
    expect(comeBack('GB')).toMatchObject({
      information: FILLED,
      completed: ['cart', 'address'],
      paymentSession: { session: { id: 'CS1' } },
    })
  })

  it('CHK-06 an edit of the address ends the payment session, in the store and in the storage', () => {
    restoreCheckout('GB')
    editCheckout(FILLED)
    completeView('address')
    setPaymentSession(keptPayment())
    editCheckout({ ...FILLED, contact: { ...FILLED.contact, telephone: '' } })
    expect(checkoutStore.get()).toMatchObject({ completed: ['cart'], paymentSession: undefined })
    expect(kept()).toEqual(['sockeye.checkout.info', 'sockeye.checkout.views'])
    expect(comeBack('GB').paymentSession).toBeUndefined()
  })

  it('~ADR-06 what is not complete was not completed, whatever lies there', () => {
    restoreCheckout('GB')
    editCheckout({ ...FILLED, contact })
    storage.set('sockeye.checkout.views', '["cart","address"]')
    expect(comeBack('GB').completed).toEqual(['cart'])
  })

  it('another country is another address to confirm, with everything that was typed', () => {
    restoreCheckout('SE')
    editCheckout(FILLED)
    completeView('address')
    const moved = comeBack('FI')
    expect(moved.completed).toEqual(['cart'])
    expect(moved.information.address.shipping).toEqual({ ...FILLED.address.shipping, country: 'FI' })
  })
})
