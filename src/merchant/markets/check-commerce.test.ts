import { describe, expect, it } from 'vitest'
import { SHIPPING_COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import { recordOf } from '../../markets/countries/record-of.ts'
import type { ListedDiscount, ShippingOffer } from '../../services/commerce/admin.ts'
import { demoShippingMethods } from '../../../tests/support/demo-shop.ts'
import { missingPayment, missingShipping, uncountedDiscounts } from './check-commerce.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')

const discount = (over: Partial<ListedDiscount>): ListedDiscount => ({
  id: 'five-off',
  name: 'Five off',
  effect: { kind: 'amount', amounts: { EUR: 500 } },
  sortOrder: 0,
  isExclusive: false,
  isStackable: true,
  limit: null,
  uses: 0,
  createdAt: NOW.toISOString(),
  stoppedAt: undefined,
  ...over,
})

const percentage = { kind: 'percentage', percent: 10 } as const
const boxes = { kind: 'product-amount', amounts: { EUR: 500 }, goods: { families: ['gift-boxes'] } } as const

describe('discounts without an amount in the currency of a market', () => {
  it.each([
    ['an amount', [discount({})], '1 discount has no amount in SEK: it does not count there: five-off'],
    [
      'several, by product and by minimum spend',
      [discount({ id: 'a', effect: boxes }), discount({ id: 'b', effect: percentage, minimumSpend: { EUR: 4000 } })],
      '2 discounts have no amount in SEK: they do not count there: a, b',
    ],
    ['an amount in the currency', [discount({ effect: { kind: 'amount', amounts: { SEK: 5000 } } })], undefined],
    ['a percentage', [discount({ effect: percentage })], undefined],
    ['one for other countries', [discount({ markets: ['DE'] })], undefined],
    ['one that was stopped', [discount({ stoppedAt: NOW.toISOString() })], undefined],
    ['one that is over', [discount({ until: NOW.getTime() })], undefined],
  ])('~HSE-11 %s', (_, discounts, expected) => {
    expect(uncountedDiscounts(recordOf('SE'), discounts, NOW)).toBe(expected)
  })
})

const words = { en: 'By post', de: 'Per Post' }

const offer = (id: string, over: Partial<ShippingOffer['method']> = {}): ShippingOffer => ({
  method: {
    id,
    active: true,
    price: { EUR: 395, SEK: 4500 },
    discount: {},
    attributes: { displayName: words, description: words },
    isFreeFromThreshold: false,
    ...over,
  },
  countries: ['SE', 'DE'],
})

describe('shipping methods of a market', () => {
  it.each<[string, readonly ShippingOffer[], string | undefined]>([
    ['all complete', [offer('post'), offer('express')], undefined],
    ['a price of 0', [offer('post', { price: { SEK: 0 } })], undefined],
    [
      'one complete, two without a price',
      [offer('post'), offer('express', { price: { EUR: 995 } }), offer('pick-up', { price: {} })],
      '2 of 3 active shipping methods without a price in SEK: express, pick-up: npm run shop -- shipping import',
    ],
    [
      'one without a description in the language',
      [offer('post'), offer('express', { attributes: { displayName: words, description: { de: 'Schnell' } } })],
      '1 of 2 active shipping methods without a title or description in en: express: npm run shop -- shipping import',
    ],
    ['one without a price that is not active', [offer('post'), offer('old', { active: false, price: {} })], undefined],
    [
      'one without a price for another country',
      [offer('post'), { ...offer('us', { price: { USD: 495 } }), countries: ['US'] }],
      undefined,
    ],
    [
      'none that is active',
      [offer('post', { active: false })],
      'no active shipping method for SE: npm run shop -- shipping import',
    ],
    ['none', [], 'no active shipping method for SE: npm run shop -- shipping import'],
  ])('~HSE-11 %s', (_, offers, expected) => {
    expect(missingShipping(recordOf('SE'), offers)).toBe(expected)
  })

  it.each(SHIPPING_COUNTRY_CODES)('~HSE-11 the demo has all that it names for %s', (country) => {
    expect(missingShipping(recordOf(country), demoShippingMethods())).toBeUndefined()
  })
})

describe('payment methods of a market', () => {
  it('~HSE-11 are those that the sandbox offers for the currency', () => {
    expect(missingPayment(recordOf('NL'))).toBeUndefined()
    expect(missingPayment({ ...recordOf('NL'), currency: 'CZK' })).toBe(
      'the payment sandbox does not offer ideal, klarna in NL for CZK',
    )
    expect(missingPayment({ ...recordOf('NL'), paymentMethods: [] })).toBe('no payment method in the record')
  })
})
