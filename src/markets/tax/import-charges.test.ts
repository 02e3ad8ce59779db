import { describe, expect, it } from 'vitest'
import { SHIPPING_COUNTRY_CODES } from '../derived/country-codes.ts'
import { isEuMemberState } from '../eu-member-states.ts'
import { importLimitOf, importNotice, isAboveLimit } from './import-charges.ts'

const line = (gross: number, quantity = 1, percent = 20) => ({ gross, quantity, percent })

describe('importNotice', () => {
  it.each([
    ['DE', { kind: 'included' }],
    ['CH', { kind: 'included' }],
    ['GB', { kind: 'included-up-to', amount: 135_00, per: 'parcel' }],
    ['NO', { kind: 'included-up-to', amount: 3000_00, per: 'item' }],
    ['KR', { kind: 'import' }],
    ['SG', { kind: 'import' }],
    ['IL', { kind: 'import' }],
    ['AE', { kind: 'import' }],
    ['US', { kind: 'sales-tax' }],
    ['XX', { kind: 'import' }],
  ])('LAW-03 %s: %j', (country, expected) => {
    expect(importNotice(country)).toEqual(expected)
  })

  it.each(SHIPPING_COUNTRY_CODES.filter(isEuMemberState))(
    'LAW-03 nothing more is charged on delivery in %s',
    (code) => {
      expect(importNotice(code)).toEqual({ kind: 'included' })
    },
  )
})

describe('isAboveLimit', () => {
  const parcel = { amount: 135_00, per: 'parcel' } as const
  it.each([
    ['at the limit without VAT', [line(162_00)], false],
    ['a penny above it', [line(162_02)], true],
    ['several lines together', [line(100_00, 4), line(62_02)], true],
    ['what bears no VAT counts in full', [line(135_00, 5, 0)], false],
    ['and above it', [line(135_01, 5, 0)], true],
    ['nothing', [], false],
  ])('LAW-03 the value of a parcel: %s', (_, lines, expected) => {
    expect(isAboveLimit(lines, parcel)).toBe(expected)
  })

  it('LAW-03 in Norway each item counts alone', () => {
    const limit = importLimitOf('NO')
    expect(limit).toBeDefined()
    if (limit === undefined) return
    expect(isAboveLimit([line(30_000_00, 10, 25)], limit)).toBe(false)
    expect(isAboveLimit([line(3751_00, 1, 25)], limit)).toBe(true)
  })
})
