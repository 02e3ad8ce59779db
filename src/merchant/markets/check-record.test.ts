import { describe, expect, it } from 'vitest'
import { MARKET_RECORDS } from '../../markets/countries/records.ts'
import { recordOf } from '../../markets/countries/record-of.ts'
import type { MarketRecord } from '../../markets/market-record.ts'
import { exampleOf, wrongSeparators } from './check-record.ts'
import { fingerprintOf } from './record-fingerprint.ts'

const records: readonly MarketRecord[] = MARKET_RECORDS

describe('the notation of a market', () => {
  it('~HSE-11 is shown by an example', () => {
    expect(exampleOf('NL', recordOf('NL'))).toBe('€\u00a01.234,50')
    expect(exampleOf('KR', recordOf('KR'))).toBe('₩123,450')
  })

  it.each(records.map((record) => [record.countryCode, record] as const))(
    '~HSE-11 %s has the separators of Intl',
    (_, record) => {
      expect(wrongSeparators(record)).toBeUndefined()
    },
  )

  it('~HSE-11 separators of another locale are named', () => {
    expect(wrongSeparators({ ...recordOf('DE'), locale: 'de-LI' })).toMatch(/^priceNotation\.separators writes /)
  })
})

it('~HSE-11 a record has a fingerprint of its own', () => {
  expect(new Set(records.map(({ countryCode }) => fingerprintOf(countryCode))).size).toBe(records.length)
  expect(fingerprintOf('XX')).toBe(fingerprintOf('YY'))
})
