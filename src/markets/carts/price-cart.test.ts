import { describe, expect, it } from 'vitest'
import type { DiscountEffect, DiscountRule } from './discount-rule.ts'
import { priceCart } from './price-cart.ts'
import type { CartInput, CartLineInput, GiftInput, PricingMarket, ShippingLineInput } from './priced-cart.ts'

const NOW = Date.UTC(2026, 10, 15)
const DAY = 24 * 60 * 60 * 1000

const GB: PricingMarket = { countryCode: 'GB', currency: 'GBP', taxPercentage: 20, isTaxIncluded: true }
const US: PricingMarket = { countryCode: 'US', currency: 'USD', taxPercentage: 0, isTaxIncluded: false }
const KR: PricingMarket = { countryCode: 'KR', currency: 'KRW', taxPercentage: 0, isTaxIncluded: true }
/** Both ways of tax: every price below is the same in each. */
const BOTH = [
  ['tax included', GB],
  ['tax excluded', { ...GB, isTaxIncluded: false }],
] as const

function line(id: string, final: number, quantity = 1, more: Partial<CartLineInput> = {}): CartLineInput {
  return {
    id,
    variantId: id,
    sku: `SKU-${id}`,
    productSku: `PRODUCT-${id}`,
    quantity,
    price: { original: final, final },
    sections: ['adults'],
    categories: ['adults/socks'],
    collections: [],
    family: 'socks',
    isSellable: true,
    ...more,
  }
}

function rule(id: string, effect: DiscountEffect, more: Partial<DiscountRule> = {}): DiscountRule {
  const order = { sortOrder: 0, isExclusive: false, isStackable: true, isExhausted: false }
  return { id, name: id, effect, ...order, ...more }
}

const coded = (effect: DiscountEffect, more: Partial<DiscountRule> = {}) =>
  rule('coded', effect, { code: 'CODE', ...more })
const percentage = (percent: number): DiscountEffect => ({ kind: 'percentage', percent })
const amount = (GBP: number): DiscountEffect => ({ kind: 'amount', amounts: { GBP } })
const gift = (variantIds: readonly string[], quantity = 1): DiscountEffect => ({ kind: 'gift', variantIds, quantity })
const bag = (available = 5): GiftInput => ({
  id: 'bag',
  price: { original: 300, final: 300 },
  isSellable: true,
  available,
})
const parcel: ShippingLineInput = { id: 'parcel', price: 495, discount: 0, freeFrom: undefined }

const priceIn = (market: PricingMarket, cart: Partial<CartInput>) =>
  priceCart({ lines: [], shipping: undefined, rules: [], code: undefined, gifts: [], market, now: NOW, ...cart })

