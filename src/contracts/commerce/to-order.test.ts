import { describe, expect, it } from 'vitest'
import { rawOrder, rawOrderLine, rawShippingLine } from '../../../tests/support/raw-order.ts'
import { isOrderResponse, toOrder } from './to-order.ts'

describe('toOrder', () => {
  it('ORD-01 QLT-02 has all members', () => {
    const order = toOrder(rawOrder())
    expect(Object.keys(order).toSorted()).toEqual(
      (
        'address contact createdAt currency externalTaxAmount id items itemsCount market orderNumber payment priceDiscount ' +
        'priceProducts priceShipping priceTax priceTotal shippingMethod status storefront updatedAt'
      ).split(' '),
    )
    expect(order).toMatchObject({
      id: 'order-1',
      status: 'paid',
      orderNumber: '10000008',
      itemsCount: 2,
      items: [{ id: '2900000000018', name: 'Lemon sock', size: { label: '36-40', value: '36-40' }, priceTotal: 2160 }],
      priceTax: 444,
      priceProducts: 2400,
      priceShipping: 400,
      priceDiscount: 240,
      priceTotal: 2560,
      storefront: 'nl',
      market: { countryCode: 'NL', language: 'nl' },
      currency: 'EUR',
      payment: { status: 'authorised', method: 'visa' },
      address: { billing: { city: 'Utrecht' }, shipping: { city: 'Amsterdam' } },
      shippingMethod: { name: 'Standard', estimatedDeliveryTime: '2 to 4 days' },
      contact: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', telephone: '+31201234567' },
      createdAt: '2026-11-15T10:00:00.000Z',
      updatedAt: '2026-11-15T10:05:00.000Z',
      externalTaxAmount: undefined,
    })
  })

  it('ORD-01 QLT-02 the market is the country and language of the order', () => {
    const { store } = rawOrder()
    const belgian = rawOrder({ store: { ...store, storefront: 'be', countryCode: 'BE', languageCode: 'fr' } })
    expect(toOrder(belgian)).toMatchObject({ storefront: 'be', market: { countryCode: 'BE', language: 'fr' } })
  })

  it('~ORD-03 has the language and destination for analytics', () => {
    const { market, address } = toOrder(rawOrder())
    expect(market.language).toBe('nl')
    expect(address.shipping).toMatchObject({
      street0: 'Herengracht',
      street1: '12',
      city: 'Amsterdam',
      postCode: '1015 BK',
      country: 'NL',
    })
  })

  const { status: _status, statusLog: _log, ...unknown } = rawOrder()
  it.each([
    ['ORD-02 the order’s own', { ...unknown, status: 'paid', statusLog: ['open', 'held'] }, 'paid'],
    ['ORD-02 else the last of the log', { ...unknown, statusLog: ['open', 'held'] }, 'held'],
    ['ORD-02 the last of many', { ...unknown, statusLog: ['open', 'held', 'refunded'] }, 'refunded'],
    ['ORD-02 be it an object', { ...unknown, statusLog: ['open', { status: 'refunded' }] }, 'refunded'],
    ['ORD-02 else unknown', { ...unknown, statusLog: [] }, 'unknown'],
    ['ORD-02 also without a log', unknown, 'unknown'],
  ])('%s', (_, response, status) => {
    expect(toOrder(response).status).toBe(status)
  })

  it('an order without a delivery time has an empty one', () => {
    const { estimatedDeliveryTime: _time, ...shipping } = rawShippingLine()
    expect(toOrder(rawOrder({ orderLines: [rawOrderLine(), shipping] })).shippingMethod.estimatedDeliveryTime).toBe('')
  })

  it('ORD-04 ERR-29 an order without a shipment line', () => {
    expect(() => toOrder(rawOrder({ orderLines: [rawOrderLine()] }))).toThrow('No shipment line found in order')
  })

  it('ORD-06 the tax that an order adds is its tax', () => {
    const american = rawOrder({ externalTaxAmount: 800, totalTaxAmount: 0, totalPriceWithDiscount: 3360 })
    expect(toOrder(american)).toMatchObject({ priceTax: 800, externalTaxAmount: 800, priceTotal: 3360 })
    expect(toOrder(rawOrder({ externalTaxAmount: 0 })).priceTax).toBe(0)
  })

  it('a draft does not know yet where it goes', () => {
    const {
      shippingAddress: _to,
      billingAddress: _for,
      contact: _who,
      ...draft
    } = rawOrder({ id: '', status: 'draft' })
    expect(toOrder(draft)).toMatchObject({
      address: { shipping: { country: 'NL', city: '' }, billing: { country: 'NL' } },
      contact: { firstName: '', lastName: '', email: '', telephone: '' },
    })
  })
})

describe('isOrderResponse', () => {
  it.each([
    ['an order', rawOrder(), true],
    ['nothing', undefined, false],
    ['a text', 'order', false],
    ['no lines', { ...rawOrder(), orderLines: undefined }, false],
    ['a line without amounts', { ...rawOrder(), orderLines: [{}] }, false],
    ['no id', { ...rawOrder(), id: undefined }, false],
    ['a number that is no text', { ...rawOrder(), orderNumber: 10_000_008 }, false],
    ['one of two lines without amounts', { ...rawOrder(), orderLines: [rawOrderLine(), {}] }, false],
    ['half a cent', rawOrder({ totalPrice: 0.5 }), false],
    ['no payment', { ...rawOrder(), payment: null }, false],
    ['a gift for nothing', rawOrder({ orderLines: [rawOrderLine({ totalPrice: 0 }), rawShippingLine()] }), true],
  ])('%s', (_, value, expected) => {
    expect(isOrderResponse(value)).toBe(expected)
  })
})
