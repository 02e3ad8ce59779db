import { expect, it } from 'vitest'
import { currenciesNamed } from './currencies-named.ts'

it.each([
  ['Free delivery from €60.', 'EUR'],
  ['Gratis geliefert ab 40 €.', 'EUR'],
  ['Gratis geliefert ab 40\u00a0€.', 'EUR'],
  ['Gratis geliefert ab CHF 50.', 'CHF'],
  ['Free delivery from 60 EUR.', 'EUR'],
  ['Free delivery from 500 kr.', 'SEK DKK NOK'],
  ['Free delivery from 1,500 Kč.', 'CZK'],
  ['Free delivery from US$80.', 'USD AUD'],
  ['Free delivery from HK$80.', 'USD AUD HKD'],
  ['€60 in Ireland, £40 in Britain', 'EUR GBP'],
  ['Large orders travel free, and you have 30 days to change your mind.', ''],
  ['30 krokodiles, 20 EUROPEAN ones, and a € without a number', ''],
])('%s', (text, codes) => {
  expect(currenciesNamed(text).join(' ')).toBe(codes)
})
