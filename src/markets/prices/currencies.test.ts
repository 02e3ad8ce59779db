import { describe, expect, it } from 'vitest'
import { CURRENCIES } from '../derived/currency-symbols.ts'
import { exponentOf, minorUnitsPerMajor } from './exponent-of.ts'

const symbols = {
  EUR: '€',
  GBP: '£',
  CHF: 'CHF',
  USD: '$',
  SEK: 'kr',
  DKK: 'kr',
  NOK: 'kr',
  CZK: 'Kč',
  KRW: '₩',
  AUD: '$',
  JPY: '¥',
  HKD: 'HK$',
  NZD: 'NZ$',
}

describe('CURRENCIES', () => {
  it('MKT-34 each entry is a symbol and its own code', () => {
    const expected = Object.entries(symbols).map(([code, symbol]) => [code, { code, symbol }])
    expect(Object.entries(CURRENCIES)).toEqual(expected)
  })
})

describe('exponentOf', () => {
  it('PRC-02 only JPY and KRW have no minor unit', () => {
    const whole = Object.values(CURRENCIES).filter(({ code }) => exponentOf(code) === 0)
    expect(whole.map(({ code }) => code)).toEqual(['KRW', 'JPY'])
    expect(minorUnitsPerMajor('KRW')).toBe(1)
    expect(minorUnitsPerMajor('EUR')).toBe(100)
  })
})
