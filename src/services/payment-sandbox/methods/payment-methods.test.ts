import { describe, expect, it } from 'vitest'
import { recordOf } from '../../../markets/countries/record-of.ts'
import { MARKET_RECORDS } from '../../../markets/countries/records.ts'
import type { MarketRecord } from '../../../markets/market-record.ts'
import { SHIPPING_COUNTRY_CODES } from '../../../markets/storefronts/country-codes.ts'
import { offeredMethods, playedMethod } from './payment-methods.ts'

const records: readonly MarketRecord[] = MARKET_RECORDS

const typesFor = (countryCode: string, currency: string) =>
  offeredMethods({ countryCode, currency }).map(({ type }) => type)

describe('the ways to pay', () => {
  it.each([
    ['GB', 'GBP', ['scheme', 'paypal', 'applepay', 'googlepay']],
    ['NL', 'EUR', ['scheme', 'ideal', 'klarna', 'paypal', 'applepay', 'googlepay']],
    ['BE', 'EUR', ['scheme', 'bcmc', 'paypal', 'applepay', 'googlepay']],
    ['AT', 'EUR', ['scheme', 'eps', 'klarna', 'paypal', 'applepay', 'googlepay']],
    ['DE', 'EUR', ['scheme', 'klarna', 'paypal', 'applepay', 'googlepay']],
    ['DK', 'DKK', ['scheme', 'klarna', 'mobilepay', 'paypal', 'applepay', 'googlepay']],
    ['NO', 'NOK', ['scheme', 'klarna', 'vipps', 'paypal', 'applepay', 'googlepay']],
    ['CH', 'CHF', ['scheme', 'twint', 'paypal', 'applepay', 'googlepay']],
    ['PL', 'EUR', ['scheme', 'paypal', 'applepay', 'googlepay']],
    ['KR', 'KRW', ['scheme', 'applepay', 'googlepay']],
  ])('~PAY-04 %s in %s', (country, currency, types) => {
    expect(typesFor(country, currency)).toEqual(types)
  })

  it('~PAY-04 offers methods of one currency in it alone', () => {
    const types = (currency: string) => offeredMethods({ currency }).map(({ type }) => type)
    expect(types('PLN')).toEqual(['scheme', 'onlineBanking_PL', 'blik', 'paypal', 'applepay', 'googlepay'])
    expect(types('EUR')).not.toEqual(expect.arrayContaining(['blik']))
    expect(types('KRW')).toEqual(['scheme', 'applepay', 'googlepay'])
  })

  it.each(records.map((record) => [record.countryCode, record] as const))(
    '~HSE-10 %s lists only methods that take its currency',
    (countryCode, { currency, paymentMethods }) => {
      expect(typesFor(countryCode, currency).toSorted()).toEqual(paymentMethods.toSorted())
    },
  )

  it('~HSE-10 every country that is shipped to has a way to pay', () => {
    expect(SHIPPING_COUNTRY_CODES.filter((code) => recordOf(code).paymentMethods.length === 0)).toEqual([])
  })

  it('leaves out what is blocked and returns only what is allowed', () => {
    const request = { countryCode: 'NL', currency: 'EUR' }
    expect(offeredMethods({ ...request, blockedPaymentMethods: ['ideal', 'klarna', 'paypal'] })).toHaveLength(3)
    expect(offeredMethods({ ...request, allowedPaymentMethods: ['ideal', 'twint'] }).map(({ type }) => type)).toEqual([
      'ideal',
    ])
  })

  it('calls cards in the language of the shopper, and has the brands of the country', () => {
    const [french] = offeredMethods({ countryCode: 'FR', currency: 'EUR', shopperLocale: 'fr-FR' })
    expect(french).toEqual({
      type: 'scheme',
      name: 'Cartes',
      brands: ['visa', 'mc', 'amex', 'maestro', 'cartebancaire'],
    })
  })

  it('plays only what it offers', () => {
    expect(playedMethod('ideal', { countryCode: 'NL', currency: 'EUR' })).toBe('page')
    expect(playedMethod('ideal', { countryCode: 'DE', currency: 'EUR' })).toBeUndefined()
    expect(playedMethod('gold', {})).toBeUndefined()
  })
})
