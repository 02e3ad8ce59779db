import { describe, expect, it } from 'vitest'
import { MARKET_RECORDS } from '../countries/records.ts'
import { ANY_STOREFRONT_CODES } from '../storefronts/storefront-records.ts'
import { COUNTRIES_WITHOUT_PRESELECTION } from './payment-preselection.ts'
import { TENANT_KEYS } from './tenant-keys.ts'

describe('COUNTRIES_WITHOUT_PRESELECTION', () => {
  it('are exactly the countries whose record forbids it', () => {
    for (const { countryCode, mayPreselectPayment } of MARKET_RECORDS) {
      expect(COUNTRIES_WITHOUT_PRESELECTION.includes(countryCode)).toBe(!mayPreselectPayment)
    }
  })
})

describe('TENANT_KEYS', () => {
  it('~MKT-22 every storefront has one', () => {
    expect(ANY_STOREFRONT_CODES.filter((code) => !TENANT_KEYS[code])).toEqual([])
  })
})
