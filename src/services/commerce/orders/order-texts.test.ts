import { LANGUAGES } from '../../../markets/languages/languages.ts'
import { describe, expect, it } from 'vitest'
import { ORDER_TEXTS } from './order-texts.ts'

const placesIn = (text: string) => [...text.matchAll(/\{\w+\}|to_zip|to_state/g)].map(String).toSorted()

describe('what orders say', () => {
  it.each(LANGUAGES)('names the same things in %s as in English', (language) => {
    for (const [name, text] of Object.entries(ORDER_TEXTS.en)) {
      const same = Object.entries(ORDER_TEXTS[language]).find(([key]) => key === name)?.[1] ?? ''
      expect([name, placesIn(same)]).toEqual([name, placesIn(text)])
      expect(same).not.toBe('')
    }
  })
})
