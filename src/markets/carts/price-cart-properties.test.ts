import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippingCountries } from '../storefronts/table.ts'
import type { CurrencyCode } from '../types.ts'
import type { DiscountEffect, DiscountRule, ProductSelection } from './discount-rule.ts'
import { priceCart } from './price-cart.ts'
import type { CartInput, CartLineInput, PricedCart, PricedLine } from './priced-cart.ts'
import { pricingMarketOf } from './pricing-market.ts'

const MARKETS = shippingCountries('production').map(pricingMarketOf)
const CURRENCIES = [...new Set(MARKETS.map(({ currency }) => currency))]
const NOW = Date.UTC(2026, 10, 15)

const sometimes = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
const name = fc.constantFrom('a', 'b', 'c')
const giftId = fc.constantFrom('1', '2', '3')
const names = fc.array(name, { maxLength: 2 })
const money = fc.oneof(fc.nat(20), fc.nat(20_000), fc.nat(10_000_000))
const percent = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(0.05, 12.5, 33.33, 99.99))

const line: fc.Arbitrary<CartLineInput> = fc.record({
  id: fc.stringMatching(/^\d{4}$/),
  // Some of what is bought is given away, too, and some is in two lines.
  variantId: fc.oneof(giftId, fc.stringMatching(/^\d{4}$/)),
  sku: name,
  productSku: name,
  quantity: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 10_000 })),
  price: money.map((final) => ({ original: final + 100, final })),
  sections: names,
  categories: names,
  collections: names,
  family: name,
  isSellable: fc.boolean(),
})
const lines = fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 12 })

const amounts = fc
  .tuple(fc.subarray([...CURRENCIES]), money)
  .map(([codes, amount]) => Object.fromEntries(codes.map((code): [CurrencyCode, number] => [code, amount])))
const selection: fc.Arbitrary<ProductSelection> = fc.record({ skus: names, families: names, categories: names })

