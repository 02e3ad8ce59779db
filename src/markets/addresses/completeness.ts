/** Whether checkout is complete. Checked in the browser before the call and again in the service. */
import { COUNTRIES_WITHOUT_POST_CODE } from '../derived/address-formats.ts'
import type { Address, CheckoutInformation, Contact } from './checkout-information.ts'

/** ADR-01. street1 and region are never required, not even the region in the US (ADR-03, T44). */
const REQUIRED = ['country', 'city', 'firstName', 'lastName', 'street0', 'postCode'] as const

export type CheckoutPart = 'shipping' | 'billing' | 'contact'

/** What was stored or posted: members may be absent, or anything at all. */
type Loose<Shape> = Readonly<Partial<Record<keyof Shape, unknown>>>

/** Each member counts as missing until it is a filled text. */
export function isAddressComplete(address: Loose<Address>): boolean {
  return missingMembers(address).length === 0
}

/** The members that are still to be filled in. */
export function missingMembers(address: Loose<Address>): readonly (typeof REQUIRED)[number][] {
  return REQUIRED.filter((member) => !isFilled(address[member]) && !isExempt(member, address))
}

/** ADR-04: e-mail, telephone, and the agreements ticked. */
export function isContactComplete({ email, telephone, agreements }: Loose<Contact>): boolean {
  return isFilled(email) && isFilled(telephone) && agreements === true
}

/** ADR-05: the billing address that counts. */
export function billingOf({ address, useShippingForBilling }: CheckoutInformation): Address {
  return useShippingForBilling ? address.shipping : address.billing
}

/**
 * ADR-06..08: what prevents a payment session; nothing when it may be created. A shopper who bills to the shipping
 * address never saw another one, so a gap in it is named once, as shipping.
 */
export function incompleteParts(information: CheckoutInformation): readonly CheckoutPart[] {
  const parts: CheckoutPart[] = []
  if (!isAddressComplete(information.address.shipping)) parts.push('shipping')
  if (!information.useShippingForBilling && !isAddressComplete(information.address.billing)) parts.push('billing')
  if (!isContactComplete(information.contact)) parts.push('contact')
  return parts
}

/** ADR-02 */
function isExempt(member: (typeof REQUIRED)[number], { country }: Loose<Address>): boolean {
  return member === 'postCode' && COUNTRIES_WITHOUT_POST_CODE.some((code) => code === country)
}

/** ADR-01: white space alone is not filled. */
function isFilled(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== ''
}
