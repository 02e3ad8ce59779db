import { describe, expect, it } from 'vitest'
import { isOverQuantityLimit, QUANTITY_LIMIT, quantityAfterAdding } from './quantity-limit.ts'

describe('quantity', () => {
  it.each([
    ['~CRT-23 the limit itself', 10_000, false],
    ['~CRT-23 one more', 10_001, true],
    ['~CRT-23 removal', 0, false],
  ])('%s', (_, quantity, expected) => {
    expect(isOverQuantityLimit(quantity)).toBe(expected)
  })

  it('~CRT-23 names the limit', () => {
    expect(QUANTITY_LIMIT).toBe(10_000)
  })

  it('~CRT-39 adding to a line sends the sum', () => {
    expect(quantityAfterAdding(0, 1)).toBe(1)
    expect(quantityAfterAdding(quantityAfterAdding(0, 1), 1)).toBe(2)
  })
})
