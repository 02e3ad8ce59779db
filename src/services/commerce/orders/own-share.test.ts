import { describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { cartVariant, discountRule, pricingContext } from '../../../../tests/support/pricing-context.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { readOwn, withOwn } from './own-share.ts'

describe('withOwn', () => {
  const exhausted = discountRule('few', { isExhausted: true })
  const context = pricingContext({
    variants: [cartVariant('a', { available: 4 }), cartVariant('b', { available: 1 })],
    terms: {
      rules: [exhausted, discountRule('other', { isExhausted: true })],
      codes: new Map([['CODE', discountRule('code', { code: 'CODE', isExhausted: true })]]),
    },
  })
  const own = (variants: readonly (readonly [string, number])[], discounts: readonly string[]) =>
    withOwn(context, { variants: new Map(variants), discounts: new Set(discounts) })

  it('changes nothing for a cart without an open order', () => {
    expect(withOwn(context, undefined)).toBe(context)
  })

  it('what the order has reserved is available to it', () => {
    const { variants } = own([['a', 2]], [])
    expect([variants.get('a')?.available, variants.get('b')?.available]).toEqual([6, 1])
  })

  it('a variant that the cart no longer holds is ignored', () => {
    expect([...own([['gone', 2]], []).variants.keys()]).toEqual(['a', 'b'])
  })

  it('a discount that the order has used is not exhausted for it, be it automatic or a code', () => {
    const { terms } = own([], ['few', 'code'])
    expect(terms.rules.map(({ id, isExhausted }) => [id, isExhausted])).toEqual([
      ['few', false],
      ['other', true],
    ])
    expect(terms.codes.get('CODE')?.isExhausted).toBe(false)
  })

  it('leaves the context that it was given', () => {
    own([['a', 2]], ['few'])
    expect([context.variants.get('a')?.available, exhausted.isExhausted]).toEqual([4, true])
  })
})

describe('readOwn', () => {
  const shop = useCommerceDatabase()

  it('sums what the order holds over warehouses, and lists the discounts it has used', async () => {
    await shop.offer('A', [variant(1, { sku: 'A-S' }), variant(2, { sku: 'A-L' })])
    for (const number of [1, 2]) await shop.insertOrder(storedOrder(number))
    const hold = (id: string, over: object) => shop.insertReservation({ id, variant_id: barcode(1), ...over })
    await hold('1', { warehouse: 'nl-rsv', quantity: 2 })
    await hold('2', { warehouse: 'nl', quantity: 3 })
    await hold('3', { variant_id: barcode(2), state: 'released' })
    await hold('4', { order_ref: 'order-2', quantity: 9 })
    const used = { usage_limit: null, definition: '{}', uses: 0, created_at: '', stopped_at: null, code_key: null }
    await shop.query
      .insertInto('discounts')
      .values([{ id: 'ten', ...used }])
      .execute()
    await shop.query.insertInto('discount_uses').values({ order_id: 'order-1', discount_id: 'ten' }).execute()
    const read = (id: string) => shop.inTransaction((transaction) => readOwn(transaction, id))
    expect(await read('order-1')).toEqual({ variants: new Map([[barcode(1), 5]]), discounts: new Set(['ten']) })
    expect(await read('order-2')).toEqual({ variants: new Map([[barcode(1), 9]]), discounts: new Set() })
    expect(await read('order-3')).toEqual({ variants: new Map(), discounts: new Set() })
  })
})
