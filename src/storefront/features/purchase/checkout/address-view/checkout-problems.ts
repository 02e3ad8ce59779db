/** What stands between the address view and the next one, field by field, in the order of the screen. Pure. */
import {
  tidyAddress,
  wrongInBilling,
  wrongInContact,
  wrongInShipping,
} from '../../../../../markets/addresses/check-address.ts'
import type { Address, CheckoutInformation } from '../../../../../markets/addresses/checkout-information.ts'
import { toE164 } from '../../../../../markets/addresses/telephone.ts'
import type { CountryCode, Region } from '../../../../../markets/types.ts'
import { addressFields } from './address-fields.ts'

type Section = 'shipping' | 'billing' | 'contact'
export type FieldId = `${Section}-${string}`

export type FieldProblem = {
  readonly field: FieldId
  readonly member: string
  readonly problem: string
}

type Destination = { readonly countryCode: CountryCode; readonly regions: readonly Region[] }

export function problemsIn(information: CheckoutInformation, destination: Destination): readonly FieldProblem[] {
  const { address, useShippingForBilling, contact } = information
  const inSection =
    (section: Section) =>
    ({ member, problem }: { readonly member: string; readonly problem: string }): FieldProblem => ({
      field: `${section}-${member}`,
      member,
      problem,
    })
  return [
    ...wrongInContact(contact, destination.countryCode).map(inSection('contact')),
    ...inFormOrder(
      address.shipping,
      wrongInShipping(withKnownRegion(address.shipping, destination), destination).map(inSection('shipping')),
    ),
    ...(useShippingForBilling
      ? []
      : inFormOrder(address.billing, wrongInBilling(address.billing).map(inSection('billing')))),
    ...(contact.agreements ? [] : [inSection('contact')({ member: 'agreements', problem: 'missing' })]),
  ]
}

/** SHX-06: as the fields of the country stand below each other, the country itself first. */
function inFormOrder({ country }: Address, problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const order: readonly string[] = ['country', ...addressFields(country, true).map(({ member }) => member)]
  return problems.toSorted((one, other) => order.indexOf(one.member) - order.indexOf(other.member))
}

/** As it goes into the order: white space away, the telephone as the world writes it. */
export function tidyInformation(information: CheckoutInformation, destination: Destination): CheckoutInformation {
  const { address, contact } = information
  return {
    ...information,
    address: {
      shipping: tidyAddress(withKnownRegion(address.shipping, destination)),
      billing: tidyAddress(address.billing),
    },
    contact: {
      ...contact,
      email: contact.email.trim(),
      telephone: toE164(contact.telephone, destination.countryCode) ?? contact.telephone,
    },
  }
}

/** Drops a region of the previous country. The form retains it, in case the shopper switches back. */
function withKnownRegion(address: Address, { regions }: Destination): Address {
  const isKnown = regions.some(({ code }) => code === address.region)
  return isKnown ? address : { ...address, region: '' }
}
