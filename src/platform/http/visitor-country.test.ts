import { describe, expect, it } from 'vitest'
import { countryFromProxy, VISITOR_COUNTRY_HEADER, visitorCountryOf } from './visitor-country.ts'

describe('countryFromProxy', () => {
  it.each([
    ['the header of our proxy', 'SE', '203.0.113.7', 1, 'SE'],
    ['in small letters, too', 'se', '203.0.113.7', 1, 'SE'],
    ['behind two of ours', 'SE', '203.0.113.7, 10.0.0.9', 2, 'SE'],
    ['nothing of a visitor’s own word, without proxies of ours', 'SE', '203.0.113.7', 0, undefined],
    ['nothing that did not come through all of ours', 'SE', '203.0.113.7', 2, undefined],
    ['nothing that came past our proxy', 'SE', '', 1, undefined],
    ['no header that was sent twice', 'SE, FI', '203.0.113.7', 1, undefined],
    ['nothing in several lines', ['SE', 'FI'], '203.0.113.7', 1, undefined],
    ['no country that the shop does not know', 'BR', '203.0.113.7', 1, undefined],
    ['nothing that stands for unknown', 'XX', '203.0.113.7', 1, undefined],
    ['no header that was not sent', undefined, '203.0.113.7', 1, undefined],
  ])('accepts %s', (_, header, forwardedFor, trustedProxies, expected) => {
    expect(countryFromProxy({ header, forwardedFor, trustedProxies })).toBe(expected)
  })
})

describe('visitorCountryOf', () => {
  it.each([
    ['SE', 'SE'],
    ['', undefined],
    ['<b>', undefined],
  ])('reads %j as %s', (written, expected) => {
    expect(visitorCountryOf(new Headers({ [VISITOR_COUNTRY_HEADER]: written }))).toBe(expected)
  })
})
