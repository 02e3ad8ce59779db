import { describe, expect, it } from 'vitest'
import { permissionsOf } from '../../contracts/staff/permissions.ts'
import { ROLES } from '../../contracts/staff/roles.ts'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import { found, FRENCH_TU, KEYBOARD, MISPRINTS, OTHER_ADDRESS, placesOf } from '../../../tests/support/text-checks.ts'
import { EN } from './en.ts'
import { loadTexts } from './load-texts.ts'
import { translator } from './translate.ts'

describe('texts of the desk', () => {
  it.each(LANGUAGES)('DSK-21 %s has every text, with the placeholders of English', async (language) => {
    const texts = await loadTexts(language)
    expect(placesOf(texts)).toEqual(placesOf(EN))
    expect(found(texts, /^\s*$/)).toEqual([])
  })

  it.each(LANGUAGES)('DSK-21 %s has the typography of the language and one form of address', async (language) => {
    const texts = await loadTexts(language)
    expect(found(texts, KEYBOARD)).toEqual([])
    expect(found(texts, MISPRINTS[language])).toEqual([])
    expect(found(texts, language === 'fr' ? FRENCH_TU : OTHER_ADDRESS[language])).toEqual([])
  })

  it.each(LANGUAGES.filter((language) => language !== 'en'))('DSK-21 %s is translated', async (language) => {
    const texts: Readonly<Record<string, string>> = await loadTexts(language)
    const sentences = Object.entries(EN).filter(([, text]) => text.split(' ').length > 3)
    expect(sentences.filter(([key, text]) => texts[key] === text)).toEqual([])
  })

  it('DSK-05 every permission of every role has a name', () => {
    const keys: readonly string[] = Object.keys(EN)
    const named = ROLES.flatMap(permissionsOf).filter((permission) => permission !== 'signed-in')
    expect(named.filter((permission) => !keys.includes(`permission.${permission}`))).toEqual([])
  })

  it('~DSK-21 numbers choose their form', () => {
    const t = translator(EN, 'en')
    expect([t.count('list.rows', 1), t.count('list.rows', 12_345)]).toEqual(['1 row', '12,345 rows'])
  })

  it('~DSK-21 a value without a text is shown itself', () => {
    const t = translator(EN, 'en')
    expect([t.maybe('orderState', 'paid'), t.maybe('orderState', 'shipped')]).toEqual(['Paid', 'shipped'])
  })
})
