import { expect, it } from 'vitest'
import { TEST_CARD_NUMBERS } from './test-card-numbers.ts'

/** The check digit of ISO/IEC 7812: every second digit from the end counts twice. */
function hasCheckDigit(digits: string): boolean {
  const sum = (digits.match(/\d/g) ?? []).toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

it('test cards are different numbers, of the length and with the check digit of a card', () => {
  const numbers = TEST_CARD_NUMBERS.map((number) => number.replaceAll(' ', ''))
  expect(numbers.filter((number) => !/^\d{14,19}$/.test(number) || !hasCheckDigit(number))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers).not.toEqual([])
})
