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

/** The inverse: converts what the service received to the shop's own names. */
export function fromPaymentAddress(address: PaymentAddress): Address {
  return {
    country: address.country,
    city: address.city,
    firstName: address.givenName,
    lastName: address.familyName,
    street0: address.streetAddress,
    street1: address.houseNumberOrName,
    postCode: address.postalCode,
    region: address.region,
  }
}

/** A member of an address as the payment API names it: how a mistake is reported to its client. */
export const PAYMENT_MEMBERS = {
  country: 'country',
  city: 'city',
  firstName: 'givenName',
  lastName: 'familyName',
  street0: 'streetAddress',
  street1: 'houseNumberOrName',
  postCode: 'postalCode',
  region: 'region',
} as const satisfies Readonly<Record<keyof Address, keyof PaymentAddress>>
