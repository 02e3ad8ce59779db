import { describe, expect, it } from 'vitest'
import { marketIn } from '../../../../tests/support/pricing-context.ts'
import type { CountryCode } from '../../../markets/types.ts'
import type { PaymentAddress } from '../../../markets/addresses/payment-address.ts'
import { checkRecipient, type PlaceRequest } from './check-recipient.ts'

const ADDRESS: PaymentAddress = {
  country: 'NL',
  city: 'Amsterdam',
  phone: '020 123 4567',
  streetAddress: 'Herengracht',
  houseNumberOrName: '12',
  familyName: 'Lovelace',
  postalCode: '1015 BK',
  givenName: 'Ada',
  region: '',
}
type Over = {
  readonly shipping?: Partial<PaymentAddress>
  readonly billing?: Partial<PaymentAddress>
  readonly email?: string
}
const request = ({ shipping, billing, email = 'ada@example.com' }: Over): PlaceRequest => ({
  shippingAddress: { ...ADDRESS, ...shipping },
  billingAddress: { ...ADDRESS, ...billing },
  email,
  languageCode: 'en',
})
const check = (over: Over = {}, country: CountryCode = 'NL') => checkRecipient(request(over), marketIn(country))
const US = { country: 'US', postalCode: '97201', region: 'OR', phone: '(503) 555-0100' }

describe('checkRecipient', () => {
  it('accepts an address as it is stored: tidy, in the words of the shop, with the telephone in the contact', () => {
    const shipping = { city: '  Den   Haag ', country: ' nl ', postalCode: '1015 bk' }
    expect(check({ shipping, email: ' Ada@Example.com ', billing: { country: 'jp', city: 'Osaka' } })).toEqual({
      ok: true,
      value: {
        addresses: {
          shipping: {
            country: 'NL',
            city: 'Den Haag',
            firstName: 'Ada',
            lastName: 'Lovelace',
            street0: 'Herengracht',
            street1: '12',
            postCode: '1015 BK',
            region: '',
          },
          billing: expect.objectContaining({ country: 'JP', city: 'Osaka' }),
        },
        contact: { firstName: 'Ada', lastName: 'Lovelace', email: 'Ada@Example.com', telephone: '+31201234567' },
      },
    })
  })

  it.each<[string, Over, CountryCode, string, readonly (readonly [string, string])[]]>([
    [
      'a missing city',
      { shipping: { city: ' ' } },
      'NL',
      'INVALID_SHIPPING_ADDRESS',
      [['shippingAddress.city', 'missing']],
    ],
    [
      'two mistakes at once',
      { shipping: { givenName: '', streetAddress: 'x'.repeat(101) } },
      'NL',
      'INVALID_SHIPPING_ADDRESS',
      [
        ['shippingAddress.givenName', 'missing'],
        ['shippingAddress.streetAddress', 'too-long'],
      ],
    ],
    [
      'another country than that of the market',
      { shipping: { country: 'DE' } },
      'NL',
      'INVALID_SHIPPING_ADDRESS',
      [['shippingAddress.country', 'other-country']],
    ],
    [
      'a blocked region',
      { shipping: { ...US, region: 'GU' } },
      'US',
      'INVALID_SHIPPING_ADDRESS',
      [['shippingAddress.region', 'not-shipped-to']],
    ],
    [
      'an unknown region',
      { shipping: { ...US, region: 'ZZ' } },
      'US',
      'INVALID_SHIPPING_ADDRESS',
      [['shippingAddress.region', 'unknown-region']],
    ],
    [
      'a bill without a family name',
      { billing: { familyName: '' } },
      'NL',
      'INVALID_BILLING_ADDRESS',
      [['billingAddress.familyName', 'missing']],
    ],
    ['no e-mail address', { email: ' ' }, 'NL', 'INVALID_CONTACT', [['email', 'missing']]],
    ['a wrong e-mail address', { email: 'ada@' }, 'NL', 'INVALID_CONTACT', [['email', 'invalid']]],
    [
      'a wrong telephone number',
      { shipping: { phone: 'none' } },
      'NL',
      'INVALID_CONTACT',
      [['shippingAddress.phone', 'invalid']],
    ],
    [
      'a contact with two mistakes',
      { email: '', shipping: { phone: '' } },
      'NL',
      'INVALID_CONTACT',
      [
        ['email', 'missing'],
        ['shippingAddress.phone', 'missing'],
      ],
    ],
    [
      'the address before the contact',
      { email: '', shipping: { city: '' } },
      'NL',
      'INVALID_SHIPPING_ADDRESS',
      [['shippingAddress.city', 'missing']],
    ],
  ])('rejects %s by its field', (_, over, country, code, fields) => {
    expect(check(over, country)).toMatchObject({
      ok: false,
      failure: { answer: { code, fields: fields.map(([field, problem]) => ({ field, problem })) } },
    })
  })

  it.each<[string, Partial<PaymentAddress>, string]>([
    ['a blocked region', { ...US, region: 'GU' }, 'We don’t deliver to this region. Please choose another address.'],
    [
      'another country',
      { country: 'NL' },
      'The delivery address has to be in the country you’re shopping in. Please change the address or the country.',
    ],
    ['anything else', { ...US, city: '' }, 'Please check the delivery address.'],
    [
      'a blocked region before all else',
      { ...US, region: 'GU', city: '' },
      'We don’t deliver to this region. Please choose another address.',
    ],
  ])('the message about %s', (_, shipping, message) => {
    expect(check({ shipping }, 'US')).toMatchObject({ ok: false, failure: { answer: { message } } })
  })
})
