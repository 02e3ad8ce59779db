import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isExternalAddress } from './external-address.ts'

describe('isExternalAddress', () => {
  it.each([
    ['~RTE-26 https', 'https://au.example/', true],
    ['~RTE-26 http', 'http://au.example', true],
    ['~RTE-26 capitals', 'HTTPS://au.example', true],
    ['~RTE-26 protocol-relative', '//au.example', true],
    ['~RTE-26 a backslash is a slash', '/\\au.example', true],
    ['~RTE-26 two backslashes', '\\\\au.example', true],
    ['~RTE-26 leading spaces and controls', ' \u0000\u001F//au.example', true],
    ['~RTE-26 a tab in the middle', 'ht\ttps://au.example', true],
    ['~RTE-26 a line break between the slashes', '/\n/au.example', true],
    ['~RTE-26 a path', '/uk/adults', false],
    ['~RTE-26 a path that names an address', '/uk/go?to=https://au.example', false],
    ['~RTE-26 a relative path', 'https-socks', false],
    ['~RTE-26 nothing', '', false],
  ])('%s', (_, target, expected) => {
    expect(isExternalAddress(target)).toBe(expected)
  })

  it('~RTE-26 sees every address that a browser would leave the site for', () => {
    const unit = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '\u0000',
      ' ',
      ':',
      'http',
      'HTTPS:',
      '//',
      'a.b',
      '@',
      '?',
      '.',
    )
    fc.assert(
      fc.property(fc.string({ unit }), (target) => {
        const url = URL.parse(target, 'https://shop.example/uk/')
        fc.pre(url !== null && /^https?:$/.test(url.protocol) && url.origin !== 'https://shop.example')
        expect(isExternalAddress(target)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
