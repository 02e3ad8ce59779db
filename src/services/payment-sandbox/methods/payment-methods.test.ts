import { describe, expect, it } from 'vitest'
import { offeredMethods, playedMethod } from './payment-methods.ts'

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
    ['PL', 'PLN', ['scheme', 'onlineBanking_PL', 'blik', 'paypal', 'applepay', 'googlepay']],
    ['PL', 'EUR', ['scheme', 'paypal', 'applepay', 'googlepay']],
    ['KR', 'KRW', ['scheme', 'applepay', 'googlepay']],
  ])('~PAY-04 %s in %s', (country, currency, types) => {
    expect(typesFor(country, currency)).toEqual(types)
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
