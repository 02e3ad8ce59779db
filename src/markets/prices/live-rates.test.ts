import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRate, readLiveRates } from './live-rates.ts'

describe('readLiveRates', () => {
  it.each([
    ['~PRC-13 the rates of known currencies', { GBP: 0.86, SEK: 11.2 }, { GBP: 0.86, SEK: 11.2 }],
    ['~PRC-13 unknown currencies are left out', { GBP: 0.86, XAU: 0.0004 }, { GBP: 0.86 }],
    [
      '~PRC-13 values that are no rate are left out',
      { GBP: '0.86', SEK: 0, DKK: -1, NOK: null, USD: 1.1 },
      { USD: 1.1 },
    ],
    ['~PRC-13 an answer that is no table', 'oops', {}],
    ['~PRC-13 no answer', null, {}],
    ['~PRC-13 nothing at all', undefined, {}],
  ])('%s', (_, answer, expected) => {
    expect(readLiveRates(answer)).toEqual(expected)
  })

  it('~PRC-13 reads any answer, and lets nothing but rates in', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(Object.values(readLiveRates(answer)).every(isRate)).toBe(true)
      }),
    )
  })
})
