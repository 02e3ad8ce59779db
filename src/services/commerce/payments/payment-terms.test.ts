import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Address } from '../../../markets/addresses/checkout-information.ts'
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

/** The order with one fact changed. */
const termsWith = (change: (snapshot: OrderSnapshot) => Partial<OrderSnapshot>) => {
  const snapshot = snapshotOf([line(2, 2590, 0)], 600)
  return paymentTerms({ number: '1', snapshot: { ...snapshot, ...change(snapshot) } })
}

describe('paymentTerms', () => {
  it('pays in the browser, with the 3-D Secure of the page where there is one', () => {
    expect(termsWith(() => ({}))).toMatchObject({
      channel: 'Web',
      shopperEmail: 'ada@example.com',
      telephoneNumber: '+15125550100',
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    })
  })

  it('sends no empty telephone number', () => {
    const terms = termsWith(({ contact }) => ({ contact: { ...contact, telephone: '' } }))
    expect(terms).not.toHaveProperty('telephoneNumber')
  })

  const addressesWith = (change: Partial<Address>) => {
    const { deliveryAddress, billingAddress } = termsWith(({ addresses }) => ({
      addresses: { shipping: { ...addresses.shipping, ...change }, billing: { ...addresses.billing, ...change } },
    }))
    expect(billingAddress).toEqual(deliveryAddress)
    return deliveryAddress
  }

  it.each([
    ['a house number', { street1: '12' }, { houseNumberOrName: '12', stateOrProvince: 'TX' }],
    ['no postcode', { postCode: '' }, { postalCode: 'N/A' }],
    ['a postcode as long as it may be', { postCode: '1234567890' }, { postalCode: '1234567890' }],
    ['a postcode that is too long', { postCode: '12345678901' }, { postalCode: '1234567890' }],
    ['a province of Canada', { country: 'CA', region: 'ON' }, { country: 'CA', stateOrProvince: 'ON' }],
  ])('sends addresses with %s', (_, change, expected) => {
    expect(addressesWith(change)).toMatchObject(expected)
  })

  it.each([
    ['of the United States that is empty', { region: '' }],
    ['of another country', { country: 'IT', region: 'MI' }],
    ['of another country that is empty', { country: 'DE', region: '' }],
  ])('sends no state %s', (_, change) => {
    expect(addressesWith(change)).not.toHaveProperty('stateOrProvince')
  })

  it('names a line without a size by its name alone', () => {
    const { lineItems } = termsWith(({ lines }) => ({ lines: lines.map((one) => ({ ...one, size: '' })) }))
    expect(lineItems?.[0]?.description).toBe('Dotted socks')
  })

  it('shipping is one piece, and tax that is added is a line of its own', () => {
    const { lineItems } = paymentTerms({ number: '1', snapshot: snapshotOf([line(2, 2590, 0)], 600, 214) })
    expect(lineItems?.slice(1)).toMatchObject([
      { id: 'standard', description: 'Standard', quantity: 1, amountIncludingTax: 600, taxPercentage: 825 },
      { id: 'tax', description: 'Tax', quantity: 1, amountIncludingTax: 214, amountExcludingTax: 0, taxAmount: 214 },
    ])
  })

  it('has no percentage of a tax where the market has none', () => {
    const { lineItems } = termsWith(({ market: { taxPercentage: _none, ...market } }) => ({ market }))
    expect(lineItems?.some((item) => 'taxPercentage' in item)).toBe(false)
  })

  it.each([
    ['a tax that can be shared out evenly', 1000, 100, [2, 500, 450, 50]],
    ['a tax that cannot', 1000, 333, [1, 1000, 667, 333]],
  ])('%s', (_, total, tax, expected) => {
    const [item] = paymentTerms({ number: '1', snapshot: snapshotOf([line(2, total, tax)], 0) }).lineItems ?? []
    expect([item?.quantity, item?.amountIncludingTax, item?.amountExcludingTax, item?.taxAmount]).toEqual(expected)
  })

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
