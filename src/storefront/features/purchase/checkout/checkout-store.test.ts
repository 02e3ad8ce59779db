import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storedPayment } from '../../../../../tests/support/stored-payment.ts'
import { emptyCheckoutInformation } from '../../../../markets/addresses/checkout-information.ts'
import {
  checkoutStore,
  choosePaymentMethod,
  clearSteps,
  completeView,
  editCheckout,
  resetCheckout,
  restoreCheckout,
  setPaymentSession,
} from './checkout-store.ts'
import { dropOldPayments, isOfToday, storeOrderSession, readOrderSession, readPayment } from './stored-payments.ts'

const { address, contact, ...rest } = emptyCheckoutInformation('GB')
const INFORMATION = {
  ...rest,
  address: {
    ...address,
    shipping: { ...address.shipping, firstName: 'Ada', lastName: 'Finch', street0: '1', city: 'Bath', postCode: 'BA1' },
  },
  contact: { ...contact, email: 'ada@example.com', telephone: '+447700900123', agreements: true },
}

/** What a browser keeps. */
function browserStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

let storage: ReturnType<typeof browserStorage>

const read = (key: string): unknown => JSON.parse(storage.items.get(key) ?? 'null')

/** A page that was just opened. */
const open = (country: string) => {
  checkoutStore.set(() => checkoutStore.initial)
  restoreCheckout(country)
  return checkoutStore.get()
}

describe('the checkout that a browser keeps', () => {
  beforeEach(() => {
    storage = browserStorage()
    vi.stubGlobal('localStorage', storage)
    open('GB')
    editCheckout(INFORMATION)
    completeView('address')
    setPaymentSession(storedPayment())
  })

  it('CHK-11 QLT-03 clears the recorded steps and keeps what a pending payment needs', () => {
    clearSteps()
    expect(checkoutStore.get()).toMatchObject({ completed: ['cart'], information: INFORMATION })
    expect(read('sockeye.checkout.views')).toEqual(['cart'])
    expect(read('sockeye.payment.GB')).toMatchObject({ order: { id: 'order-1' } })
    completeView('address')
    expect(open('GB')).toMatchObject({ completed: ['cart', 'address'], paymentSession: { order: { id: 'order-1' } } })
  })

  it('~PAY-01 ~CHK-07 ~STO-05 has a payment session for its market: an order and a session', () => {
    expect(read('sockeye.payment.GB')).toMatchObject({ order: { id: 'order-1' }, session: { id: 'CS1' } })
    expect(open('GB').paymentSession).toEqual(JSON.parse(JSON.stringify(storedPayment())))
    expect(readPayment('DE')).toBeUndefined()
    expect(open('DE').paymentSession).toBeUndefined()
  })

  it('CHK-08 writes the way to pay into the stored order', () => {
    choosePaymentMethod('ideal')
    expect(read('sockeye.payment.GB')).toMatchObject({ order: { payment: { method: 'ideal' } } })
    expect(checkoutStore.get().paymentSession?.order.payment.method).toBe('ideal')
  })

  it('CHK-06 loses the session with the address, in the store and in storage', () => {
    editCheckout({ ...INFORMATION, useShippingForBilling: false })
    expect(checkoutStore.get().paymentSession).toBeUndefined()
    expect(storage.items.has('sockeye.payment.GB')).toBe(false)
  })

  it('~CHK-05 begins anew: nothing is left of session, information and steps', () => {
    resetCheckout('GB')
    expect([...storage.items.keys()]).toEqual([])
    expect(checkoutStore.get()).toMatchObject({
      completed: ['cart'],
      information: emptyCheckoutInformation('GB'),
      paymentSession: undefined,
      isLoading: false,
    })
  })

  it('~ADR-06 ~ADR-07 ~ADR-08 what is not complete was never completed, whatever the browser stored', () => {
    for (const part of [
      { address: { ...INFORMATION.address, shipping: { ...INFORMATION.address.shipping, city: ' ' } } },
      { useShippingForBilling: false },
      { contact: { ...INFORMATION.contact, telephone: '' } },
    ]) {
      storage.setItem(
        'sockeye.checkout.info',
        JSON.stringify({ information: { ...INFORMATION, ...part }, time: new Date().toISOString() }),
      )
      expect(open('GB').completed).toEqual(['cart'])
    }
  })

  it('rejects stored data of another shape', () => {
    for (const written of ['{', '[]', '{"order":{}}', JSON.stringify({ ...storedPayment(), session: { id: 7 } })]) {
      storage.setItem('sockeye.payment.GB', written)
      expect(readPayment('GB')).toBeUndefined()
    }
  })

  it('~STO-03 ~CHK-14 retains the order for a month when all else is cleared', () => {
    const { order, session } = storedPayment()
    const placed = { ...order, createdAt: '2026-11-01T00:00:00.000Z' }
    const { orderToken } = session
    const cartId = 'cart-1'
    storeOrderSession({ order: placed, orderToken, cartId, isPaid: true, wantsNewsletter: false, isFinished: false })
    resetCheckout('GB')
    expect(readOrderSession(Date.parse('2026-11-15'))?.order.id).toBe('order-1')
    expect(readOrderSession(Date.parse('2026-12-15'))).toBeUndefined()
    expect(storage.items.size).toBe(0)
  })

  it('purges orders and payments after a month, and unreadable data at once', () => {
    const { order, session, cartId, time } = storedPayment()
    const placed = { ...order, createdAt: time }
    const { orderToken } = session
    storeOrderSession({ order: placed, orderToken, cartId, isPaid: true, wantsNewsletter: false, isFinished: true })
    storage.setItem('sockeye.payment.DE', '{"order":{}}')
    dropOldPayments(Date.parse('2026-12-14'))
    expect(read('sockeye.payment.DE')).toBeNull()
    expect([read('sockeye.payment.GB'), read('sockeye.order.session')]).not.toContain(null)
    dropOldPayments(Date.parse('2026-12-16'))
    expect([read('sockeye.payment.GB'), read('sockeye.order.session')]).toEqual([null, null])
  })

  it('an order without its address is shown on its day only', () => {
    const { order, session, cartId } = storedPayment()
    const { orderToken } = session
    const placed = { order: { ...order, createdAt: '2026-11-15T12:00:00.000Z' }, orderToken, cartId }
    const items = { ...placed, isPaid: true, wantsNewsletter: false, isFinished: true }
    expect(isOfToday(items, Date.parse('2026-11-16T11:00:00Z'))).toBe(true)
    expect(isOfToday(items, Date.parse('2026-11-16T13:00:00Z'))).toBe(false)
  })
})
