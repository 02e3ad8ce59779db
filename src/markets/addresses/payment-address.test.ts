import { describe, expect, it } from 'vitest'
import { fromPaymentAddress, PAYMENT_MEMBERS, toPaymentAddress } from './payment-address.ts'

const address = {
  country: 'US',
  city: 'Portland',
  firstName: 'Ada',
  lastName: 'Byron',
  street0: 'Loom Street',
  street1: '12b',
  postCode: '97201',
  region: 'OR',
}

describe('toPaymentAddress', () => {
  it('ADR-12 has exactly the nine members', () => {
    expect(Object.keys(toPaymentAddress(address, { telephone: '+1' })).toSorted()).toEqual(
      'city country familyName givenName houseNumberOrName phone postalCode region streetAddress'.split(' '),
    )
  })

  it('ADR-13 pairs each with its own', () => {
    expect(toPaymentAddress(address, { telephone: '+1 503' })).toEqual({
      country: 'US',
      city: 'Portland',
      phone: '+1 503',
      streetAddress: 'Loom Street',
      houseNumberOrName: '12b',
      familyName: 'Byron',
      postalCode: '97201',
      givenName: 'Ada',
      region: 'OR',
    })
  })
})

describe('PAYMENT_MEMBERS', () => {
  it.each(['country', 'city', 'firstName', 'lastName', 'street0', 'street1', 'postCode', 'region'] as const)(
    'names %s as it is sent',
    (member) => {
      expect(toPaymentAddress(address, { telephone: '+1' })[PAYMENT_MEMBERS[member]]).toBe(address[member])
    },
  )
})

describe('fromPaymentAddress', () => {
  it('reads back what was sent', () => {
    expect(fromPaymentAddress(toPaymentAddress(address, { telephone: '+1' }))).toEqual(address)
  })
})
