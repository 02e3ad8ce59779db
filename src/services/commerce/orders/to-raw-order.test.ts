import { describe, expect, it } from 'vitest'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import { rawOrder } from '../../../contracts/commerce/order-answer-schema.ts'
import type { StoredOrder } from './stored-order.ts'
import { toDraftOrder, toRawOrder, UNPAID } from './to-raw-order.ts'

const CREATED = '2026-11-15T10:00:00.000Z'
const PAID = '2026-11-15T10:05:00.000Z'
const CHANGED = '2026-11-16T09:00:00.000Z'

describe('toRawOrder', () => {
  it.each<[string, Partial<StoredOrder>, readonly (readonly [string, string])[]]>([
    ['open', { state: 'open', paidAt: undefined }, [['open', CREATED]]],
    [
      'paid',
      { state: 'paid', paidAt: PAID },
      [
        ['open', CREATED],
        ['paid', PAID],
      ],
    ],
    [
      'lapsed without a payment',
      { state: 'lapsed', paidAt: undefined },
      [
        ['open', CREATED],
        ['lapsed', CHANGED],
      ],
    ],
    [
      'refunded after it was paid',
      { state: 'refunded', paidAt: PAID },
      [
        ['open', CREATED],
        ['paid', PAID],
        ['refunded', CHANGED],
      ],
    ],
  ])('the log of an order that is %s, the oldest first', (_, over, log) => {
    const raw = toRawOrder(storedOrder(1, { updatedAt: CHANGED, ...over }), UNPAID)
    expect(raw.status).toBe(over.state)
    expect(raw.statusLog.map(({ status, at }) => [status, at])).toEqual(log)
  })

  it('FUL-09 lists parcels, and when all of them were shipped and delivered; the status stays the one of the money', () => {
    const parcel = (id: string, postedAt: string, deliveredAt?: string) => ({
      id,
      orderId: 'order-1',
      region: 'NL',
      carrier: 'ups',
      carrierName: 'UPS',
      trackingNumber: '1Z',
      trackingUrl: 'https://ups.test/1Z',
      postedAt,
      postedBy: 'cli:ada',
      mailedAt: undefined,
      deliveredAt,
      voidedAt: undefined,
      units: [{ itemId: '2900000000018', quantity: 1 }],
    })
    const [first, second, arrived] = [
      '2026-11-16T09:00:00.000Z',
      '2026-11-17T09:00:00.000Z',
      '2026-11-19T09:00:00.000Z',
    ]
    const logOf = (over: Partial<StoredOrder>, ...parcels: ReturnType<typeof parcel>[]) => {
      const raw = toRawOrder(storedOrder(1, { paidAt: PAID, ...over }), UNPAID, parcels)
      expect(rawOrder.safeParse(raw).error).toBeUndefined()
      return [raw.status, ...raw.statusLog.map(({ status, at }) => `${status} ${at}`).slice(2)]
    }
    expect(logOf({ fulfilment: 'partly_shipped' }, parcel('a', first))).toEqual(['paid'])
    expect(logOf({ fulfilment: 'shipped' }, parcel('a', first), parcel('b', second))).toEqual([
      'paid',
      `shipped ${second}`,
    ])
    const both = [parcel('a', first, second), parcel('b', second, arrived)]
    expect(logOf({ fulfilment: 'delivered' }, ...both)).toEqual(['paid', `shipped ${second}`, `delivered ${arrived}`])
    const refunded = { state: 'refunded', fulfilment: 'delivered', updatedAt: '2026-11-18T09:00:00.000Z' } as const
    expect(logOf(refunded, ...both)).toEqual([
      'refunded',
      `shipped ${second}`,
      'refunded 2026-11-18T09:00:00.000Z',
      `delivered ${arrived}`,
    ])
    expect(toRawOrder(storedOrder(1), UNPAID, both).shipments?.[0]).toEqual({
      id: 'a',
      carrier: 'UPS',
      trackingNumber: '1Z',
      trackingUrl: 'https://ups.test/1Z',
      postedAt: first,
      deliveredAt: second,
      lines: [{ itemId: '2900000000018', quantity: 1 }],
    })
    expect(toRawOrder(storedOrder(1), UNPAID).shipments).toBeUndefined()
  })

  it('~ORD-01 has its own times and market', () => {
    const snapshot = snapshotFor('IE')
    const raw = toRawOrder(storedOrder(1, { snapshot, createdAt: CREATED, updatedAt: CHANGED }), UNPAID)
    expect(raw).toMatchObject({
      createdAt: CREATED,
      updatedAt: CHANGED,
      store: {
        storefront: 'eu',
        countryCode: 'IE',
        languageCode: snapshot.language,
        currencyUnit: 'EUR',
      },
    })
    const draft = toDraftOrder(snapshot, new Date(PAID))
    expect(draft).toMatchObject({ createdAt: PAID, updatedAt: PAID, store: raw.store })
  })

  it('is what the contract describes, for every kind of tax', () => {
    for (const snapshot of [snapshotFor('IE'), snapshotFor('US', { externalTax: 220 }), snapshotFor('FR')]) {
      const raw = toRawOrder(storedOrder(1, { snapshot }), { status: 'authorised', method: 'visa' })
      expect(rawOrder.parse(raw)).toEqual(raw)
    }
  })

  it('totals hold shipping before and after discounts, and the tax that is added', () => {
    const { shipping } = snapshotFor('US')
    const snapshot = {
      ...snapshotFor('US', { externalTax: 220 }),
      shipping: { ...shipping, total: 595, totalDiscount: 100, totalWithDiscount: 495 },
    }
    expect(toRawOrder(storedOrder(1, { snapshot }), UNPAID)).toMatchObject({
      totalPrice: 2500 + 595,
      totalDiscountAmount: 250 + 100,
      totalPriceWithDiscount: 2965,
      totalTaxAmount: 457,
      externalTaxAmount: 220,
    })
    expect(toRawOrder(storedOrder(1), UNPAID)).not.toHaveProperty('externalTaxAmount')
  })

  it('shipping is the last line, with its delivery time', () => {
    const { orderLines } = toRawOrder(storedOrder(1), UNPAID)
    expect(orderLines.map(({ type, itemId, isGift }) => [type, itemId, isGift])).toEqual([
      ['productVariant', '2900000000018', false],
      ['productVariant', 'gift', true],
      ['shippingOption', 'standard', false],
    ])
    expect(orderLines.at(-1)).toMatchObject({
      imageUrl: '',
      size: '',
      productDiscount: 0,
      quantity: 1,
      price: { original: 495, final: 495 },
      totalPrice: 495,
      totalPriceWithDiscount: 495,
      estimatedDeliveryTime: '2 to 4 working days',
    })
    expect(orderLines[0]).not.toHaveProperty('estimatedDeliveryTime')
  })

  it('names storefront, country, language and currency; a missing tax stays missing', () => {
    const store = { storefront: 'eu', countryCode: 'IE', languageCode: 'en', currencyUnit: 'EUR' }
    expect(toRawOrder(storedOrder(1), UNPAID).store).toEqual({ ...store, taxPercentage: 23 })
    expect(toRawOrder(storedOrder(1, { snapshot: snapshotFor('FR') }), UNPAID).store).not.toHaveProperty(
      'taxPercentage',
    )
  })
})

describe('toDraftOrder', () => {
  it('has no number, no log, no addresses and no payment', () => {
    const { addresses: _addresses, contact: _contact, termsAgreedAt: _agreed, ...contents } = snapshotFor('IE')
    const draft = toDraftOrder(contents, new Date(CREATED))
    expect(rawOrder.parse(draft)).toEqual(draft)
    expect(draft).toMatchObject({
      id: '',
      orderNumber: '',
      status: 'draft',
      statusLog: [],
      payment: { status: 'open', method: '' },
      createdAt: CREATED,
    })
    expect(Object.keys(draft)).not.toEqual(expect.arrayContaining(['shippingAddress']))
    expect(draft.totalPriceWithDiscount).toBe(2745)
  })
})
