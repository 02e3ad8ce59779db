import { describe, expect, it } from 'vitest'
import { recordOf } from '../../markets/countries/record-of.ts'
import type { ListedDiscount } from '../../services/commerce/admin.ts'
import { missingPayment, uncountedDiscounts } from './check-commerce.ts'

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

describe('payment methods of a market', () => {
  it('~HSE-11 are those that the sandbox offers for the currency', () => {
    expect(missingPayment(recordOf('NL'))).toBeUndefined()
    expect(missingPayment({ ...recordOf('PL'), currency: 'CZK' })).toBe(
      'the payment sandbox does not offer onlineBanking_PL, blik in PL for CZK',
    )
    expect(missingPayment({ ...recordOf('NL'), paymentMethods: [] })).toBe('no payment method in the record')
  })
})
