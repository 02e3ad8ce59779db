/** What the parts of a priced cart are, where a unit more or less decides. */
import { describe, expect, it } from 'vitest'
import type { DiscountEffect, DiscountRule } from './discount-rule.ts'
import { priceCart } from './price-cart.ts'
import type { CartInput, CartLineInput } from './priced-cart.ts'

const line = (id: string, final: number, quantity = 1): CartLineInput => ({
  id,
  variantId: id,
  sku: id,
  productSku: id,
  quantity,
  price: { original: final, final },
  sections: [],
  categories: [],
  collections: [],
  family: 'socks',
  isSellable: true,
})

const rule = (id: string, effect: DiscountEffect, more: Partial<DiscountRule> = {}): DiscountRule => ({
  id,
  name: id,
  effect,
  sortOrder: 0,
  isExclusive: false,
  isStackable: true,
  isExhausted: false,
  ...more,
})

const socks = { families: ['socks'] }
const percentOfSocks = (percent: number): DiscountEffect => ({ kind: 'product-percentage', percent, goods: socks })
const percentage = (percent: number): DiscountEffect => ({ kind: 'percentage', percent })
const parcel = { id: 'parcel', price: 99, discount: 0, freeFrom: undefined }

const price = (cart: Partial<CartInput>) =>
  priceCart({
    lines: [],
    shipping: undefined,
    rules: [],
    code: undefined,
    gifts: [],
    market: { countryCode: 'GB', currency: 'GBP', taxPercentage: 20, isTaxIncluded: true },
    now: 0,
    ...cart,
  })

describe('discounts of products', () => {
  it('are listed in the same order, in whichever order the products were added', () => {
    const listed = (...lines: readonly CartLineInput[]) =>
      price({ lines, rules: [rule('half', percentOfSocks(50))] }).applied.productDiscounts.map(({ lineId }) => lineId)
    expect(listed(line('a', 100), line('b', 100), line('c', 100))).toEqual(['a', 'b', 'c'])
    expect(listed(line('c', 100), line('a', 100), line('b', 100))).toEqual(['a', 'b', 'c'])
    expect(listed(line('b', 100), line('c', 100), line('a', 100))).toEqual(['a', 'b', 'c'])
  })

  it('are taken off what the rule before has left, piece by piece', () => {
    const rules = [rule('first', percentOfSocks(50)), rule('second', percentOfSocks(50))]
    const [priced] = price({ lines: [line('a', 1000, 2)], rules }).lines
    expect(priced).toMatchObject({ totalDiscount: 1500, totalWithDiscount: 500 })
  })

  it.each([
    ['less than half a unit is nothing, and no share', percentOfSocks(1), 10, []],
    ['one unit is a share', percentOfSocks(10), 10, [{ ruleId: 'off', amount: 1 }]],
    ['less than half a unit of all is nothing, and no share', percentage(1), 10, []],
    ['one unit of all is a share', percentage(10), 10, [{ ruleId: 'off', amount: 1 }]],
    ['what costs nothing has no share', percentage(10), 0, []],
  ])('%s', (_, effect, final, shares) => {
    const { lines, applied } = price({ lines: [line('a', final)], rules: [rule('off', effect)] })
    expect(lines[0]?.shares).toEqual(shares)
    expect(applied.rules[0]?.amount).toBe(shares.length)
  })

  it('one unit off the whole cart is reported as its discount', () => {
    const one = rule('one', { kind: 'amount', amounts: { GBP: 1 } })
    expect(price({ lines: [line('a', 100)], rules: [one] }).applied.cartDiscount).toEqual({ amount: 1 })
  })
})

describe('the odd unit', () => {
  const odd = rule('odd', { kind: 'amount', amounts: { GBP: 5 } })

  it.each([
    ['a before b', ['a', 'b'], [3, 2]],
    ['b before a', ['b', 'a'], [2, 3]],
  ])('of a discount goes to the first variant, with %s', (_, ids, expected) => {
    const { lines } = price({ lines: ids.map((id) => line(id, 100)), rules: [odd] })
    expect(lines.map(({ totalDiscount }) => totalDiscount)).toEqual(expected)
  })

  it('of the tax goes to shipping, which has no variant', () => {
    const { lines, shipping, totals } = price({ lines: [line('a', 99)], shipping: parcel })
    expect([lines[0]?.tax, shipping?.tax, totals.tax]).toEqual([16, 17, 33])
  })
})

describe('rules and codes', () => {
  it('a cart without a code has none refused', () => {
    expect(price({ lines: [line('a', 100)] }).refusedCode).toBeUndefined()
  })

  it('a code for a gift waits for a product', () => {
    const code = rule('coded', { kind: 'gift', variantIds: ['bag'], quantity: 1 }, { code: 'CODE' })
    expect(price({ code }).refusedCode).toBe('required-products')
  })

  it('of two rules that free shipping, the first takes it off', () => {
    const rules = [rule('first', { kind: 'free-shipping' }), rule('second', { kind: 'free-shipping' })]
    expect(price({ lines: [line('a', 100)], shipping: parcel, rules }).applied.orderRules).toEqual([
      { ruleId: 'first', goodsAmount: 0, shippingAmount: 99 },
      { ruleId: 'second', goodsAmount: 0, shippingAmount: 0 },
    ])
  })

  it('a line of no pieces does not count', () => {
    const { lines, totals } = price({ lines: [line('a', 100, 0)], rules: [rule('half', percentOfSocks(50))] })
    expect(lines[0]).toMatchObject({ isCounted: false, total: 0, totalDiscount: 0, shares: [] })
    expect(totals.totalPrice).toBe(0)
  })
})
