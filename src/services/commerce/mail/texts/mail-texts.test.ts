import { LANGUAGES } from '../../../../markets/languages/languages.ts'
import { describe, expect, it } from 'vitest'
import { fillIn, mailTextsOf } from './mail-texts.ts'
import { withdrawalTextOf } from './withdrawal-texts.ts'

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

describe('the texts of mails', () => {
  it.each(LANGUAGES)('in %s all are there, with the same places to fill in as in English', (language) => {
    const english = Object.entries(mailTextsOf('en', 'GB'))
    const texts = new Map(Object.entries(mailTextsOf(language, 'GB')))
    for (const [key, text] of english) {
      expect(texts.get(key)).toBeTruthy()
      expect(placeholders(texts.get(key) ?? '')).toEqual(placeholders(text))
    }
  })

  it('French leaves the space before its marks', () => {
    for (const text of Object.values(mailTextsOf('fr', 'FR'))) expect(text).not.toMatch(/[^\u00a0][:;?!](?:\s|$)/)
  })

  it('American and Swiss spelling', () => {
    expect(mailTextsOf('en', 'US').stateCancelled).toBe('Canceled')
    expect(mailTextsOf('de', 'CH').size).toBe('Grösse {size}')
  })

  it('the law is told with the same parts in every language', () => {
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
