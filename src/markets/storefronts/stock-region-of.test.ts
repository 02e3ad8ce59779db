import { describe, expect, it } from 'vitest'
import { STOREFRONT_CODES } from './codes.ts'
import { stockRegionOf } from './stock-region-of.ts'
import { findStorefront } from './table.ts'

describe('stockRegionOf', () => {
  it.each(STOREFRONT_CODES)('%s is sold from where its warehouses are', (code) => {
    for (const market of findStorefront('production', code)?.markets ?? []) {
      expect(stockRegionOf(market)).toBe(market.warehouse.region.toLowerCase())
    }
  })

  it.each([
    ['us', 'us'],
    ['uk', 'nl'],
    ['gl', 'nl'],
  ] as const)('%s is sold from %s', (storefrontCode, region) => {
    expect(stockRegionOf({ storefrontCode })).toBe(region)
  })
})
