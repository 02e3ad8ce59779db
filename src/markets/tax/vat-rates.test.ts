import { describe, expect, it } from 'vitest'
import { SHIPPING_COUNTRY_CODES } from '../storefronts/country-codes.ts'
import { ratesByLaw, taxClassOf, taxOf, type DatedRate } from './vat-rates.ts'

const NOW = '2026-11-17T12:00:00.000Z'
const rate = (over: Partial<DatedRate>): DatedRate => ({
  id: 'rate-1',
  country: 'DE',
  taxClass: 'standard',
  percent: 20,
  validFrom: '2027-01-01T00:00:00.000Z',
  ...over,
})

describe('taxOf', () => {
  it.each([
    ['FR', 20],
    ['IT', 22],
    ['ES', 21],
    ['EE', 24],
    ['SK', 23],
    ['FI', 25.5],
    ['CH', 8.1],
    ['DE', 19],
    ['GB', 20],
    ['NO', 25],
  ])('LAW-02 orders to %s bear %d percent by law, whatever the table of the seeds has', (country, percent) => {
    expect(taxOf({ country, placedAt: NOW, taxClass: 'standard' }, [])).toEqual({ treatment: 'vat', percent })
  })

  it.each([
    ['DE', '2020-07-01T00:00:00.000Z', 16],
    ['DE', '2020-12-31T22:59:59.000Z', 16],
    ['DE', '2020-12-31T23:00:00.000Z', 19],
    ['FI', '2024-08-31T20:59:59.000Z', 24],
    ['FI', '2024-08-31T21:00:00.000Z', 25.5],
  ])('LAW-02 the rate of %s at %s is that of the day in its own time zone: %d', (country, placedAt, percent) => {
    expect(taxOf({ country, placedAt, taxClass: 'standard' }, [])).toEqual({ treatment: 'vat', percent })
  })

  it.each([
    ['GB', 0],
    ['IE', 0],
    ['DE', 19],
  ])('LAW-02 clothes of children bear %2$d percent in %1$s', (country, percent) => {
    expect(taxOf({ country, placedAt: NOW, taxClass: 'childrens-clothing' }, [])).toEqual({ treatment: 'vat', percent })
  })

  it.each(SHIPPING_COUNTRY_CODES)('LAW-02 %s never has 0 percent without being an export', (country) => {
    const found = taxOf({ country, placedAt: NOW, taxClass: 'standard' }, [])
    expect(found.treatment).not.toBe('missing')
    expect(found.treatment === 'vat' ? found.percent : Number.NaN).not.toBe(0)
  })

  it('INV-04 the US adds sales tax, and countries where the seller owes no VAT are exports', () => {
    const treatmentOf = (country: string) => taxOf({ country, placedAt: NOW, taxClass: 'standard' }, []).treatment
    expect([treatmentOf('US'), treatmentOf('KR'), treatmentOf('IL'), treatmentOf('AE')]).toEqual([
      'sales-tax',
      'export',
      'export',
      'export',
    ])
  })

  it.each([
    ['before it begins', '2026-12-31T23:59:59.999Z', 19],
    ['from its moment on', '2027-01-01T00:00:00.000Z', 20],
    ['until the next begins', '2027-06-30T23:59:59.999Z', 20],
    ['after that', '2027-07-01T00:00:00.000Z', 21.5],
  ])('INV-05 a stored rate overrides the law %s', (_, placedAt, percent) => {
    const stored = [rate({ id: 'rate-2', percent: 21.5, validFrom: '2027-07-01T00:00:00.000Z' }), rate({})]
    const found = taxOf({ country: 'DE', placedAt, taxClass: 'standard' }, stored)
    expect(found).toMatchObject({ treatment: 'vat', percent })
  })

  it('INV-05 a stored rate makes an export country a taxed one', () => {
    const stored = [rate({ country: 'KR', percent: 10, validFrom: '2026-01-01T00:00:00.000Z' })]
    expect(taxOf({ country: 'KR', placedAt: NOW, taxClass: 'standard' }, stored)).toEqual({
      treatment: 'vat',
      percent: 10,
      rateId: 'rate-1',
    })
  })

  it('LAW-02 a stored standard rate leaves the zero rate of clothes of children alone', () => {
    const stored = [rate({ country: 'GB', percent: 21, validFrom: '2026-01-01T00:00:00.000Z' })]
    const percentOf = (country: string, taxClass: DatedRate['taxClass']) =>
      taxOf({ country, placedAt: NOW, taxClass }, stored)
    expect(percentOf('GB', 'childrens-clothing')).toEqual({ treatment: 'vat', percent: 0 })
    expect(percentOf('GB', 'standard')).toMatchObject({ percent: 21 })
  })

  it('LAW-02 where the class has no rate of its own, the stored standard rate applies to it', () => {
    const stored = [rate({ validFrom: '2026-01-01T00:00:00.000Z' })]
    expect(taxOf({ country: 'DE', placedAt: NOW, taxClass: 'childrens-clothing' }, stored)).toMatchObject({
      percent: 20,
    })
  })

  it('INV-06 a taxing country without a rate is missing one, never at 0 percent', () => {
    const seeds = (country: string) => (country === 'FR' ? undefined : 20)
    expect(taxOf({ country: 'FR', placedAt: NOW, taxClass: 'standard' }, [], seeds)).toEqual({ treatment: 'missing' })
    expect(ratesByLaw('FR', 'standard', '1990-01-01')).toBeUndefined()
  })
})

it.each([
  [['adult', 'socks'], 'standard'],
  [['kids', 'socks'], 'childrens-clothing'],
  [['baby', 'socks'], 'childrens-clothing'],
  [[], 'standard'],
] as const)('LAW-02 products of the sections %j are taxed as %s', (sections, expected) => {
  expect(taxClassOf(sections)).toBe(expected)
})
