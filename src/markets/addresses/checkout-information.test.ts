import { describe, expect, it } from 'vitest'
import { emptyCheckoutInformation } from './checkout-information.ts'
import { fromPaymentAddress, toPaymentAddress } from './payment-address.ts'

const EMPTY = { city: '', firstName: '', lastName: '', street0: '', street1: '', postCode: '', region: '' }

describe('checkout information', () => {
  it('~CHK-16 ~CHK-17 is empty at first, with one address for both', () => {
    expect(emptyCheckoutInformation('NL')).toEqual({
      address: { shipping: { country: 'NL', ...EMPTY }, billing: { country: 'NL', ...EMPTY } },
      useShippingForBilling: true,
      contact: { email: '', telephone: '', agreements: false, newsletterSubscription: false },
    })
  })

  it('an address survives the way to the payment service and back', () => {
    const address = {
      country: 'US',
      city: 'Reno',
      firstName: 'Ada',
      lastName: 'Finch',
      street0: '1 Mill Lane',
      street1: 'B',
      postCode: '89501',
      region: 'NV',
    }
    expect(fromPaymentAddress(toPaymentAddress(address, { telephone: '+17755550100' }))).toEqual(address)
  })
})
