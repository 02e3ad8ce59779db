import { describe, expect, it } from 'vitest'
import { variantsWithChangedStatus } from './stock-status-changes.ts'

const level = (warehouse: string, quantity: number, reserved = 0) => ({
  variant_id: 'a',
  warehouse,
  quantity,
  reserved,
})
const change = (warehouse: string, more: number) => ({ variantId: 'a', warehouse, more })

describe('variantsWithChangedStatus', () => {
  it.each([
    ['plenty stays plenty', [level('nl', 100)], [change('nl', -10)], []],
    ['plenty becomes few', [level('nl', 6)], [change('nl', -1)], ['a']],
    ['few stays few', [level('nl', 5)], [change('nl', -4)], []],
    ['few becomes none', [level('nl', 9, 8)], [change('nl', -1)], ['a']],
    ['none becomes few again', [level('nl', 9, 9)], [change('nl', 2)], ['a']],
    ['warehouses of a region count together', [level('nl-rsv', 3), level('nl', 50)], [change('nl-rsv', -3)], []],
    [
      'two changes count together',
      [level('nl-rsv', 4), level('nl', 4)],
      [change('nl-rsv', -2), change('nl', -1)],
      ['a'],
    ],
    ['the other region does not count', [level('nl', 6), level('us', 100)], [change('nl', -1)], ['a']],
  ])('%s', (_, stock, changes, expected) => {
    expect(variantsWithChangedStatus(stock, changes)).toEqual(expected)
  })
})
