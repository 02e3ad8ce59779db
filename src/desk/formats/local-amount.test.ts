import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../markets/languages/languages.ts'
import { formatsOf } from './formats.ts'
import { readLocalAmount } from './local-amount.ts'

/** null: nothing. undefined: no amount. */
type Case = readonly [text: string, currency: string, expected: number | null | undefined]

const EVERYWHERE: readonly Case[] = [
  ['', 'EUR', null],
  ['  ', 'EUR', null],
  ['12', 'EUR', 1200],
  [' 12 ', 'EUR', 1200],
  ['0', 'EUR', 0],
  ['12.95', 'EUR', 1295],
  ['12,95', 'EUR', 1295],
  ['12,5', 'EUR', 1250],
  ['12.', 'EUR', 1200],
  ['€12.95', 'EUR', 1295],
  ['12,95 €', 'EUR', 1295],
  ['12,95\u00a0EUR', 'EUR', 1295],
  ['eur 12.95', 'EUR', 1295],
  ['1.234,50', 'EUR', 123_450],
  ['1.234.567', 'EUR', 123_456_700],
  ['1,234,567', 'EUR', 123_456_700],
  ['1,234.50', 'EUR', 123_450],
  ['1 234,50', 'EUR', 123_450],
  ['1\u202f234,50', 'EUR', 123_450],
  ['1’234.50', 'CHF', 123_450],
  ['1234567', 'EUR', 123_456_700],
  ['13900', 'KRW', 13_900],
  ['13 900', 'KRW', 13_900],
  ['₩13900', 'KRW', 13_900],
  ['12,95 £', 'EUR', undefined],
  ['12.95 USD', 'EUR', undefined],
  ['-1', 'EUR', undefined],
  ['1.50', 'KRW', undefined],
  ['12.9555', 'EUR', undefined],
  ['1.23.45', 'EUR', undefined],
  ['12 95', 'EUR', undefined],
  ['1,2,3', 'EUR', undefined],
  ['1 234.567,00', 'EUR', undefined],
  ['1e3', 'EUR', undefined],
  ['twelve', 'EUR', undefined],
  ['1234567890', 'EUR', undefined],
]

const POINT: readonly Case[] = [
  ['1,234', 'EUR', 123_400],
  ['13,900', 'KRW', 13_900],
  ['1.234', 'EUR', undefined],
  ['13.900', 'KRW', undefined],
]

const COMMA: readonly Case[] = [
  ['1.234', 'EUR', 123_400],
  ['13.900', 'KRW', 13_900],
  ['1,234', 'EUR', undefined],
  ['13,900', 'KRW', undefined],
]

const OWN: Readonly<Record<Language, readonly Case[]>> = {
  en: POINT,
  de: COMMA,
  nl: COMMA,
  fr: COMMA,
  es: COMMA,
  it: COMMA,
}

describe.each(LANGUAGES)('amounts in %s', (language) => {
  it.each([...EVERYWHERE, ...OWN[language]])('DGO-06 %j in %s is %j', (text, currency, expected) => {
    expect(readLocalAmount(text, currency, language)).toBe(expected === undefined ? text : expected)
  })

  it.each([
    [0, 'EUR'],
    [1295, 'EUR'],
    [123_456_789, 'SEK'],
    [13_900, 'KRW'],
  ])('DGO-06 what the desk writes for %d %s is read back', (amount, currency) => {
    const formats = formatsOf(language, 'UTC')
    expect(readLocalAmount(formats.typedAmount(amount, currency), currency, language)).toBe(amount)
    expect(readLocalAmount(formats.amount(amount, currency), currency, language)).toBe(amount)
  })
})
