/**
 * Validation of an address or a contact, member by member. Runs in the browser before the call and again in the
 * service, with the same result. Pure.
 */
import type { CountryCode, Market } from '../types.ts'
import { isBlockedRegion } from './blocked-regions.ts'
import type { Address, Contact } from './checkout-information.ts'
import { missingMembers } from './completeness.ts'
import { isPostCodeUsual } from './post-code-format.ts'
import { readEmail } from './read-email.ts'
import { toE164 } from './telephone.ts'

export type AddressProblem =
  | 'missing'
  | 'too-long'
  /** Not the country that the products were chosen for. */
  | 'other-country'
  /** No region of the country. */
  | 'unknown-region'
  /** ADR-11 */
  | 'not-shipped-to'

export type WrongMember<Shape, Problem> = { readonly member: keyof Shape; readonly problem: Problem }
export type WrongAddress = WrongMember<Address, AddressProblem>
export type WrongContact = WrongMember<Contact, 'missing' | 'too-long' | 'invalid'>

/** Longer than any address we have seen, and than what fits on a label. */
export const MAX_ADDRESS_TEXT_LENGTH = 100

const MEMBERS = ['country', 'city', 'firstName', 'lastName', 'street0', 'street1', 'postCode', 'region'] as const

/** ADR-01 to ADR-03, ADR-11: where the parcel goes. It must be the market that it was priced for. */
export function wrongInShipping(
  address: Address,
  { countryCode, regions }: Pick<Market, 'countryCode' | 'regions'>,
): readonly WrongAddress[] {
  const { country, region } = address
  const wrong = [...wrongInAddress(address)]
  const isNamed = (member: keyof Address) => wrong.some((other) => other.member === member)
  if (!isNamed('country') && country !== countryCode) wrong.push({ member: 'country', problem: 'other-country' })
  if (isBlockedRegion(country, region)) wrong.push({ member: 'region', problem: 'not-shipped-to' })
  else if (region.trim() !== '' && regions.length > 0 && !regions.some(({ code }) => code === region)) {
    wrong.push({ member: 'region', problem: 'unknown-region' })
  }
  return wrong
}

/** The billing address may be in any country. */
export function wrongInBilling(address: Address): readonly WrongAddress[] {
  return wrongInAddress(address)
}

function wrongInAddress(address: Address): readonly WrongAddress[] {
  return [
    ...missingMembers(address).map((member) => ({ member, problem: 'missing' }) as const),
    ...MEMBERS.filter((member) => address[member].length > MAX_ADDRESS_TEXT_LENGTH).map(
      (member) => ({ member, problem: 'too-long' }) as const,
    ),
  ]
}

/** Warnings for the shopper. They do not block the order. */
export function oddInAddress({ country, postCode }: Address): readonly (keyof Address)[] {
  return isPostCodeUsual(country, postCode) ? [] : ['postCode']
}

/** ADR-04, without the agreements, which only the browser can check. */
export function wrongInContact(
  { email, telephone }: Pick<Contact, 'email' | 'telephone'>,
  country: CountryCode,
): readonly WrongContact[] {
  const wrong: WrongContact[] = []
  if (email.trim() === '') wrong.push({ member: 'email', problem: 'missing' })
  else if (readEmail(email) === undefined) wrong.push({ member: 'email', problem: 'invalid' })
  if (telephone.trim() === '') wrong.push({ member: 'telephone', problem: 'missing' })
  else if (toE164(telephone, country) === undefined) wrong.push({ member: 'telephone', problem: 'invalid' })
  return wrong
}

/** The normalised form that is stored: trimmed texts, regions and countries in capitals. */
export function tidyAddress(address: Address): Address {
  const { country, city, firstName, lastName, street0, street1, postCode, region } = address
  return {
    country: country.trim().toUpperCase(),
    city: tidy(city),
    firstName: tidy(firstName),
    lastName: tidy(lastName),
    street0: tidy(street0),
    street1: tidy(street1),
    postCode: tidy(postCode).toUpperCase(),
    region: tidy(region).toUpperCase(),
  }
}

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')
