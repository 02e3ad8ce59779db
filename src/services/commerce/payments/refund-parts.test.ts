import { describe, expect, it } from 'vitest'
import { partsWithin, sumOfParts } from './refund-parts.ts'

const PARTS = {
  lines: [
    { itemId: 'socks', quantity: 2, amount: 2250 },
    { itemId: 'gift', quantity: 1, amount: 0 },
  ],
  shipping: 495,
}

describe('parts of a refund', () => {
  it.each([2745, 3000])('are as they were paid when %i is refunded', (value) => {
    expect(partsWithin(PARTS, value)).toEqual(PARTS)
  })

  it.each([0, 1, 1000, 2744])('add up to %i when no more is left', (value) => {
    const parts = partsWithin(PARTS, value)
    expect(sumOfParts(parts)).toBe(value)
    expect(parts.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
    expect(parts.lines[1]?.amount).toBe(0)
  })
})
