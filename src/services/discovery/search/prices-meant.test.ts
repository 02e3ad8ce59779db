import { describe, expect, it } from 'vitest'
import { languageTables } from './known-words.ts'
import { priceMeant } from './prices-meant.ts'

describe('prices that are meant', () => {
  it.each([
    ['en', 'under 20', 20, 2],
    ['en', 'less than 15 pounds', 15, 4],
    ['de', 'bis zu 10 Euro', 10, 4],
    ['de', 'unter 25', 25, 2],
    ['nl', 'onder de 12 euro', 12, 4],
    ['fr', 'moins de 10 euros', 10, 4],
    ['es', 'por menos de 20 euros', 20, 5],
    ['it', 'sotto i 15 euro', 15, 4],
  ] as const)('%s: %j is at most %d', (language, text, upTo, used) => {
    const { analyser, priceWords } = languageTables(language)
    expect(priceMeant(analyser.wordsOf(text), 0, priceWords)).toEqual({ upTo, used })
  })

  it.each([
    ['de', 'bis 6 Monate'],
    ['de', 'bis morgen'],
    ['en', 'under'],
    ['en', '20 pounds'],
    ['en', 'under 36-40'],
    ['en', 'under 99999'],
  ] as const)('%s: %j names no price', (language, text) => {
    const { analyser, priceWords } = languageTables(language)
    expect(priceMeant(analyser.wordsOf(text), 0, priceWords)).toBeUndefined()
  })
})
