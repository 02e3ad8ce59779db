import { describe, expect, it } from 'vitest'
import { emptyCheckoutInformation } from '../../../../../markets/addresses/checkout-information.ts'
import { COUNTRY_CODES } from '../../../../../markets/storefronts/country-codes.ts'
import { addressFields, isHouseNumberMissing } from './address-fields.ts'
import { problemsIn, tidyInformation } from './checkout-problems.ts'

const membersIn = (country: string, hasRegions = false) =>
  addressFields(country, hasRegions).map(({ member }) => member)

describe('the fields of an address', () => {
  it.each([
    ['DE', 'postCode city'],
    ['GB', 'city postCode'],
    ['US', 'city region postCode'],
    ['IT', 'postCode city region'],
    ['HU', 'city street0 street1 postCode'],
    ['KR', 'region city street0 street1 postCode'],
  ])('%s has the fields %s in this order', (country, expected) => {
    const order = expected.split(' ')
    const members = membersIn(country, order.includes('region')).filter((member) => order.includes(member))
    expect(members).toEqual(order)
  })

  it.each(COUNTRY_CODES)('%s has every required field, once', (country) => {
    const members = membersIn(country)
    expect(new Set(members).size).toBe(members.length)
    const required = addressFields(country, true).filter(({ isRequired }) => isRequired)
    expect(required.map(({ member }) => member).toSorted()).toEqual(
      ['city', 'firstName', 'lastName', ...(['IE', 'AE'].includes(country) ? [] : ['postCode']), 'street0'].toSorted(),
    )
  })

  it('~ADR-02 Ireland may leave out the code, the Emirates have no field for one', () => {
    expect(addressFields('IE', true).find(({ member }) => member === 'postCode')?.isRequired).toBe(false)
    expect(membersIn('AE')).not.toContain('postCode')
  })

  it.each([
    ['DE', 'Hafenstraße', true],
    ['DE', 'Hafenstraße 7', false],
    ['ES', 'Plaza Mayor', false],
    ['DE', '', false],
  ])('%s %j: is a house number missing? %j', (country, street0, expected) => {
    const { shipping } = emptyCheckoutInformation(country).address
    expect(isHouseNumberMissing({ ...shipping, street0 })).toBe(expected)
  })
})

describe('what stands in the way of a payment', () => {
  const regions = [{ name: 'California', code: 'CA' }]
  const empty = emptyCheckoutInformation('US')
  const shipping = {
    ...empty.address.shipping,
    firstName: 'Ada',
    lastName: 'Fin',
    street0: '1 Mill Rd',
    city: 'Reno',
    postCode: '89501',
  }
  const contact = {
    email: ' a@b.example ',
    telephone: '(775) 555-0100',
    agreements: true,
    newsletterSubscription: false,
  }
  const full = { ...empty, address: { ...empty.address, shipping }, contact }
  const US = { countryCode: 'US', regions } as const

  it('~ADR-06 ~ADR-08 ~SHX-06 everything that is missing, in the order of the screen', () => {
    expect(problemsIn(empty, US).map(({ field }) => field)).toEqual([
      'contact-email',
      'contact-telephone',
      'shipping-firstName',
      'shipping-lastName',
      'shipping-street0',
      'shipping-city',
      'shipping-postCode',
      'contact-agreements',
    ])
  })

  it('nothing when nothing is missing; the region never is (ADR-03)', () => {
    expect(problemsIn(full, US)).toEqual([])
  })

  it('~ADR-07 an own billing address counts, one that is the same does not', () => {
    expect(problemsIn({ ...full, useShippingForBilling: false }, US).map(({ field }) => field)).toContain(
      'billing-city',
    )
  })

  it('a region of the country before is none, and a blocked one is refused', () => {
    const withRegion = (region: string) => ({
      ...full,
      address: { ...full.address, shipping: { ...shipping, region } },
    })
    expect(tidyInformation(withRegion('RM'), US).address.shipping.region).toBe('')
    expect(tidyInformation(withRegion('CA'), US).address.shipping.region).toBe('CA')
    expect(problemsIn(withRegion('RM'), US)).toEqual([])
  })

  it('goes on tidied: the telephone as the world writes it', () => {
    expect(tidyInformation(full, US).contact).toMatchObject({ email: 'a@b.example', telephone: '+17755550100' })
  })
})
