import { describe, expect, it } from 'vitest'
import { giftGiver, giftVariantIds } from './choose-gifts.ts'
import { chooseRules } from './choose-rules.ts'
import type { DiscountEffect, DiscountRule } from './discount-rule.ts'
import type { CartInput, CartLineInput } from './priced-cart.ts'

const TEN: DiscountEffect = { kind: 'percentage', percent: 10 }
const gift = (...variantIds: readonly string[]): DiscountEffect => ({ kind: 'gift', variantIds, quantity: 1 })

const rule = (id: string, more: Partial<DiscountRule> = {}): DiscountRule => ({
  id,
  name: id,
  effect: TEN,
  sortOrder: 0,
  isExclusive: false,
  isStackable: true,
  isExhausted: false,
  ...more,
})

const LINE: CartLineInput = {
  id: '1',
  variantId: '1',
  sku: 'A-1',
  productSku: 'A',
  quantity: 2,
  price: { original: 1000, final: 1000 },
  sections: ['adults'],
  categories: ['adults/socks'],
  collections: [],
  family: 'socks',
  isSellable: true,
}

const CART: CartInput = {
  lines: [LINE],
  shipping: undefined,
  rules: [],
  code: undefined,
  gifts: [],
  market: { countryCode: 'GB', currency: 'GBP', taxPercentage: 20, isTaxIncluded: true },
  now: 0,
}

function chosen(rules: readonly DiscountRule[], code?: DiscountRule) {
  const cart: CartInput = { ...CART, rules, code }
  const { rules: counting, refusedCode } = chooseRules(cart, { lines: [LINE], total: 2000 }, giftGiver(cart))
  return [counting.map(({ id }) => id).join(' '), refusedCode]
}

const coded = (id: string, more: Partial<DiscountRule> = {}) => rule(id, { code: 'CODE', ...more })

describe('chooseRules', () => {
  it.each<[string, readonly DiscountRule[], DiscountRule | undefined, string]>([
    ['by sort order', [rule('a', { sortOrder: 2 }), rule('b', { sortOrder: 1 })], undefined, 'b a'],
    ['by id at the same order', [rule('b'), rule('c'), rule('a')], undefined, 'a b c'],
    ['the code first at the same order', [rule('a'), rule('b')], coded('z'), 'z a b'],
    ['the code in its order', [rule('a'), rule('c', { sortOrder: 2 })], coded('b', { sortOrder: 1 }), 'a b c'],
    ['codes of other shoppers are left out', [coded('b'), rule('a')], undefined, 'a'],
    ['the first exclusive one alone', [rule('a'), rule('b', { isExclusive: true })], undefined, 'b'],
    [
      'the first that does not stack beside all that do',
      [rule('a', { isStackable: false }), rule('b', { isStackable: false }), rule('c')],
      undefined,
      'a c',
    ],
    ['no gift that cannot be given', [rule('a', { effect: gift('bag') }), rule('b')], undefined, 'b'],
  ])('%s', (_, rules, code, expected) => {
    expect(chosen(rules, code)).toEqual([expected, undefined])
  })

  it('says why a code does not count', () => {
    expect(chosen([rule('a', { isExclusive: true })], coded('z', { sortOrder: 1 }))).toEqual(['a', 'not-combinable'])
    expect(chosen([], coded('z', { effect: gift('bag') }))).toEqual(['', 'no-gift-left'])
  })
})

describe('what is refused', () => {
  it('~DSH-02 names every rule that does not count with its reason, automatic ones among them', () => {
    const rules = [
      rule('early', { from: 1 }),
      rule('late', { until: 0 }),
      rule('used', { isExhausted: true }),
      rule('abroad', { markets: ['DE'] }),
      rule('euros', { effect: { kind: 'amount', amounts: { EUR: 100 } } }),
      rule('rich', { minimumSpend: { GBP: 2001 } }),
      rule('foreign', { minimumSpend: { EUR: 1 } }),
      rule('with', { requires: { goods: { skus: ['B'] }, quantity: 1 } }),
      rule('of', { effect: { kind: 'product-percentage', percent: 5, goods: { skus: ['B'] } } }),
      rule('gift', { effect: gift('bag') }),
      rule('one', { isStackable: false }),
      rule('two', { isStackable: false }),
    ]
    const cart: CartInput = { ...CART, rules, code: coded('z', { isStackable: false, sortOrder: 9 }) }
    const { refused, rules: counting } = chooseRules(cart, { lines: [LINE], total: 2000 }, giftGiver(cart))
    expect(Object.fromEntries(refused.map(({ ruleId, reason }) => [ruleId, reason]))).toEqual({
      z: 'not-combinable',
      early: 'not-yet',
      late: 'over',
      used: 'exhausted',
      abroad: 'other-market',
      euros: 'other-currency',
      rich: 'minimum-spend',
      foreign: 'other-currency',
      with: 'required-products',
      of: 'no-such-products',
      gift: 'no-gift-left',
      two: 'not-combinable',
    })
    expect(counting.map(({ id }) => id)).toEqual(['one'])
  })
})

describe('giftVariantIds', () => {
  it.each<[string, readonly DiscountRule[], readonly string[]]>([
    ['none without gifts', [rule('a')], []],
    ['those of a gift', [rule('a', { effect: gift('1', '2') })], ['1', '2']],
    ['each once', [rule('a', { effect: gift('1', '2') }), rule('b', { effect: gift('2', '3') })], ['1', '2', '3']],
    ['of the market', [rule('a', { effect: gift('1'), markets: ['GB'] })], ['1']],
    ['not of another market', [rule('a', { effect: gift('1'), markets: ['DE'] })], []],
  ])('%s', (_, rules, expected) => {
    expect(giftVariantIds(rules, 'GB')).toEqual(expected)
  })
})
