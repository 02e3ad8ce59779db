import { describe, expect, it } from 'vitest'
import { proposePrice, withEnding } from './propose-price.ts'

describe('a price with an ending', () => {
  it.each([
    [1290, 'GBP', '95', 1295],
    [1240, 'GBP', '95', 1195],
    [1245, 'GBP', '95', 1295],
    [1249, 'GBP', '00', 1200],
    [1250, 'GBP', '00', 1300],
    [40, 'GBP', '95', 95],
    [0, 'GBP', '95', 0],
    [14_950, 'SEK', '95', 14_995],
    [19_872, 'KRW', '95', 19_900],
    [12_300, 'KRW', '95', 11_900],
    [12_345, 'KRW', '00', 12_300],
    [640, 'KRW', '95', 690],
    [644, 'KRW', '00', 640],
  ] as const)('DGO-06 %d in %s with .%s is %d', (amount, currency, ending, expected) => {
    expect(withEnding(amount, currency, ending)).toBe(expected)
  })
})

it('DGO-06 both parts are converted by the stored rate, with what the shop adds', () => {
  const rates = { GBP: 0.86, SEK: 11.2, KRW: 1500 }
  const euro = { original: 1500, final: 1200 }
  expect(proposePrice(euro, 'GBP', rates, '95')).toEqual({ original: 1295, final: 995 })
  expect(proposePrice(euro, 'SEK', rates, '00')).toEqual({ original: 16_800, final: 13_400 })
  expect(proposePrice(euro, 'KRW', rates, '95')).toEqual({ original: 22_900, final: 17_900 })
  // Its own rate of 1.05, and five percent more.
  expect(proposePrice(euro, 'CHF', rates, '95')).toEqual({ original: 1695, final: 1295 })
})

it('DGO-06 the price stays at most the original one', () => {
  for (let cents = 0; cents < 3000; cents += 7) {
    const { original, final } = proposePrice({ original: cents + 3, final: cents }, 'KRW', { KRW: 100 }, '95')
    expect(final).toBeLessThanOrEqual(original)
  }
})
