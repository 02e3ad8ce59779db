import { describe, expect, it } from 'vitest'
import { languageTables } from './known-words.ts'
import { amountsWhole, priceMeant } from './prices-meant.ts'

describe('prices that are meant', () => {
  it.each([
    ['under £9.99', 'under £10'],
    ['bis 12,50', 'bis 13'],
    ['under 10.00', 'under 10'],
    ['under 9.01', 'under 10'],
    ['under 20,000', 'under 20000'],
    ['unter 1.500', 'unter 1500'],
    ['36-40', '36-40'],
  ])('%j is read as %j', (query, whole) => {
    expect(amountsWhole(query)).toBe(whole)
  })

  it.each([
    ['en', 'under 20', 20, 2],
    ['en', 'less than 15 pounds', 15, 4],
    ['de', 'bis zu 10 Euro', 10, 4],
    ['de', 'unter 25', 25, 2],
    ['nl', 'onder de 12 euro', 12, 4],
    ['fr', 'moins de 10 euros', 10, 4],
    ['es', 'por menos de 20 euros', 20, 5],
    ['it', 'sotto i 15 euro', 15, 4],
    ['de', '10 Euro', 10, 2],
    ['en', 'under 20000', 20_000, 2],
  ] as const)('%s: %j is at most %d', (language, text, upTo, used) => {
    const { analyser, priceWords } = languageTables(language)
    expect(priceMeant(analyser.wordsOf(text), 0, priceWords)).toEqual({ upTo, used })
  })

  it.each([
    ['de', 'bis 6 Monate'],
    ['de', 'bis morgen'],
    ['en', 'socks euro'],
    ['en', '20 socks'],
    ['en', 'under'],
    ['en', 'under 36-40'],
    ['en', 'under 99999999'],
  ] as const)('%s: %j names no price', (language, text) => {
    const { analyser, priceWords } = languageTables(language)
    expect(priceMeant(analyser.wordsOf(text), 0, priceWords)).toBeUndefined()
  })
})
