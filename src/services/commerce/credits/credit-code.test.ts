import { describe, expect, it } from 'vitest'
import { endingOf, maskedCreditCode, newCreditCode, readCreditCode, shownCreditCode } from './credit-code.ts'

describe('codes of store credit', () => {
  it('RET-15 a code is read as it is shown, and no two are equal', () => {
    const codes = Array.from({ length: 200 }, newCreditCode)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(readCreditCode(shownCreditCode(code))).toBe(code)
  })

  it.each([
    ['7K2Q-9XWD-04MB-TZ6H', '7K2Q9XWD04MBTZ6H'],
    [' 7k2q 9xwd–04mb\u00a0tz6h ', '7K2Q9XWD04MBTZ6H'],
    ['7K2Q9XWDO4MBTZ6H', '7K2Q9XWD04MBTZ6H'],
    ['lI2Q9XWD04MBTZ6H', '112Q9XWD04MBTZ6H'],
    ['7K2Q-9XWD-04MB-TZ6', undefined],
    ['7K2Q-9XWD-04MB-TZ6H1', undefined],
    ['7K2Q-9XWD-04MB-TZ6U', undefined],
    ['', undefined],
  ])('%j is read as %s', (typed, code) => {
    expect(readCreditCode(typed)).toBe(code)
  })

  it('RET-15 staff see the last four characters, which nobody can pay with', () => {
    expect(endingOf('7K2Q9XWD04MBTZ6H')).toBe('TZ6H')
    const masked = maskedCreditCode('7K2Q9XWD04MBTZ6H')
    expect(shownCreditCode(masked)).toBe('····-····-····-TZ6H')
    expect(readCreditCode(masked)).toBeUndefined()
    expect(maskedCreditCode(masked)).toBe(masked)
  })
})
