/**
 * How an address is asked for in each country: which fields, in the country's own order, under its own names, with the
 * tokens that browsers fill them in by. What must be filled in is the rules' business (ADR-01 to ADR-03).
 */
import { missingMembers } from '../../../../../markets/addresses/completeness.ts'
import { emptyCheckoutInformation, type Address } from '../../../../../markets/addresses/checkout-information.ts'
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

type Order = readonly AddressMember[]

const NAMES = ['firstName', 'lastName'] as const
/** Most of the continent: the code stands before the town. */
const CODE_FIRST: Order = [...NAMES, 'street0', 'street1', 'postCode', 'city', 'region']
/** Towns first, and the code at the end. */
const CODE_LAST: Order = [...NAMES, 'street0', 'street1', 'city', 'region', 'postCode']

const ORDERS: Readonly<Record<string, Order>> = {
  GB: CODE_LAST,
  US: CODE_LAST,
  IE: CODE_LAST,
  IL: CODE_LAST,
  SG: CODE_LAST,
  // From the large to the small.
  KR: [...NAMES, 'region', 'city', 'street0', 'street1', 'postCode'],
  HU: [...NAMES, 'city', 'street0', 'street1', 'postCode'],
  // Without post codes.
  AE: [...NAMES, 'street0', 'street1', 'city', 'region'],
}

const LABELS: Readonly<Record<string, Partial<Record<AddressMember, keyof Texts>>>> = {
  GB: { street0: 'addressLine', region: 'county' },
  IE: { street0: 'addressLine', region: 'county' },
  US: { street0: 'addressLine', postCode: 'zipCode', region: 'state' },
  SG: { street0: 'addressLine' },
  AE: { street0: 'addressLine', region: 'emirate' },
}

const USUAL_LABELS: Readonly<Record<AddressMember, keyof Texts>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  street0: 'streetAndNumber',
  street1: 'addressMore',
  postCode: 'postCode',
  city: 'city',
  region: 'province',
}

const TOKENS: Readonly<Record<AddressMember, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  street0: 'address-line1',
  street1: 'address-line2',
  postCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
}

/** Letters stand in their codes. */
const WITH_LETTERS = new Set(['GB', 'NL', 'IE', 'PL', 'PT', 'LV', 'US'])

/** Where a number belongs to the street, and one that is missing is most likely forgotten. */
const WITH_HOUSE_NUMBER = new Set(['DE', 'NL', 'AT', 'BE', 'CH', 'US', 'GB'])

/** `hasRegions`: a country without a list of them is not asked for one. */
export function addressFields(country: string, hasRegions: boolean): readonly AddressField[] {
  const required = new Set<string>(missingMembers({ ...emptyCheckoutInformation(country).address.shipping, country }))
  return (ORDERS[country] ?? CODE_FIRST)
    .filter((member) => member !== 'region' || hasRegions)
    .map((member) => ({
      member,
      label: LABELS[country]?.[member] ?? USUAL_LABELS[member],
      token: TOKENS[member],
      isRequired: required.has(member),
      isNumeric: member === 'postCode' && !WITH_LETTERS.has(country),
    }))
}

/** It stops nobody: there are houses with names. */
export const isHouseNumberMissing = ({ country, street0, street1 }: Address): boolean =>
  WITH_HOUSE_NUMBER.has(country) && street0.trim() !== '' && !/\d/.test(street0 + street1)
