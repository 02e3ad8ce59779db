/**
 * The address form of each country: its fields, in the country's own order, under its own names, with their
 * autocomplete tokens. Which of them are required is decided by the address rules (ADR-01 to ADR-03).
 */
import { missingMembers } from '../../../../../markets/addresses/completeness.ts'
import { emptyCheckoutInformation, type Address } from '../../../../../markets/addresses/checkout-information.ts'
import { addressFactsOf } from '../../../../../markets/addresses/address-facts-of.ts'
import type { AddressFacts as AllFacts } from '../../../../../markets/derived/address-formats.ts'
import { isCountryCode } from '../../../../../markets/storefronts/country-codes.ts'
import type { Texts } from '../../../../../contracts/storefront/texts/types.ts'

export type AddressMember = Exclude<keyof Address, 'country'>

export type AddressField = {
  readonly member: AddressMember
  readonly label: keyof Texts
  /** Of the autocomplete attribute, after `shipping` or `billing`. */
  readonly token: string
  readonly isRequired: boolean
  readonly isNumeric: boolean
}

type AddressFacts = Pick<AllFacts, 'fieldOrder' | 'streetLabel' | 'regionLabel' | 'needsHouseNumber'> & {
  readonly postCode: Pick<AllFacts['postCode'], 'hasLetters'>
}

/** Before a country has been chosen. */
const ANY_COUNTRY: AddressFacts = {
  fieldOrder: 'code-first',
  streetLabel: 'street-and-number',
  regionLabel: 'province',
  needsHouseNumber: false,
  postCode: { hasLetters: false },
}

const factsOf = (country: string): AddressFacts => (isCountryCode(country) ? addressFactsOf(country) : ANY_COUNTRY)

type Order = readonly AddressMember[]

const NAMES = ['firstName', 'lastName'] as const
/** Most of the continent: the code stands before the town. */
const CODE_FIRST: Order = [...NAMES, 'street0', 'street1', 'postCode', 'city', 'region']
/** Towns first, and the code at the end. */
const CODE_LAST: Order = [...NAMES, 'street0', 'street1', 'city', 'region', 'postCode']

const ORDERS: Readonly<Record<AddressFacts['fieldOrder'], Order>> = {
  'code-first': CODE_FIRST,
  'town-first': CODE_LAST,
  'large-to-small': [...NAMES, 'region', 'city', 'street0', 'street1', 'postCode'],
  'town-before-street': [...NAMES, 'city', 'street0', 'street1', 'postCode'],
  'without-post-code': [...NAMES, 'street0', 'street1', 'city', 'region'],
}

const LABELS = {
  firstName: 'firstName',
  lastName: 'lastName',
  street1: 'addressMore',
  city: 'city',
} as const satisfies Readonly<Record<Exclude<AddressMember, 'street0' | 'postCode' | 'region'>, keyof Texts>>

const TOKENS: Readonly<Record<AddressMember, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  street0: 'address-line1',
  street1: 'address-line2',
  postCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
}

/** `hasRegions`: a country without a list of regions has no field for one. */
export function addressFields(country: string, hasRegions: boolean): readonly AddressField[] {
  const required = new Set<string>(missingMembers({ ...emptyCheckoutInformation(country).address.shipping, country }))
  const facts = factsOf(country)
  return ORDERS[facts.fieldOrder]
    .filter((member) => member !== 'region' || hasRegions)
    .map((member) => ({
      member,
      label: labelOf(member, facts),
      token: TOKENS[member],
      isRequired: required.has(member),
      isNumeric: member === 'postCode' && !facts.postCode.hasLetters,
    }))
}

function labelOf(member: AddressMember, { streetLabel, regionLabel }: AddressFacts): keyof Texts {
  if (member === 'street0') return streetLabel === 'address-line' ? 'addressLine' : 'streetAndNumber'
  if (member === 'postCode') return regionLabel === 'state' ? 'zipCode' : 'postCode'
  return member === 'region' ? regionLabel : LABELS[member]
}

/** A warning only: there are houses with names instead of numbers. */
export const isHouseNumberMissing = ({ country, street0, street1 }: Address): boolean =>
  factsOf(country).needsHouseNumber && street0.trim() !== '' && !/\d/.test(street0 + street1)
