import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storefrontsOf } from '../storefronts/table.ts'
import { numberFormatOf } from './number-format.ts'

const locales = storefrontsOf('production').flatMap(({ markets }) => markets.map(({ locale }) => locale.iso))

/** Austria groups plain numbers with a space and money with a point, and what the shop writes is money. */
const AUSTRIA = 'de-AT'

/** The number of an amount as Intl's currency style writes it, without symbol and space. */
function asMoney(locale: string, value: number): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).formatToParts(value)
  return parts
    .filter(({ type }) => type !== 'currency' && type !== 'literal')
    .map((part) => part.value)
    .join('')
}

describe('numberFormatOf', () => {
  it.each(locales.filter((locale) => locale !== AUSTRIA))('PRC-09 writes numbers as Intl does in %s', (locale) => {
    const intl = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, numberingSystem: 'latn' })
    const { whole, decimalSeparator } = numberFormatOf(locale)
    fc.assert(
      fc.property(fc.nat(1e9), (value) => {
        expect(`${whole(value)}${decimalSeparator}00`).toBe(intl.format(value))
      }),
    )
  })

  it('PRC-09 writes numbers as Intl writes money in de-AT', () => {
    expect(locales).toContain(AUSTRIA)
    const { whole, decimalSeparator } = numberFormatOf(AUSTRIA)
    fc.assert(
      fc.property(fc.nat(1e9), (value) => {
        expect(`${whole(value)}${decimalSeparator}00`).toBe(asMoney(AUSTRIA, value))
      }),
    )
  })

  it.each([
    ['es-ES', 1234, '1234'],
    ['es-ES', 12_345, '12.345'],
    ['de-DE', 1234, '1.234'],
    ['fr-FR', 1234, '1\u202f234'],
    ['de-DE', 999, '999'],
  ])('PRC-09 in %s %d is grouped as is usual there', (locale, value, expected) => {
    expect(numberFormatOf(locale).whole(value)).toBe(expected)
  })

  it('writes an unknown locale with a point', () => {
    expect(numberFormatOf('xx-XX').whole(1_234_567)).toBe('1,234,567')
  })
})
