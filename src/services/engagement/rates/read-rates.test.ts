import { describe, expect, it } from 'vitest'
import { readRates } from './read-rates.ts'

const rates = { GBP: 0.86, CHF: 0.93, USD: 1.16, SEK: 11, DKK: 7.46, NOK: 11.7, CZK: 24.3, KRW: 1690 }
const cubes = Object.entries(rates).map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`)
const { KRW: _, ...withoutWon } = rates
const { NOK: _fixed, ...withoutKrone } = rates

describe('readRates', () => {
  it.each([
    ['~PRC-13 a plain table', JSON.stringify(rates), rates],
    ['~PRC-13 a table below rates, from the euro', JSON.stringify({ base: 'EUR', date: '2026-11-13', rates }), rates],
    ['~PRC-13 the XML of the central bank', `<Cube time='2026-11-13'>${cubes.join('\n')}</Cube>`, rates],
    ['what we do not know is left out', JSON.stringify({ ...rates, XAU: 1, JPY: -1 }), rates],
    ['no rates from another currency', JSON.stringify({ base: 'USD', rates }), undefined],
    ['no table that lacks a currency we sell in', JSON.stringify(withoutWon), undefined],
    ['~HSE-11 one that lacks a currency with a fixed rate', JSON.stringify(withoutKrone), withoutKrone],
    ['no HTML error page', '<html>Sorry</html>', undefined],
    ['no list', '[]', undefined],
    ['nothing', '', undefined],
  ])('%s', (__, text, expected) => {
    expect(readRates(text)).toEqual(expected)
  })
})
