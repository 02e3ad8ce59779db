import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '../storefronts/country-codes.ts'
import { callingCodeOf, toE164 } from './telephone.ts'

describe('toE164', () => {
  it.each([
    ['a number of the country, without what is dialled inside it', '020 7946 0000', 'GB', '+442079460000'],
    ['the same from abroad', '+44 20 7946 0000', 'GB', '+442079460000'],
    ['with two zeros instead of the plus', '0044 20 7946 0000', 'DE', '+442079460000'],
    ['with a zero in brackets', '+44 (0) 20 7946-0000', 'GB', '+442079460000'],
    ['another country than the shopper’s', '+49 30 901820', 'NL', '+4930901820'],
    ['brackets and dashes', '(503) 555-0100', 'US', '+15035550100'],
    ['one before an American number', '1-503-555-0100', 'US', '+15035550100'],
    ['Italian numbers have their leading zero', '06 6982 0000', 'IT', '+390669820000'],
    ['Spanish ones have none', '912 345 678', 'ES', '+34912345678'],
    ['Hungarians dial 06', '06 1 234 5678', 'HU', '+3612345678'],
    ['the fewest digits', '+441234', 'GB', undefined],
    ['seven digits', '+4412345', 'GB', '+4412345'],
    ['fifteen digits', '+123456789012345', 'GB', '+123456789012345'],
    ['white space around it', ' 020 7946 0000\t', 'GB', '+442079460000'],
    ['a zero in brackets of a number at home', '(0)20 7946 0000', 'GB', '+442079460000'],
    ['a zero in brackets after white space', ' +44 (0) 20 7946 0000', 'GB', '+442079460000'],
    ['a zero in brackets of another country', '+49 (0) 30 901820', 'GB', '+4930901820'],
    ['a zero in brackets inside a number at home', '503 500 (0)100', 'US', '+15035000100'],
    ['slashes and dots', '030/90.18.20', 'DE', '+4930901820'],
  ] as const)('reads %s', (_, text, country, expected) => {
    expect(toE164(text, country)).toBe(expected)
  })

  it.each([
    ['nothing', ''],
    ['words', 'call me'],
    ['letters among digits', '020 7946 OOOO'],
    ['letters before digits', 'tel2079460000'],
    ['too few digits', '123'],
    ['too many digits', '+1234567890123456'],
    ['a country that begins with zero', '+0123456789'],
    ['two pluses', '++442079460000'],
    ['an extension', '+442079460000x12'],
  ])('takes no %s', (_, text) => {
    expect(toE164(text, 'GB')).toBeUndefined()
  })

  it('knows the code of every country, and reads its own answers again', () => {
    for (const country of COUNTRY_CODES) {
      expect(callingCodeOf(country)).toMatch(/^\+[1-9]\d{0,2}$/)
      const number = toE164('212345678', country)
      expect(number?.startsWith(callingCodeOf(country))).toBe(true)
      expect(toE164(number ?? '', country)).toBe(number)
    }
  })
})
