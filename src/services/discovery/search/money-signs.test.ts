import { describe, expect, it } from 'vitest'
import { MARKET_RECORDS } from '../../../markets/countries/records.ts'
import { LANGUAGES, type Language } from '../../../markets/languages/languages.ts'
import type { MarketRecord } from '../../../markets/market-record.ts'
import { CURRENCY_CODES, CURRENCY_RECORDS, type CurrencyCode } from '../../../markets/prices/currencies.ts'
import { languageTables } from './known-words.ts'
import { signsAsWords } from './money-signs.ts'
import { amountsWhole, priceMeant } from './prices-meant.ts'

const CURRENCIES = CURRENCY_CODES.map((code) => [code, CURRENCY_RECORDS[code].symbol] as const)

describe.each(LANGUAGES)('amounts of money in %s', (language) => {
  const { analyser, priceWords } = languageTables(language)
  const upTo = (query: string) => priceMeant(analyser.wordsOf(signsAsWords(amountsWhole(query))), 0, priceWords)?.upTo

  it.each(CURRENCIES)('%s and %s need not be listed', (code, symbol) => {
    const queries = [
      `50 ${code}`,
      `50 ${code.toLowerCase()}`,
      `50${code}`,
      `50 ${symbol}`,
      `50${symbol}`,
      `${symbol}50`,
    ]
    for (const query of [...queries, `${symbol} 50`, `max 50 ${symbol}`, `max ${symbol}50`]) {
      expect([query, upTo(query)]).toEqual([query, 50])
    }
  })
})

const markets: readonly MarketRecord[] = MARKET_RECORDS
const NAMES = new Map(markets.map(({ language, currency }) => [nameOf(language, currency), language]))

/** As Intl names an amount: Swedish kronor. */
function nameOf(language: Language, currency: CurrencyCode): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' })
  return format.formatToParts(50).find(({ type }) => type === 'currency')?.value ?? ''
}

describe('names of money', () => {
  it.each([...NAMES])('a word of %s is among the words for money in %s', (name, language) => {
    const { analyser, priceWords } = languageTables(language)
    const understood = name
      .split(' ')
      .filter((word) => analyser.wordsOf(word).some((part) => priceWords.money.has(part)))
    expect(understood).not.toEqual([])
  })
})

describe('signs of money', () => {
  it.each([
    ['349Kč', '349 Kč'],
    ['349 kc', '349 kc'],
    ['under ₩90000', 'under 90000 KRW'],
    ['CHF 50', '50 CHF'],
    ['£20', '20 GBP'],
    ['under 40 €', 'under 40 EUR'],
    ['500kr', '500 kr'],
    ['129 sek', '129 sek'],
    ['HK$ 50', '50 HKD'],
    ['hk$50', '50 HKD'],
    ['EUR 42', 'EUR 42'],
    ['20 krokodiles', '20 krokodiles'],
    ['€20-30', '€20-30'],
    ['36-40', '36-40'],
  ])('%j is read as %j', (query, expected) => {
    expect(signsAsWords(query).replaceAll(/ +/g, ' ').trim()).toBe(expected)
  })
})
