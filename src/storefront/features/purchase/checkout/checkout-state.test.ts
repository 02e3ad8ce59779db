import { describe, expect, it } from 'vitest'
import { storedPayment } from '../../../../../tests/support/stored-payment.ts'
import { emptyCheckoutInformation } from '../../../../markets/addresses/checkout-information.ts'
import { CHECKOUT_VIEWS, type CheckoutView } from '../../../../markets/paths/checkout-links.ts'
import { complete, edit, freshCheckout, moveTo, viewToShow, withdrawCompletion } from './checkout-state.ts'

const fresh = freshCheckout('GB')
const onPayment = { ...complete(fresh, 'address'), paymentSession: storedPayment() }

describe('how far a checkout has come', () => {
  it('CHK-03 begins with the cart', () => {
    expect(fresh.completed).toEqual(['cart'])
  })

  it('CHK-04 a finished step is noted once', () => {
    expect(complete(complete(fresh, 'address'), 'address').completed).toEqual(['cart', 'address'])
  })

  it('~CHK-05 begins anew without session, information and steps', () => {
    expect(freshCheckout('GB')).toEqual({
      completed: ['cart'],
      information: emptyCheckoutInformation('GB'),
      paymentSession: undefined,
      isLoading: false,
    })
  })

  it('~CHK-06 without an address there is no payment session', () => {
    const withdrawn = withdrawCompletion(onPayment, 'address')
    expect(withdrawn.completed).toEqual(['cart'])
    expect(withdrawn.paymentSession).toBeUndefined()
  })

  it('the cart is never taken out', () => {
    expect(withdrawCompletion(onPayment, 'cart')).toBe(onPayment)
  })

  it('~CHK-15 an edit of the address takes it out, and keeps what is typed', () => {
    const information = emptyCheckoutInformation('FI')
    expect(edit(onPayment, information)).toEqual({ ...fresh, information })
  })

  it('~ADR-14 another market is another country of the address, and nothing else', () => {
    const { address, ...rest } = emptyCheckoutInformation('SE')
    const typed = { ...rest, address: { ...address, shipping: { ...address.shipping, city: 'Turku', region: 'X' } } }
    const moved = moveTo({ ...onPayment, information: typed }, 'FI')
    expect(moved.information.address.shipping).toEqual({ ...typed.address.shipping, country: 'FI' })
    expect(moved.information.address.billing.country).toBe('FI')
    expect(moved.completed).toEqual(['cart'])
    expect(moveTo(moved, 'FI')).toBe(moved)
  })

  it('~ADR-14 a billing address of its own stays where it is', () => {
    const information = { ...emptyCheckoutInformation('SE'), useShippingForBilling: false }
    expect(moveTo({ ...fresh, information }, 'FI').information.address.billing.country).toBe('SE')
  })
})

describe('which view is shown', () => {
  const standings = {
    nothing: { completed: ['cart'], hasItems: false },
    products: { completed: ['cart'], hasItems: true },
    addressed: { completed: ['cart', 'address'], hasItems: true },
    'addressed, but emptied': { completed: ['cart', 'address'], hasItems: false },
  } as const satisfies Record<string, Parameters<typeof viewToShow>[1]>

  it.each<[keyof typeof standings, readonly CheckoutView[]]>([
    ['nothing', ['cart', 'cart', 'cart', 'success']],
    ['products', ['cart', 'address', 'address', 'success']],
    ['addressed', ['cart', 'address', 'payment', 'success']],
    ['addressed, but emptied', ['cart', 'cart', 'cart', 'success']],
  ])('~CHK-15 with %s: %j for cart, address, payment, success', (name, expected) => {
    expect(CHECKOUT_VIEWS.map((view) => viewToShow(view, standings[name]))).toEqual(expected)
  })
})
