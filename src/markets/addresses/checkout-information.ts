/** What a shopper enters at checkout (CHK-16). Plain texts, not validated yet. */

export interface Address {
  readonly country: string
  readonly city: string
  readonly firstName: string
  readonly lastName: string
  readonly street0: string
  readonly street1: string
  readonly postCode: string
  readonly region: string
}

export interface Contact {
  readonly email: string
  readonly telephone: string
  readonly agreements: boolean
  readonly newsletterSubscription: boolean
}

export interface CheckoutInformation {
  readonly address: { readonly shipping: Address; readonly billing: Address }
  readonly useShippingForBilling: boolean
  readonly contact: Contact
}

/** An empty form for the market's country. One address for both by default (CHK-17). */
export function emptyCheckoutInformation(country: string): CheckoutInformation {
  return {
    address: { shipping: emptyAddress(country), billing: emptyAddress(country) },
    useShippingForBilling: true,
    contact: { email: '', telephone: '', agreements: false, newsletterSubscription: false },
  }
}

function emptyAddress(country: string): Address {
  return { country, city: '', firstName: '', lastName: '', street0: '', street1: '', postCode: '', region: '' }
}