const effect: fc.Arbitrary<DiscountEffect> = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), percent }),
  fc.record({ kind: fc.constant('amount' as const), amounts }),
  fc.record({ kind: fc.constant('free-shipping' as const) }),
  fc.record({ kind: fc.constant('product-percentage' as const), percent, goods: selection }),
  fc.record({ kind: fc.constant('product-amount' as const), amounts, goods: selection }),
  fc.record({
    kind: fc.constant('gift' as const),
    variantIds: fc.array(giftId, { maxLength: 2 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
)

const ruleOf = (id: string): fc.Arbitrary<DiscountRule> =>
  fc
    .record({
      effect,
      minimumSpend: sometimes(amounts),
      requires: sometimes(fc.record({ goods: selection, quantity: fc.integer({ min: 1, max: 4 }) })),
      from: sometimes(fc.constantFrom(NOW - 1, NOW + 1)),
      until: sometimes(fc.constantFrom(NOW, NOW + 1)),
      isExhausted: fc.constantFrom(false, false, false, true),
      sortOrder: fc.nat(3),
      isExclusive: fc.constantFrom(false, false, false, true),
      isStackable: fc.boolean(),
    })
    .map(({ minimumSpend, requires, from, until, ...always }) => ({
      id,
      name: id,
      ...always,
      ...(minimumSpend && { minimumSpend }),
      ...(requires && { requires }),
      ...(from && { from }),
      ...(until && { until }),
    }))

const rules = fc.tuple(ruleOf('r0'), ruleOf('r1'), ruleOf('r2'), ruleOf('r3')).chain((all) => fc.subarray(all))
const code = ruleOf('coded').map((rule) => ({ ...rule, code: 'CODE' }))
const shipping = fc.record({
  id: fc.constant('parcel'),
  price: money,
  discount: money,
  freeFrom: sometimes(money),
})
const giftInput = fc.record({
  id: giftId,
  price: money.map((final) => ({ original: final, final })),
  isSellable: fc.boolean(),
  available: fc.nat(4),
})

const cart: fc.Arbitrary<CartInput> = fc.record({
  lines,
  shipping: sometimes(shipping),
  rules,
  code: sometimes(code),
  gifts: fc.uniqueArray(giftInput, { selector: ({ id }) => id }),
  market: fc
    .tuple(
      fc.constantFrom(...MARKETS),
      fc.constantFrom({}, { isTaxIncluded: false }, { taxPercentage: 19 }, { taxPercentage: 25.5 }),
    )
    .map(([market, tax]) => ({ ...market, ...tax })),
  now: fc.constant(NOW),
})

/** Each cart in all thirty markets, taxed as it was drawn: in the price or beside it, by whole percents and by halves. */
function inEveryMarket(check: (input: CartInput) => void): void {
  fc.assert(
    fc.property(cart, (input) => {
      const { isTaxIncluded, taxPercentage } = input.market
      for (const market of MARKETS) check({ ...input, market: { ...market, isTaxIncluded, taxPercentage } })
    }),
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const partsOf = ({ lines: pricedLines, shipping: parcel }: PricedCart) => [...pricedLines, ...(parcel ? [parcel] : [])]

/** Every amount of the answer, wherever it stands. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** Each with its id, so that two carts can be held against each other. */
const byId = (priced: PricedCart) => ({ ...priced, lines: priced.lines.toSorted((a, b) => (a.id < b.id ? -1 : 1)) })

describe('every cart in every market', () => {
  it('there are thirty of them', () => {
    expect(new Set(MARKETS.map(({ countryCode }) => countryCode)).size).toBe(30)
    expect(CURRENCIES).toContain('KRW')
  })

  it('parts sum to the whole', () => {
    inEveryMarket((input) => {
      const priced = priceCart(input)
      const parts = partsOf(priced)
      const { totalPrice, totalDiscountAmount, totalPriceWithDiscount, tax } = priced.totals
      expect(sum(parts.map(({ total }) => total))).toBe(totalPrice)
      expect(sum(parts.map(({ totalDiscount }) => totalDiscount))).toBe(totalDiscountAmount)
      expect(sum(parts.map(({ totalWithDiscount }) => totalWithDiscount))).toBe(totalPriceWithDiscount)
      expect(sum(parts.map((part) => part.tax))).toBe(tax)
      expect(totalPrice - totalDiscountAmount).toBe(totalPriceWithDiscount)
      const sharesOfLines = priced.lines.map(({ shares: ofLine }) => sum(ofLine.map(({ amount }) => amount)))
      expect(sharesOfLines).toEqual(priced.lines.map(({ totalDiscount }) => totalDiscount))
    })
  })

  it('rules state exactly what they take off', () => {
    inEveryMarket((input) => {
      const { applied, lines: pricedLines } = priceCart(input)
      for (const { id, amount } of applied.rules) {
        const shares = pricedLines.flatMap((priced) => priced.shares.filter(({ ruleId }) => ruleId === id))
        const ofShipping = applied.orderRules.find(({ ruleId }) => ruleId === id)?.shippingAmount ?? 0
        expect(sum(shares.map((share) => share.amount)) + ofShipping).toBe(amount)
      }
      expect(sum(applied.orderRules.map(({ goodsAmount }) => goodsAmount))).toBe(applied.cartDiscount?.amount ?? 0)
      for (const { id, productDiscount } of pricedLines) {
        const own = applied.productDiscounts.filter(({ lineId }) => lineId === id)
        expect(sum(own.map(({ amount }) => amount))).toBe(productDiscount)
      }
    })
  })

  it('nothing is below zero, broken, or more than it was', () => {
    inEveryMarket((input) => {
      const priced = priceCart(input)
      // A rate may have decimals.
      const withoutPercent = { ...priced, taxRates: priced.taxRates.map(({ tax }) => tax) }
      expect(numbersIn(withoutPercent).filter((number) => !(Number.isSafeInteger(number) && number >= 0))).toEqual([])
      const isTooMuch = (part: Pick<PricedLine, 'total' | 'totalDiscount' | 'totalWithDiscount' | 'tax'>) =>
        part.totalDiscount > part.total || part.tax > part.totalWithDiscount
      expect(partsOf(priced).filter(isTooMuch)).toEqual([])
    })
  })

  it('the order of lines, of rules and of gifts decides nothing', () => {
    fc.assert(
      fc.property(cart, fc.nat(), (input, turn) => {
        const turned = <Item>(list: readonly Item[]) => {
          const first = list.length === 0 ? 0 : turn % list.length
          return [...list.slice(first), ...list.slice(0, first)].toReversed()
        }
        const other = { lines: turned(input.lines), rules: turned(input.rules), gifts: turned(input.gifts) }
        expect(byId(priceCart({ ...input, ...other }))).toEqual(byId(priceCart(input)))
      }),
    )
  })

  it('tax is in the price or beside it, and changes nothing else', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const without = (isTaxIncluded: boolean) => {
          const { totals, applied } = priceCart({ ...input, market: { ...input.market, isTaxIncluded } })
          return { ...totals, tax: 0, applied }
        }
        expect(without(true)).toEqual(without(false))
      }),
    )
  })

  it('what cannot be bought changes no price', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const sellable = input.lines.filter(({ isSellable }) => isSellable)
        expect(priceCart(input).totals).toEqual(priceCart({ ...input, lines: sellable }).totals)
      }),
    )
  })

  it('a code that stacks never makes a cart dearer', () => {
    fc.assert(
      fc.property(cart, code, (input, given) => {
        // Of gifts there may be too few for two rules, which has nothing to do with prices.
        const stacking = { ...given, isStackable: true, isExclusive: false }
        const before = priceCart({ ...input, code: undefined }).totals.totalPriceWithDiscount
        const after = priceCart({ ...input, code: stacking }).totals.totalPriceWithDiscount
        expect(after).toBeLessThanOrEqual(before)
      }),
    )
  })

  it('all products for nothing cost nothing', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const free = { kind: 'percentage', percent: 100 } as const
        const always = { sortOrder: 0, isExclusive: true, isStackable: false, isExhausted: false }
        const { totals } = priceCart({
          ...input,
          rules: [],
          shipping: undefined,
          code: { id: 'free', name: 'free', code: 'FREE', effect: free, ...always },
        })
        expect([totals.totalPriceWithDiscount, totals.tax]).toEqual([0, 0])
      }),
    )
  })

  it('no cart gets more gifts than are left', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { gifts, lines: pricedLines } = priceCart(input)
        for (const { id, available } of input.gifts) {
          const given = sum(gifts.filter((gift) => gift.id === id).map(({ quantity }) => quantity))
          const bought = sum(
            pricedLines.filter((priced) => priced.id === id && priced.isCounted).map(({ quantity }) => quantity),
          )
          expect(given === 0 || given + bought <= available).toBe(true)
        }
      }),
    )
  })

  it('an exclusive rule stands alone', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { rules: applied } = priceCart(input).applied
        const exclusive = new Set([...input.rules, input.code].flatMap((rule) => (rule?.isExclusive ? [rule.id] : [])))
        expect(applied.length === 1 || !applied.some(({ id }) => exclusive.has(id))).toBe(true)
      }),
    )
  })
})
