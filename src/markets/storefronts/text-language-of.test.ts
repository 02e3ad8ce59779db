import { describe, expect, it } from 'vitest'
import { findMarket } from './table.ts'
import { textLanguageOf } from './text-language-of.ts'

describe('textLanguageOf', () => {
  it.each([
    ['GB', 'en'],
    ['US', 'en-US'],
    ['KR', 'en'],
    ['CH', 'de'],
    ['BE', 'nl'],
    ['FR', 'fr'],
  ])('%s reads %s', (country, language) => {
    const market = findMarket('production', country)
    expect(market && textLanguageOf(market)).toBe(language)
  })
})
