import { LANGUAGES } from '../../../../markets/languages/languages.ts'
import { describe, expect, it } from 'vitest'
import { fillIn, mailTextsOf } from './mail-texts.ts'
import { withdrawalTextOf } from '../../../../markets/law/texts/withdrawal/withdrawal-texts.ts'

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

describe('the texts of mails', () => {
  it('American and Swiss spelling', () => {
    expect(mailTextsOf('en', 'US').stateCancelled).toBe('Canceled')
    expect(mailTextsOf('de', 'CH').size).toBe('Grösse {size}')
  })

  it('HSE-19 the legal text has the same parts in every language', () => {
    const english = withdrawalTextOf('en', 'IE')
    for (const language of LANGUAGES) {
      const { instructions, formLines, ...rest } = withdrawalTextOf(language, 'IE')
      expect(instructions.flatMap(placeholders)).toEqual(english.instructions.flatMap(placeholders))
      expect(formLines).toHaveLength(english.formLines.length)
      expect(rest.effectsText).toHaveLength(english.effectsText.length)
    }
    expect(withdrawalTextOf('en', 'GB').heading).toBe('Right to cancel')
  })

  it('fills in what it is given, and what looks like a place only once', () => {
    expect(fillIn('{a} and {b}', { a: '{b}', b: '$&' })).toBe('{b} and $&')
  })
})
