/** The shop's address in the words of the payment side. */
import type { Address, Contact } from './checkout-information.ts'

/** ADR-12: exactly these nine. */
export interface PaymentAddress {
  readonly country: string
  readonly city: string
  readonly phone: string
  readonly streetAddress: string
  readonly houseNumberOrName: string
  readonly familyName: string
  readonly postalCode: string
  readonly givenName: string
  readonly region: string
}

/** ADR-13. The telephone is contact data here and address data there (T45). */
export function toPaymentAddress(address: Address, { telephone }: Pick<Contact, 'telephone'>): PaymentAddress {
  return {
    country: address.country,
    city: address.city,
    phone: telephone,
    streetAddress: address.street0,
    houseNumberOrName: address.street1,
    familyName: address.lastName,
    postalCode: address.postCode,
    givenName: address.firstName,
    region: address.region,
  }
}
