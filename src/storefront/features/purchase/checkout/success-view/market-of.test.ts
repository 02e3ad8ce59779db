import { expect, it } from 'vitest'
import { CURRENCIES } from '../../../../../markets/derived/currency-symbols.ts'
import type { MarketView } from '../../../visitor/markets/index.ts'
import { moneyIn } from '../money-in.ts'
import { marketOf } from './market-of.ts'

const GERMANY: MarketView = {
  countryCode: 'DE',
  name: 'Deutschland',
  currency: CURRENCIES.EUR,
  locale: 'de-DE',
  language: 'de',
  region: 'NL',
}

it('an order is written in its own money, whatever market is looked at by now', () => {
  const market = marketOf({ market: { countryCode: 'SE', language: 'en' }, currency: 'SEK' }, GERMANY)
  expect(moneyIn(market)(24_900)).toBe('249,00kr')
})
