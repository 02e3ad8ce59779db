import { describe, expect, it } from 'vitest'
import { emptyCheckoutInformation } from './checkout-information.ts'
import { billingOf, incompleteParts, isAddressComplete, isContactComplete } from './completeness.ts'

const address = {
  country: 'GB',
  city: 'Leeds',
  firstName: 'Ada',
  lastName: 'Byron',
  street0: '1 Loom Street',
  street1: '',
  postCode: 'LS1 1AA',
  region: '',
}
const contact = { email: 'ada@example.com', telephone: '+441', agreements: true, newsletterSubscription: false }
const information = { address: { shipping: address, billing: address }, useShippingForBilling: true, contact }
const gap = { ...address, city: '' }

describe('isAddressComplete', () => {
  it.each([
    ['ADR-01 all filled', {}, true],
    ['ADR-01 no country', { country: '' }, false],
    ['ADR-01 no city', { city: '' }, false],
    ['ADR-01 no first name', { firstName: '' }, false],
    ['ADR-01 no last name', { lastName: '' }, false],
    ['ADR-01 no street', { street0: '' }, false],
    ['ADR-01 no post code', { postCode: '' }, false],
    ['ADR-01 white space is not filled', { city: ' \t\u00A0' }, false],
    ['~ADR-02 IE without post code', { country: 'IE', postCode: '' }, true],
    ['~ADR-02 AE without post code', { country: 'AE', postCode: '' }, true],
    ['~ADR-02 IE still needs a city', { country: 'IE', postCode: '', city: '' }, false],
    ['~ADR-02 KR with post code missing', { country: 'KR', postCode: '' }, false],
    ['ADR-03 no street1 and no region', { street1: '', region: '' }, true],
    ['ADR-03 no region, even in the US', { country: 'US', region: '' }, true],
    [
      'ADR-10 country AE has nothing to do with the blocked region',
      { country: 'AE', postCode: '', region: 'DU' },
      true,
    ],
  ])('%s', (_, change, expected) => {
    expect(isAddressComplete({ ...address, ...change })).toBe(expected)
  })

  it('ADR-01 a member that is not there at all', () => {
    expect(isAddressComplete({})).toBe(false)
  })

  it.each([null, undefined, 0, 1250, true, [], ['Leeds'], {}])(
    'ADR-01 %j in a stored address is not filled',
    (city) => {
      expect(isAddressComplete({ ...address, city })).toBe(false)
      expect(isAddressComplete({ ...address, country: city })).toBe(false)
      expect(isAddressComplete({ ...address, country: city, postCode: city })).toBe(false)
    },
  )
})

describe('isContactComplete', () => {
  it.each([
    ['ADR-04 all present', {}, true],
    ['ADR-04 no e-mail', { email: ' ' }, false],
    ['ADR-04 no telephone', { telephone: '' }, false],
    ['ADR-04 agreements not ticked', { agreements: false }, false],
  ])('%s', (_, change, expected) => {
    expect(isContactComplete({ ...contact, ...change })).toBe(expected)
  })

  it.each([null, 0, 441, true, [], {}])('ADR-04 %j in a stored contact is not filled', (telephone) => {
    expect(isContactComplete({ ...contact, telephone })).toBe(false)
  })

  it.each([null, 1, 'true', {}])('ADR-04 agreements stored as %j are not ticked', (agreements) => {
    expect(isContactComplete({ ...contact, agreements })).toBe(false)
  })
})

describe('billing and the way to payment', () => {
  const elsewhere = { ...address, city: 'York' }

  it('~ADR-05 billing is taken from shipping, or stands alone', () => {
    const both = { ...information, address: { shipping: address, billing: elsewhere } }
    expect(billingOf(both)).toEqual(address)
    expect(billingOf({ ...both, useShippingForBilling: false })).toEqual(elsewhere)
  })

  it.each([
    ['~ADR-05 a gap in an unused billing address does no harm', { address: { shipping: address, billing: gap } }, []],
    [
      '~ADR-06 incomplete shipping',
      { address: { shipping: gap, billing: address }, useShippingForBilling: false },
      ['shipping'],
    ],
    [
      '~ADR-06 incomplete shipping that serves for billing too is named once',
      { address: { shipping: gap, billing: gap }, useShippingForBilling: true },
      ['shipping'],
    ],
    [
      '~ADR-07 incomplete billing of its own',
      { address: { shipping: address, billing: gap }, useShippingForBilling: false },
      ['billing'],
    ],
    ['~ADR-08 incomplete contact', { contact: { ...contact, telephone: '' } }, ['contact']],
  ])('%s', (_, change, expected) => {
    expect(incompleteParts({ ...information, ...change })).toEqual(expected)
  })
})

describe('emptyCheckoutInformation', () => {
  it('CHK-16 has two addresses of eight members and a contact of four', () => {
    const { address: addresses, contact: empty } = emptyCheckoutInformation('FI')
    const members = ['city', 'country', 'firstName', 'lastName', 'postCode', 'region', 'street0', 'street1']
    expect(Object.keys(addresses.shipping).toSorted()).toEqual(members)
    expect(Object.keys(addresses.billing).toSorted()).toEqual(members)
    expect(Object.keys(empty).toSorted()).toEqual(['agreements', 'email', 'newsletterSubscription', 'telephone'])
    expect(addresses.shipping.country).toBe('FI')
  })

  it('~CHK-17 shipping serves for billing by default', () => {
    expect(emptyCheckoutInformation('FI').useShippingForBilling).toBe(true)
  })
})
