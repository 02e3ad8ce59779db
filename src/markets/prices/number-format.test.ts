import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storefrontsOf } from '../storefronts/table.ts'
import { numberFormatOf } from './number-format.ts'

const locales = storefrontsOf('production').flatMap(({ markets }) => markets.map(({ locale }) => locale.iso))

describe('numberFormatOf', () => {
  it.each(locales)('PRC-09 writes numbers as Intl does in %s', (locale) => {
    const intl = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, numberingSystem: 'latn' })
    const { whole, decimalSeparator } = numberFormatOf(locale)
    fc.assert(
      fc.property(fc.nat(1e9), (value) => {
        expect(`${whole(value)}${decimalSeparator}00`).toBe(intl.format(value))
      }),
    )
  })

  it('writes an unknown locale with a point', () => {
    expect(numberFormatOf('xx-XX').whole(1_234_567)).toBe('1,234,567')
  })
})
