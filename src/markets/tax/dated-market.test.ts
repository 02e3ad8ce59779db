import { describe, expect, it } from 'vitest'
import { findMarket } from '../storefronts/table.ts'
import { datedMarket } from './dated-market.ts'
import type { DatedRate } from './vat-rates.ts'

const NOW = new Date('2026-11-17T12:00:00Z')

const rate = (country: string, percent: number, validFrom: string): DatedRate => ({
  id: `${country} ${validFrom}`,
  country,
  taxClass: 'standard',
  percent,
  validFrom,
})

function dated(country: string, stored: readonly DatedRate[] = []) {
  const market = findMarket('production', country)
  if (market === undefined) throw new Error(`${country} is no market`)
  const { market: found, childrensTax } = datedMarket(market, stored, NOW)
  return [found.tax, childrensTax]
}

describe('datedMarket', () => {
  it.each([
    ['FR', 20, undefined],
    ['IT', 22, undefined],
    ['ES', 21, undefined],
    ['EE', 24, undefined],
    ['SK', 23, undefined],
    ['FI', 25.5, undefined],
    ['CH', 8.1, undefined],
    ['GB', 20, 0],
    ['IE', 23, 0],
    ['DE', 19, undefined],
    ['KR', 0, undefined],
    ['US', 0, undefined],
  ])('LAW-02 a cart of %s computes with %s percent, clothes of children with %s', (country, tax, childrens) => {
    expect(dated(country)).toEqual([tax, childrens])
  })

  it('LAW-02 INV-05 a stored rate overrides it from its moment on', () => {
    expect(dated('DE', [rate('DE', 21, '2026-11-17T11:59:59Z')])).toEqual([21, undefined])
    expect(dated('DE', [rate('DE', 21, '2026-11-17T12:00:01Z')])).toEqual([19, undefined])
    expect(dated('KR', [rate('KR', 10, '2026-01-01T00:00:00Z')])).toEqual([10, undefined])
    expect(dated('DE', [rate('FR', 21, '2026-01-01T00:00:00Z')])).toEqual([19, undefined])
  })
})
