import { describe, expect, it } from 'vitest'
import { EU_MEMBER_STATES } from '../eu-member-states.ts'
import { COUNTRY_CODES } from '../storefronts/country-codes.ts'
import { BILLING_COUNTRY_CODES } from './billing-countries.ts'

describe('BILLING_COUNTRY_CODES', () => {
  it('~LAW-14 has every member state of the EU and every country of the shop, once', () => {
    expect(EU_MEMBER_STATES).toHaveLength(27)
    expect(BILLING_COUNTRY_CODES).toEqual(expect.arrayContaining([...EU_MEMBER_STATES, ...COUNTRY_CODES]))
    expect(new Set(BILLING_COUNTRY_CODES).size).toBe(BILLING_COUNTRY_CODES.length)
  })
})
