import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { orderRequest, walletOrderRequest } from './order-schema.ts'

const ADDRESS = {
  country: 'GB',
  city: 'Bath',
  phone: '020 7946 0018',
  streetAddress: 'Mill Lane',
  houseNumberOrName: '1',
  familyName: 'King',
  postalCode: 'BA1 1AA',
  givenName: 'Ada',
  region: '',
}
const REQUEST = {
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  email: 'ada@example.com',
  languageCode: 'en',
  returnUrl: 'https://shop.example/uk/checkout/payment',
}

/** The paths of what is wrong. */
const wrongIn = (request: unknown, schema: z.ZodType = orderRequest): readonly string[] =>
  schema.safeParse(request).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('order requests', () => {
  it.each(Object.keys(ADDRESS))('SEC-13 control characters in %s are rejected, in both addresses', (member) => {
    for (const text of ['A\u0000', '\u0007da', 'A\u001B[2J', 'a\u0085b', '\u202Eada', 'a\u2028b', '\uD800', 'a\nb']) {
      const address = { ...ADDRESS, [member]: text }
      expect(wrongIn({ ...REQUEST, shippingAddress: address })).toContain(`shippingAddress.${member}`)
      expect(wrongIn({ ...REQUEST, billingAddress: address })).toContain(`billingAddress.${member}`)
    }
  })

  it.each(['Zo\u00EB', '\u05D3\u05D5\u05D3\u200F', 'O\u2019Neill-Smith', '\u738B\u5C0F\u660E', 'Ng\u{1F9E6}'])(
    'SEC-13 a name such as %s is accepted',
    (givenName) => expect(wrongIn({ ...REQUEST, shippingAddress: { ...ADDRESS, givenName } })).toEqual([]),
  )

  it.each(['XX', 'ZZ', 'EU', 'UK', 'GBR', '1', 'G B', '__proto__'])(
    'SEC-13 %s is no country of a billing address',
    (country) => {
      const billingAddress = { ...ADDRESS, country }
      expect(wrongIn({ ...REQUEST, billingAddress })).toEqual(['billingAddress.country'])
      expect(wrongIn({ billingAddress }, walletOrderRequest)).toEqual(['billingAddress.country'])
    },
  )

  it.each(['DE', 'br', ' JP ', 'XK', ''])('~SEC-13 %j is left to the rules of addresses', (country) => {
    expect(wrongIn({ ...REQUEST, billingAddress: { ...ADDRESS, country } })).toEqual([])
  })

  it('SEC-13 an e-mail address with control characters is rejected', () => {
    expect(wrongIn({ ...REQUEST, email: 'ada\u0000@example.com' })).toEqual(['email'])
  })
})
