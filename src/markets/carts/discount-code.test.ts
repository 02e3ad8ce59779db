import { describe, expect, it } from 'vitest'
import { MAX_DISCOUNT_CODE_LENGTH, readDiscountCode } from './discount-code.ts'

describe('readDiscountCode', () => {
  it.each([
    ['as it is', 'WELCOME10', 'WELCOME10'],
    ['in whichever case', 'welCome10', 'WELCOME10'],
    ['without the space around it', '  welcome10\n', 'WELCOME10'],
    ['with strokes', 'summer_26-a', 'SUMMER_26-A'],
    ['the longest', 'a'.repeat(MAX_DISCOUNT_CODE_LENGTH), 'A'.repeat(MAX_DISCOUNT_CODE_LENGTH)],
    ['not a longer one', 'a'.repeat(MAX_DISCOUNT_CODE_LENGTH + 1), undefined],
    ['not one of ten thousand letters', 'a'.repeat(10_000), undefined],
    ['in as much space as is read', `a${' '.repeat(2 * MAX_DISCOUNT_CODE_LENGTH - 1)}`, 'A'],
    ['not one in more space', `a${' '.repeat(2 * MAX_DISCOUNT_CODE_LENGTH)}`, undefined],
    ['not an empty one', ' ', undefined],
    ['not one with a space', 'WELCOME 10', undefined],
    ['not one that grows when written large', 'ß'.repeat(40), undefined],
    ['not one that begins with a stroke', '-A', undefined],
  ])('reads one %s', (_, text, expected) => {
    expect(readDiscountCode(text)).toBe(expected)
  })
})
