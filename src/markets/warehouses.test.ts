import { describe, expect, it } from 'vitest'
import { isWarehouseRegion, regionOfWarehouse, WAREHOUSE_CODES } from './warehouses.ts'

describe('warehouses', () => {
  it('~MKT-23 the reserve of a region comes first', () => {
    expect(WAREHOUSE_CODES).toEqual(['nl-rsv', 'nl', 'us-rsv', 'us'])
  })

  it.each([
    ['nl-rsv', 'NL'],
    ['nl', 'NL'],
    ['us-rsv', 'US'],
    ['us', 'US'],
    ['de', undefined],
    ['', undefined],
  ])('%s is in %s', (warehouse, region) => {
    expect(regionOfWarehouse(warehouse)).toBe(region)
  })

  it.each([
    ['NL', true],
    ['US', true],
    ['nl', false],
    ['toString', false],
    [undefined, false],
    [['NL'], false],
  ])('%j is a region: %s', (value, expected) => {
    expect(isWarehouseRegion(value)).toBe(expected)
  })
})
