import { describe, expect, it } from 'vitest'
import { allUnits, countOf, paidFor, unitsOf, within } from './chosen-units.ts'

const LINES = [
  { itemId: 'a', label: 'Socks', sku: 'A', max: 3 },
  { itemId: 'b', label: 'Hat', sku: 'B', max: 1 },
]
const PRICES = [
  { itemId: 'a', units: [334, 333, 333] },
  { itemId: 'b', units: [0] },
]

describe('chosen units', () => {
  it('~DOR-05 cost what was paid for the next ones, with the delivery', () => {
    expect(paidFor(PRICES, { a: 2 }, 0)).toBe(667)
    expect(paidFor(PRICES, { a: 2, b: 1 }, 495)).toBe(1162)
    expect(paidFor(PRICES, {}, 495)).toBe(495)
  })

  it('are sent without the lines that have none', () => {
    expect(unitsOf({ a: 2, b: 0 })).toEqual([{ itemId: 'a', quantity: 2 }])
    expect(countOf(allUnits(LINES))).toBe(4)
  })

  it('~DOR-05 are fewer once another person has taken some of them', () => {
    expect(within({ a: 3, b: 1, gone: 2 }, [{ ...LINES[0], itemId: 'a', label: '', sku: '', max: 1 }])).toEqual({
      a: 1,
    })
  })
})
