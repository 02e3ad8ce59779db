import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOrderNumber, withCheckDigit } from './order-numbers.ts'

const numbers = fc.integer({ min: 1_000_000, max: 9_999_999 })

describe('the number of an order', () => {
  it('has eight digits, of which the last is Luhn’s', () => {
    expect(withCheckDigit(1_000_000)).toBe('10000008')
    // The start of the best known example of the rule, 79927398713.
    expect(withCheckDigit(7_992_739)).toBe('79927398')
    fc.assert(fc.property(numbers, (number) => /^\d{8}$/.test(withCheckDigit(number))))
  })

  it('is read however it is written', () => {
    expect(readOrderNumber(' 1000-0008 ')).toBe('10000008')
    expect(readOrderNumber('#10 00 00 08')).toBe('10000008')
  })

  it.each(['', '1000000', 'abcdefgh', '10000009', '01000008', '1000000８'])('is not %j', (text) => {
    expect(readOrderNumber(text)).toBeUndefined()
  })

  it('detects one wrong digit', () => {
    fc.assert(
      fc.property(numbers, fc.nat(7), fc.integer({ min: 1, max: 9 }), (number, place, more) => {
        const right = withCheckDigit(number)
        const digit = (Number(right[place]) + more) % 10
        expect(readOrderNumber(right.slice(0, place) + digit + right.slice(place + 1))).toBeUndefined()
      }),
    )
  })
})
