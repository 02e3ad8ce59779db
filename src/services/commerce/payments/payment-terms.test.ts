import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderLine, OrderSnapshot } from '../orders/order-snapshot.ts'
import { paymentTerms } from './payment-terms.ts'

const line = (quantity: number, totalWithDiscount: number, tax: number): OrderLine => ({
  id: '7333102000011',
  itemId: '7333102000011',
  sku: 'DOTS-01-36',
  productSku: 'DOTS-01',
  name: 'Dotted socks',
  size: '36-40',
  sections: [],
  picture: '',
  quantity,
  price: { original: 1295, final: 1295 },
  total: totalWithDiscount,
  productDiscount: 0,
  totalDiscount: 0,
  totalWithDiscount,
  tax,
  isGift: false,
})

function snapshotOf(lines: readonly OrderLine[], shipping: number, externalTax?: number): OrderSnapshot {
  const products = lines.reduce((sum, { totalWithDiscount }) => sum + totalWithDiscount, 0)
  const address = {
    country: 'us',
    city: 'Austin',
    firstName: 'Ada',
    lastName: 'Byron',
    street0: 'Congress Avenue',
    street1: '',
    postCode: '78701',
    region: 'TX',
  }
  return {
    lines,
    shipping: {
      id: 'standard',
      name: 'Standard',
      estimatedDelivery: '',
      total: shipping,
      totalDiscount: 0,
      totalWithDiscount: shipping,
      tax: 0,
    },
    discounts: [],
    totals: {
      products,
      shipping,
      discount: 0,
      tax: 0,
      total: products + shipping + (externalTax ?? 0),
      ...(externalTax === undefined ? {} : { externalTax }),
    },
    addresses: { shipping: address, billing: address },
    contact: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', telephone: '+15125550100' },
    market: { storefront: 'us', country: 'US', currency: 'USD', taxPercentage: 8.25, warehouses: ['us'] },
    language: 'en',
    termsAgreedAt: '2026-11-15T10:00:00.000Z',
  }
}

describe('paymentTerms', () => {
  it('sends the provider who pays how much, and from where', () => {
    const terms = paymentTerms({ number: '10000008', snapshot: snapshotOf([line(2, 2590, 0)], 595, 214) })
    expect(terms).toMatchObject({
      amount: { value: 3399, currency: 'USD' },
      countryCode: 'US',
      shopperLocale: 'en-US',
      merchantOrderReference: '10000008',
      shopperName: { firstName: 'Ada', lastName: 'Byron' },
      deliveryAddress: { houseNumberOrName: 'N/A', postalCode: '78701', country: 'US', stateOrProvince: 'TX' },
    })
    expect(terms.lineItems?.map(({ quantity, amountIncludingTax }) => [quantity, amountIncludingTax])).toEqual([
      [2, 1295],
      [1, 595],
      [1, 214],
    ])
    expect(terms.lineItems?.[0]).toMatchObject({ description: 'Dotted socks, 36-40', taxPercentage: 825 })
  })

  it('what cannot be shared out evenly is one item of everything', () => {
    const [first] = paymentTerms({ number: '1', snapshot: snapshotOf([line(3, 1000, 0)], 0) }).lineItems ?? []
    expect(first).toMatchObject({ quantity: 1, amountIncludingTax: 1000, description: '3 × Dotted socks, 36-40' })
  })

  it('the items add up to the amount, whatever they cost', () => {
    const anyLine = fc
      .tuple(fc.integer({ min: 1, max: 50 }), fc.nat(100_000), fc.nat(1000))
      .map(([quantity, total, tax]) => line(quantity, total, Math.min(tax, total)))
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 20 }),
        fc.nat(5000),
        fc.option(fc.nat(5000), { nil: undefined }),
        (lines, shipping, tax) => {
          const { lineItems = [], amount } = paymentTerms({ number: '1', snapshot: snapshotOf(lines, shipping, tax) })
          const sum = lineItems.reduce(
            (all, { quantity = 0, amountIncludingTax = 0 }) => all + quantity * amountIncludingTax,
            0,
          )
          expect(sum).toBe(amount.value)
          expect(
            lineItems.every(
              ({ amountIncludingTax = 0, amountExcludingTax = 0, taxAmount = 0 }) =>
                Number.isInteger(amountIncludingTax) && amountExcludingTax + taxAmount === amountIncludingTax,
            ),
          ).toBe(true)
        },
      ),
    )
  })
})
