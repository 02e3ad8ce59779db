import { describe, expect, it } from 'vitest'
import { carrierSchema, readTracking, type Carrier } from './carriers.ts'
import { DEFAULT_CARRIERS } from './default-carriers.ts'

const UPS: Carrier = {
  id: 'ups',
  name: 'UPS',
  countries: ['NL', 'DE'],
  trackingUrl: 'https://ups.test/{number}',
  numberPattern: '1Z[A-Z0-9]{16}',
  example: '1Z12345E0291980793',
  allowsNoTracking: false,
}

describe('carriers', () => {
  it('FUL-04 those of a new shop are valid', () => {
    for (const carrier of DEFAULT_CARRIERS) expect(carrierSchema.safeParse(carrier).error).toBeUndefined()
  })

  it.each<[string, Partial<Carrier>]>([
    ['a tracking address that is not https', { trackingUrl: 'http://ups.test/{number}' }],
    ['one without the number', { trackingUrl: 'https://ups.test/' }],
    ['one with the number twice', { trackingUrl: 'https://ups.test/{number}?n={number}' }],
    ['a script', { trackingUrl: 'javascript:alert({number})' }],
    ['a pattern with groups, which could take for ever', { numberPattern: '(A+)+' }],
    ['a pattern that is none', { numberPattern: '[Z-A]{2}' }],
    ['an example that does not match', { example: 'XX' }],
    ['a country that the shop does not ship to', { countries: ['XX'] }],
    ['an id with blanks', { id: 'u p s' }],
    ['no name', { name: ' ' }],
  ])('FUL-04 %s is refused', (_, over) => {
    expect(carrierSchema.safeParse({ ...UPS, ...over }).success).toBe(false)
  })

  it('FUL-04 a number is read without blanks and in capitals, and leads to its parcel', () => {
    expect(readTracking(UPS, 'NL', ' 1z12345e 0291980793 ')).toEqual({
      ok: true,
      value: { number: '1Z12345E0291980793', url: 'https://ups.test/1Z12345E0291980793' },
    })
  })

  it.each(['', '1Z123', 'https://evil.test', '1Z12345E0291980793A', '1Z12345E02919807<3'])(
    'FUL-04 %j is refused with an example',
    (number) => {
      expect(readTracking(UPS, 'NL', number)).toMatchObject({
        failure: { code: 'TRACKING_NUMBER', parameters: { carrier: 'UPS', example: '1Z12345E0291980793' } },
      })
    },
  )

  it('FUL-04 without tracking where the carrier allows it, and not to other countries', () => {
    expect(readTracking({ ...UPS, allowsNoTracking: true }, 'DE', undefined)).toEqual({
      ok: true,
      value: { number: undefined, url: undefined },
    })
    expect(readTracking(UPS, 'US', '1Z12345E0291980793')).toMatchObject({ failure: { code: 'UNKNOWN_CARRIER' } })
  })
})
