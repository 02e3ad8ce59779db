import { describe, expect, it } from 'vitest'
import { countedTerm, dayNumber, dayText } from './search-term.ts'

describe('countedTerm', () => {
  it.each([
    ['lower case and single spaces', '  Blue\t SOCKS ', 'blue socks'],
    ['one form of accents', 'Cafe\u0301', 'café'],
    ['five digits', 'size 36 40 1', 'size 36 40 1'],
    ['60 characters', 'a'.repeat(60), 'a'.repeat(60)],
  ])('DIN-03 has %s', (_, query, term) => expect(countedTerm(query)).toBe(term))

  it.each([
    ['nothing', '   '],
    ['an address', 'ada@example.com'],
    ['six digits', '0612 34'],
    ['digits of another script', '٠٦١٢٣٤'],
    ['61 characters', 'a'.repeat(61)],
  ])('DIN-03 does not count %s', (_, query) => expect(countedTerm(query)).toBeUndefined())
})

it('days are those of UTC', () => {
  expect(dayText(dayNumber(new Date('2026-11-18T23:59:59.999Z')))).toBe('2026-11-18')
  expect(dayNumber(new Date('1970-01-02T00:00:00Z'))).toBe(1)
})
