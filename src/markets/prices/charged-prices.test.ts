import { describe, expect, it } from 'vitest'
import { chargedWithDiscounts, type PastDiscount } from './charged-prices.ts'
import { priorPrice, type PriceStep } from './prior-price.ts'

const DAY = 24 * 60 * 60 * 1000
const PRODUCT = { sku: 'A-S', productSku: 'A', sections: [], categories: [], collections: ['low'], family: 'socks' }
/** Twelve from day 0 on, reduced to nine on day 40. */
const STEPS: readonly PriceStep[] = [
  { since: 0, price: { original: 1200, final: 1200 } },
  { since: 40 * DAY, price: { original: 1200, final: 900 } },
]

const discount = (over: Partial<PastDiscount['rule']>, from: number, until?: number): PastDiscount => ({
  rule: {
    id: 'a',
    name: 'a',
    effect: { kind: 'percentage', percent: 50 },
    sortOrder: 0,
    isExclusive: false,
    isStackable: true,
    ...over,
  },
  createdAt: from * DAY,
  stoppedAt: until === undefined ? undefined : until * DAY,
})

const priorWith = (...discounts: readonly PastDiscount[]) =>
  priorPrice(STEPS, chargedWithDiscounts(STEPS, discounts, PRODUCT, 'EUR'))

const low = { collections: ['low'] }

describe('the lowest price of thirty days with automatic discounts', () => {
  it.each<[string, number | undefined, ...PastDiscount[]]>([
    ['without any', 1200],
    ['one in those days', 600, discount({}, 20, 25)],
    ['one that ended before them', 1200, discount({}, 2, 9)],
    ['one that ended on their first day', 600, discount({}, 2, 11)],
    ['one that began with the reduction', 1200, discount({}, 40)],
    ['one whose period is in its definition', 600, discount({ from: 12 * DAY, until: 13 * DAY }, 0)],
    ['one that would begin later', 1200, discount({ from: 50 * DAY }, 0)],
    ['one with a code', 1200, discount({ code: 'HALF' }, 20, 25)],
    ['one with a minimum', 1200, discount({ minimumSpend: { EUR: 1 } }, 20, 25)],
    ['one for those who buy more', 1200, discount({ requires: { goods: low, quantity: 2 } }, 20, 25)],
    [
      'one for these products',
      900,
      discount({ effect: { kind: 'product-amount', amounts: { EUR: 300 }, goods: low } }, 20, 25),
    ],
    [
      'one in another currency',
      1200,
      discount({ effect: { kind: 'product-amount', amounts: { USD: 300 }, goods: low } }, 20, 25),
    ],
    [
      'one for other products',
      1200,
      discount({ effect: { kind: 'product-percentage', percent: 50, goods: { skus: ['B'] } } }, 20, 25),
    ],
    ['one that delivers for nothing', 1200, discount({ effect: { kind: 'free-shipping' } }, 20, 25)],
  ])('LAW-17 %s', (_, expected, ...discounts) => {
    expect(priorWith(...discounts)).toBe(expected)
  })
})
