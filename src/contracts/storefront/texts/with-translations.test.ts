import { describe, expect, it } from 'vitest'
import { inSwissGerman } from '../../../markets/languages/swiss-german.ts'
import { texts as swiss } from './de-CH.ts'
import { texts as german } from './de-DE.ts'
import { texts as british } from './en-GB.ts'
import { texts as american } from './en-US.ts'
import type { Texts } from './types.ts'
import { withTranslations } from './with-translations.ts'

type Case = readonly [what: string, key: keyof Texts, translated: string | undefined, expected: string | undefined]

const asItIs = (text: string) => text

describe('withTranslations', () => {
  it.each<Case>([
    ['a text that content has changed', 'cart', 'Bag', 'Bag'],
    ['without what stands around it', 'cart', '  Bag\n', 'Bag'],
    ['its own where content has none', 'cart', undefined, 'Basket'],
    ['its own where content has an empty one', 'cart', ' ', 'Basket'],
    [
      'a text with the same placeholders, in any order',
      'pageOf',
      '{pages} pages, this is {page}',
      '{pages} pages, this is {page}',
    ],
    ['a placeholder twice', 'productCount', '{count}! {count} products!', '{count}! {count} products!'],
    ['its own where a placeholder was lost', 'pageOf', 'Page {page}', 'Page {page} of {pages}'],
    ['its own where a placeholder is misspelt', 'productCount', '{cuont} products', '{count} products'],
    ['its own where there is an unknown placeholder', 'cart', 'Basket of {name}', 'Basket'],
  ])('~CNT-11 gives %s', (_, key, translated, expected) => {
    const translations = translated === undefined ? {} : { [key]: translated }
    const texts = withTranslations({ texts: british, unchanged: british, translations, spell: asItIs })
    expect(texts[key]).toBe(expected)
    expect({ ...texts, [key]: british[key] }).toEqual(british)
  })

  it('uses American and Swiss texts where content is unchanged', () => {
    const changed = { ...british, search: 'Look around' }
    const us = withTranslations({ texts: american, unchanged: british, translations: changed, spell: asItIs })
    expect(us).toEqual({ ...american, search: 'Look around' })
    const ch = withTranslations({ texts: swiss, unchanged: german, translations: german, spell: inSwissGerman })
    expect(ch).toEqual(swiss)
  })

  it('spells what content has changed as the market does', () => {
    const translations = { menuTitle: 'Alles von Groß bis Klein' }
    const ch = withTranslations({ texts: swiss, unchanged: german, translations, spell: inSwissGerman })
    expect(ch.menuTitle).toBe('Alles von Gross bis Klein')
  })

  it('takes nothing that is no text of the shop', () => {
    const translations = { hello: 'Hello', toString: 'x', ['__proto__']: 'y' }
    expect(withTranslations({ texts: british, unchanged: british, translations, spell: asItIs })).toEqual(british)
  })
})
