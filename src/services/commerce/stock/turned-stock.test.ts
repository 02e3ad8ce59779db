import { describe, expect, it } from 'vitest'
import { turnedVariants } from './turned-stock.ts'

const shelf = (warehouse: string, quantity: number, reserved = 0) => ({
  variant_id: 'a',
  warehouse,
  quantity,
  reserved,
})
const change = (warehouse: string, more: number) => ({ variantId: 'a', warehouse, more })

describe('turnedVariants', () => {
  it.each([
    ['plenty stays plenty', [shelf('nl', 100)], [change('nl', -10)], []],
    ['plenty becomes few', [shelf('nl', 6)], [change('nl', -1)], ['a']],
    ['few stays few', [shelf('nl', 5)], [change('nl', -4)], []],
    ['few becomes none', [shelf('nl', 9, 8)], [change('nl', -1)], ['a']],
    ['none becomes few again', [shelf('nl', 9, 9)], [change('nl', 2)], ['a']],
    ['warehouses of a region count together', [shelf('nl-rsv', 3), shelf('nl', 50)], [change('nl-rsv', -3)], []],
    [
      'two changes count together',
      [shelf('nl-rsv', 4), shelf('nl', 4)],
      [change('nl-rsv', -2), change('nl', -1)],
      ['a'],
    ],
    ['the other region does not count', [shelf('nl', 6), shelf('us', 100)], [change('nl', -1)], ['a']],
  ])('%s', (_, stock, changes, expected) => {
    expect(turnedVariants(stock, changes)).toEqual(expected)
  })
})
