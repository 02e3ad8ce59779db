import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inSwissGerman } from './swiss-german.ts'

describe('inSwissGerman', () => {
  it.each([
    ['ß becomes ss', 'Füße, barfuß', 'Füsse, barfuss'],
    ['so does the capital one', 'GRÖẞE', 'GRÖSSE'],
    ['umlauts stay', 'Größe für Knöchel', 'Grösse für Knöchel'],
    ['quotation marks', 'für „Socken“ und „Füße“', 'für «Socken» und «Füsse»'],
    ['quotation marks within', '„Sag ‚Socke‘ zu ihr“', '«Sag ‹Socke› zu ihr»'],
    ['around a placeholder', 'Suchergebnisse für „{term}“', 'Suchergebnisse für «{term}»'],
    ['an apostrophe stays', 'Wie geht’s?', 'Wie geht’s?'],
    ['English marks stay', 'the “other” sock', 'the “other” sock'],
    ['a comma stays', 'Socken, Boxen', 'Socken, Boxen'],
    ['marks within the same marks', '„Sag „Socke“ zu ihr“', '«Sag «Socke» zu ihr»'],
    ['nothing', '', ''],
  ])('%s', (_, german, swiss) => {
    expect(inSwissGerman(german)).toBe(swiss)
  })

  it('leaves Swiss German as it is', () => {
    const anyGerman = fc.string({ unit: fc.constantFrom('ß', 'ẞ', '„', '“', '‚', '‘', 's', 'ü', ' ', '’') })
    fc.assert(
      fc.property(anyGerman, (text) => {
        expect(inSwissGerman(inSwissGerman(text))).toBe(inSwissGerman(text))
        expect(inSwissGerman(text)).not.toMatch(/[ßẞ]/)
      }),
    )
  })
})
