import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES, isCountryCode } from './country-codes.ts'

describe('isCountryCode', () => {
  it('~MSW-06 knows every country of the shop', () => {
    expect(COUNTRY_CODES.every(isCountryCode)).toBe(true)
  })

  it.each(['XX', '', 'gb', 'Gb', ' GB', 'uk', 'UK', '__proto__', undefined, null, 44])(
    '~MSW-06 %j is no known code',
    (value) => {
      expect(isCountryCode(value)).toBe(false)
    },
  )
})
