import { LANGUAGES } from '../../../markets/languages/languages.ts'
import { describe, expect, it } from 'vitest'
import { CART_TEXTS, cartText } from './cart-texts.ts'

const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

describe('what carts say', () => {
  it.each(LANGUAGES)('names the same things in %s as in English', (language) => {
    for (const [name, text] of Object.entries(CART_TEXTS.en)) {
      const same = Object.entries(CART_TEXTS[language]).find(([key]) => key === name)?.[1] ?? ''
      expect([name, placesIn(same)]).toEqual([name, placesIn(text)])
    }
  })

  it('fills in names as they are', () => {
    expect(cartText('en', 'lessInStock', { left: 3, name: '$& {left}' })).toBe(
      'Only 3 left of $& {left}. Please choose a smaller quantity.',
    )
  })
})
