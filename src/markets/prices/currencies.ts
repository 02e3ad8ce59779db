/** The currencies of the shop and which country pays in which. */
import type { CountryCode, Currency, CurrencyCode } from '../types.ts'

/** MKT-34. The last four are known to formatting and conversion though no shipping market uses them (PRC-10). */
export const CURRENCIES: Readonly<Record<CurrencyCode, Currency>> = {
  EUR: { code: 'EUR', symbol: '€' },
  GBP: { code: 'GBP', symbol: '£' },
  CHF: { code: 'CHF', symbol: 'CHF' },
  USD: { code: 'USD', symbol: '$' },
  SEK: { code: 'SEK', symbol: 'kr' },
  DKK: { code: 'DKK', symbol: 'kr' },
  NOK: { code: 'NOK', symbol: 'kr' },
  CZK: { code: 'CZK', symbol: 'Kč' },
  KRW: { code: 'KRW', symbol: '₩' },
  AUD: { code: 'AUD', symbol: '$' },
  JPY: { code: 'JPY', symbol: '¥' },
  HKD: { code: 'HKD', symbol: 'HK$' },
  NZD: { code: 'NZD', symbol: 'NZ$' },
}

/** MKT-32. HU and PL are not forgotten: they are priced in euro (MKT-33). */
const CURRENCY_OF_COUNTRY: Readonly<Partial<Record<CountryCode, CurrencyCode>>> = {
  GB: 'GBP',
  CH: 'CHF',
  US: 'USD',
  SG: 'USD',
  IL: 'USD',
  AE: 'USD',
  SE: 'SEK',
  DK: 'DKK',
  NO: 'NOK',
  CZ: 'CZK',
  KR: 'KRW',
}

export function currencyOf(country: CountryCode): Currency {
  return CURRENCIES[CURRENCY_OF_COUNTRY[country] ?? 'EUR']
}