describe.each(BOTH)('priceCart, %s', (_tax, market) => {
  const price = (cart: Partial<CartInput>) => priceIn(market, cart)

  describe('what it costs', () => {
    it('sums products and shipping', () => {
      const { totals, lines, shipping } = price({ lines: [line('a', 1295, 2), line('b', 500)], shipping: parcel })
      expect(totals).toMatchObject({ totalPrice: 3585, totalDiscountAmount: 0, totalPriceWithDiscount: 3585 })
      expect(lines.map(({ total }) => total)).toEqual([2590, 500])
      expect(shipping).toMatchObject({ total: 495, totalDiscount: 0, totalWithDiscount: 495 })
    })

    it('a reduced price is the price, not a discount', () => {
      const { totals } = price({ lines: [line('a', 1000, 1, { price: { original: 1500, final: 1000 } })] })
      expect(totals).toMatchObject({ totalPrice: 1000, totalDiscountAmount: 0 })
    })

    it('an empty cart costs nothing', () => {
      const { totals } = price({})
      expect(totals).toEqual({ totalPrice: 0, totalDiscountAmount: 0, totalPriceWithDiscount: 0, tax: 0 })
    })

    it('a line that cannot be bought stays and counts for nothing', () => {
      const { lines, totals } = price({
        lines: [line('a', 1000), line('b', 700, 3, { isSellable: false })],
        rules: [rule('off', percentage(10), { minimumSpend: { GBP: 1001 } })],
      })
      expect(totals.totalPriceWithDiscount).toBe(1000)
      expect(lines[1]).toMatchObject({ id: 'b', quantity: 3, total: 0, totalWithDiscount: 0, tax: 0, isCounted: false })
    })

    it.each([
      ['a percentage of all products, not of shipping', [percentage(10)], 300, [100, 200], 0],
      ['half a unit rounds up once, of the whole', [percentage(0.05)], 2, [1, 1], 0],
      ['an amount, split by price', [amount(100)], 100, [33, 67], 0],
      ['never more than the products cost', [amount(99_999)], 3000, [1000, 2000], 0],
      ['all of it', [percentage(100)], 3000, [1000, 2000], 0],
      ['two, one after the other', [percentage(50), percentage(50)], 2250, [750, 1500], 0],
      ['an amount, then a percentage of what is left', [amount(1000), percentage(10)], 1200, [400, 800], 0],
      ['free shipping', [{ kind: 'free-shipping' }], 495, [0, 0], 495],
      ['free shipping twice', [{ kind: 'free-shipping' }, { kind: 'free-shipping' }], 495, [0, 0], 495],
      [
        'off each piece of a product',
        [{ kind: 'product-percentage', percent: 15, goods: { skus: ['PRODUCT-b'] } }],
        300,
        [0, 300],
        0,
      ],
      [
        'an amount off each piece of a family, at most its price',
        [{ kind: 'product-amount', amounts: { GBP: 400 }, goods: { families: ['hats'] } }],
        800,
        [0, 800],
        0,
      ],
      [
        'certain products first, whatever the order of rules',
        [amount(100), { kind: 'product-percentage', percent: 100, goods: { families: ['hats'] } }],
        2100,
        [100, 2000],
        0,
      ],
    ] satisfies [string, DiscountEffect[], number, number[], number][])(
      'takes off %s',
      (_name, effects, total, shares, offShipping) => {
        const rules = effects.map((effect, index) => rule(`rule-${index}`, effect, { sortOrder: index }))
        const lines = [line('a', 1000), line('b', 1000, 2, { family: 'hats' })]
        const priced = price({ lines, rules, shipping: parcel })
        expect(priced.totals.totalDiscountAmount).toBe(total)
        expect(priced.lines.map(({ totalDiscount }) => totalDiscount)).toEqual(shares)
        expect(priced.shipping?.totalDiscount).toBe(offShipping)
      },
    )
  })

  describe('what counts', () => {
    const lines = [line('a', 1000, 2), line('b', 500, 1, { family: 'hats' })]
    const tenOff = percentage(10)

    it.each<[string, Partial<DiscountRule>, string | undefined]>([
      ['from its first moment on', { from: NOW }, undefined],
      ['not a moment before', { from: NOW + 1 }, 'not-yet'],
      ['until its last moment', { until: NOW + 1 }, undefined],
      ['no longer at its end', { until: NOW }, 'over'],
      ['not once it is used up', { isExhausted: true }, 'exhausted'],
      ['in its markets', { markets: ['GB', 'DE'] }, undefined],
      ['not in others', { markets: ['DE'] }, 'other-market'],
      ['from its minimum on', { minimumSpend: { GBP: 2500 } }, undefined],
      ['not a penny below', { minimumSpend: { GBP: 2501 } }, 'minimum-spend'],
      ['not in a currency without a minimum', { minimumSpend: { EUR: 100 } }, 'other-currency'],
      ['with the pieces it requires', { requires: { goods: { families: ['socks'] }, quantity: 2 } }, undefined],
      ['not with fewer', { requires: { goods: { families: ['socks'] }, quantity: 3 } }, 'required-products'],
      ['not for an amount in another currency', { effect: { kind: 'amount', amounts: { EUR: 5 } } }, 'other-currency'],
      [
        'not for an amount off products in another currency',
        { effect: { kind: 'product-amount', amounts: { EUR: 5 }, goods: { families: ['socks'] } } },
        'other-currency',
      ],
      [
        'not for products that are not there',
        { effect: { kind: 'product-percentage', percent: 5, goods: { families: ['slippers'] } } },
        'no-such-products',
      ],
      [
        'not for an amount off products that are not there',
        { effect: { kind: 'product-amount', amounts: { GBP: 5 }, goods: { families: ['slippers'] } } },
        'no-such-products',
      ],
      ['not for an unknown gift', { effect: gift(['nothing']) }, 'no-gift-left'],
    ])('a code counts %s', (_, more, refused) => {
      const { refusedCode, applied, totals } = price({ lines, code: coded(tenOff, more), gifts: [bag()] })
      expect(refusedCode).toBe(refused)
      expect(applied.rules.map(({ id }) => id)).toEqual(refused === undefined ? ['coded'] : [])
      expect(totals.totalDiscountAmount).toBe(refused === undefined ? 250 : 0)
    })

    it('a code before anything is in the cart counts, and takes off nothing yet', () => {
      const { refusedCode, applied } = price({ code: coded(tenOff) })
      expect([refusedCode, applied.rules]).toEqual([
        undefined,
        [{ id: 'coded', name: 'coded', kind: 'percentage', source: 'code', code: 'CODE', amount: 0 }],
      ])
    })

    it('a rule with a code does not count by itself', () => {
      expect(price({ lines, rules: [coded(tenOff)] }).applied.rules).toEqual([])
    })

    it.each<[string, Partial<DiscountRule>, readonly Partial<DiscountRule>[], readonly string[]]>([
      ['all that stack', {}, [{}, {}], ['coded', 'rule-0', 'rule-1']],
      ['by their order', { sortOrder: 2 }, [{ sortOrder: 3 }, { sortOrder: 1 }], ['rule-1', 'coded', 'rule-0']],
      [
        'the first exclusive alone',
        {},
        [
          { isExclusive: true, sortOrder: 2 },
          { isExclusive: true, sortOrder: 1 },
        ],
        ['rule-1'],
      ],
      ['an exclusive code alone', { isExclusive: true, sortOrder: 9 }, [{}, {}], ['coded']],
      ['the code first among equals', { isStackable: false }, [{ isStackable: false }, {}], ['coded', 'rule-1']],
      [
        'one that does not stack beside those that do',
        {},
        [{ isStackable: false }, { isStackable: false }],
        ['coded', 'rule-0'],
      ],
      [
        'others, when the exclusive one is over',
        {},
        [{ isExclusive: true, until: NOW - DAY }, {}],
        ['coded', 'rule-1'],
      ],
    ])('%s', (_, code, automatic, expected) => {
      const rules = automatic.map((more, index) => rule(`rule-${index}`, tenOff, more))
      const priced = price({ lines, rules, code: coded(tenOff, code) })
      expect(priced.applied.rules.map(({ id }) => id)).toEqual(expected)
      expect(priced.refusedCode).toBe(expected.includes('coded') ? undefined : 'not-combinable')
    })
  })

  describe('how discounts are reported', () => {
    const rules = [
      rule('hats', { kind: 'product-percentage', percent: 50, goods: { families: ['hats'] } }, { sortOrder: 1 }),
      rule('present', gift(['bag']), { sortOrder: 3 }),
    ]
    const priced = () =>
      price({
        lines: [line('b', 500, 2, { family: 'hats' }), line('a', 1000)],
        shipping: parcel,
        rules,
        code: coded(percentage(10), { sortOrder: 2 }),
        gifts: [bag()],
      })

    it('~DSC-06 all rules, those of the order, those of products, and what the order rules take off', () => {
      expect(priced().applied).toEqual({
        rules: [
          { id: 'hats', name: 'hats', kind: 'product-percentage', source: 'automatic', amount: 500 },
          { id: 'coded', name: 'coded', kind: 'percentage', source: 'code', code: 'CODE', amount: 150 },
          { id: 'present', name: 'present', kind: 'gift', source: 'automatic', amount: 0 },
        ],
        orderRules: [
          { ruleId: 'coded', goodsAmount: 150, shippingAmount: 0 },
          { ruleId: 'present', goodsAmount: 0, shippingAmount: 0 },
        ],
        productDiscounts: [{ ruleId: 'hats', lineId: 'b', unitAmount: 250, amount: 500 }],
        cartDiscount: { amount: 150 },
      })
    })

    it('~DSC-06 a line carries its product discount and every share', () => {
      const { lines } = priced()
      expect(lines[0]).toMatchObject({
        id: 'b',
        total: 1000,
        productDiscount: 500,
        shares: [
          { ruleId: 'hats', amount: 500 },
          { ruleId: 'coded', amount: 50 },
        ],
        totalWithDiscount: 450,
      })
      expect(lines[1]).toMatchObject({ id: 'a', productDiscount: 0, totalWithDiscount: 900 })
    })

    it('a gift costs nothing and is in no total', () => {
      const { gifts, totals, shipping } = priced()
      expect(gifts).toEqual([{ id: 'bag', ruleId: 'present', quantity: 1, price: { original: 300, final: 300 } }])
      expect(totals).toMatchObject({ totalPrice: 2495, totalDiscountAmount: 650, totalPriceWithDiscount: 1845 })
      expect(shipping?.totalWithDiscount).toBe(495)
    })
  })

  it('two lines of one variant are discounted apart', () => {
    const lines = [line('plain', 1000, 1, { variantId: 'a' }), line('wrapped', 1000, 2, { variantId: 'a' })]
    const priced = price({ lines, rules: [rule('ten', percentage(10))] })
    expect(priced.lines.map(({ id, variantId, totalDiscount }) => [id, variantId, totalDiscount])).toEqual([
      ['plain', 'a', 100],
      ['wrapped', 'a', 200],
    ])
  })

  it('the variant decides which line gets the odd unit, whatever the lines are called', () => {
    const shares = (first: string, second: string) => {
      const lines = [line(first, 100, 1, { variantId: 'a' }), line(second, 100, 1, { variantId: 'b' })]
      return price({ lines, rules: [rule('odd', amount(5))] }).lines.map(({ totalDiscount }) => totalDiscount)
    }
    expect(shares('y', 'x')).toEqual([3, 2])
    expect(shares('x', 'y')).toEqual([3, 2])
  })

  describe('gifts', () => {
    const present = rule('present', gift(['bag', 'box']))
    const box: GiftInput = { ...bag(), id: 'box' }

    it.each<[string, readonly CartLineInput[], readonly GiftInput[], readonly DiscountRule[], readonly string[]]>([
      ['the first that can be had', [line('a', 100)], [{ ...bag(), isSellable: false }, box], [present], ['box']],
      ['none in a cart without products', [], [bag()], [present], []],
      ['none of what the shopper buys up', [line('bag', 300, 5)], [bag(5)], [present], []],
      [
        'none when two lines together buy it up',
        [line('plain', 300, 2, { variantId: 'bag' }), line('wrapped', 300, 3, { variantId: 'bag' })],
        [bag(5)],
        [present],
        [],
      ],
      ['one of what the shopper leaves', [line('bag', 300, 2)], [bag(5)], [present], ['bag']],
      [
        'one for each rule, while there are any',
        [line('a', 100)],
        [bag(2)],
        [present, rule('second', gift(['bag'])), rule('third', gift(['bag']))],
        ['bag', 'bag'],
      ],
      ['the last one once', [line('a', 100)], [bag(1)], [present, rule('second', gift(['bag']))], ['bag']],
      ['all pieces or none', [line('a', 100)], [bag(2)], [rule('three', gift(['bag'], 3))], []],
    ])('%s', (_, lines, gifts, rules, expected) => {
      const priced = price({ lines, gifts, rules })
      expect(priced.gifts.map(({ id }) => id)).toEqual(expected)
      expect(priced.applied.rules).toHaveLength(expected.length)
    })

    it('a code whose gift another rule took is refused', () => {
      const code = coded(gift(['bag']), { sortOrder: 1 })
      const priced = price({ lines: [line('a', 100)], gifts: [bag(1)], rules: [rule('first', gift(['bag']))], code })
      expect(priced.refusedCode).toBe('no-gift-left')
    })
  })

  describe('shipping', () => {
    const lines = [line('a', 4000)]

    it.each([
      ['the method takes off its own', { discount: 100 }, [], 395],
      ['at most its price', { discount: 999 }, [], 0],
      ['free at the threshold', { freeFrom: 4000 }, [], 0],
      ['not a penny below', { freeFrom: 4001 }, [], 495],
      ['~DSC-07 free by a code, beside its own discount', { discount: 100 }, [coded({ kind: 'free-shipping' })], 0],
    ])('%s', (_, more, [code], expected) => {
      const { shipping, totals } = price({ lines, shipping: { ...parcel, ...more }, code })
      expect(shipping?.totalWithDiscount).toBe(expected)
      expect(totals.totalPriceWithDiscount).toBe(4000 + expected)
    })

    it('the threshold looks at products before discounts, so that a code never makes a cart dearer', () => {
      const { shipping } = price({ lines, shipping: { ...parcel, freeFrom: 4000 }, code: coded(percentage(10)) })
      expect(shipping?.totalWithDiscount).toBe(0)
    })

    it.each([
      ['nothing is left for the rule when the threshold is reached', 4000, 0],
      ['the rule takes off what the method has not', undefined, 395],
    ])('%s', (_, freeFrom, expected) => {
      const shipping = { ...parcel, discount: 100, freeFrom }
      const { applied } = price({ lines, shipping, code: coded({ kind: 'free-shipping' }) })
      expect(applied.orderRules).toEqual([{ ruleId: 'coded', goodsAmount: 0, shippingAmount: expected }])
      expect(applied.rules).toMatchObject([{ id: 'coded', amount: expected }])
      expect(applied).not.toHaveProperty('cartDiscount')
    })

    it('a code for free shipping counts before a method is chosen', () => {
      const { refusedCode, applied } = price({ lines, code: coded({ kind: 'free-shipping' }) })
      expect([refusedCode, applied.rules.length]).toEqual([undefined, 1])
    })
  })
})

describe('tax', () => {
  it.each([
    ['~PRC-18 total 12000 at 20 gives 2000', GB, 2000],
    ['~PRC-18 none in the United States: the order adds it', US, 0],
    ['~PRC-18 a fractional percentage', { ...GB, taxPercentage: 25.5 }, 2438],
    ['~PRC-18 none where the order adds it, whatever the percentage', { ...GB, isTaxIncluded: false }, 0],
    ['~MKT-31 none where the market has no percentage', { ...GB, taxPercentage: undefined }, 0],
    ['~PRC-02 won are as whole as pence', { ...KR, taxPercentage: 10 }, 1091],
  ])('%s', (_, market, expected) => {
    const { totals, lines, shipping } = priceIn(market, { lines: [line('a', 11_505)], shipping: parcel })
    expect(totals.tax).toBe(expected)
    expect((lines[0]?.tax ?? 0) + (shipping?.tax ?? 0)).toBe(expected)
  })
})
