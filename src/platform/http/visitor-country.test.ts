import { describe, expect, it } from 'vitest'
import { countrySaidByProxy, VISITOR_COUNTRY_HEADER, visitorCountryOf } from './visitor-country.ts'

describe('countrySaidByProxy', () => {
  it.each([
    ['what our proxy says', 'SE', '203.0.113.7', 1, 'SE'],
    ['in small letters, too', 'se', '203.0.113.7', 1, 'SE'],
    ['behind two of ours', 'SE', '203.0.113.7, 10.0.0.9', 2, 'SE'],
    ['nothing of a visitor’s own word, without proxies of ours', 'SE', '203.0.113.7', 0, undefined],
    ['nothing that did not come through all of ours', 'SE', '203.0.113.7', 2, undefined],
    ['nothing that came past our proxy', 'SE', '', 1, undefined],
    ['nothing that was said twice', 'SE, FI', '203.0.113.7', 1, undefined],
    ['nothing in several lines', ['SE', 'FI'], '203.0.113.7', 1, undefined],
    ['no country that the shop does not know', 'BR', '203.0.113.7', 1, undefined],
    ['nothing that stands for unknown', 'XX', '203.0.113.7', 1, undefined],
    ['nothing that was not said', undefined, '203.0.113.7', 1, undefined],
  ])('believes %s', (_, said, forwardedFor, trustedProxies, expected) => {
    expect(countrySaidByProxy({ said, forwardedFor, trustedProxies })).toBe(expected)
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
