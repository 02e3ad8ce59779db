import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rawOrder, rawOrderLine, rawShippingLine } from '../../../../../tests/support/raw-order.ts'
import { toOrder } from '../../../../contracts/commerce/to-order.ts'
import { takeEvents } from './data-layer.ts'
import type { AnalyticsEvent } from './events.ts'
import { purchaseEvents, reportPurchase } from './purchase-events.ts'

const line = { productSku: 'LEMON', name: 'Lemon sock', size: '36-40', price: 12, quantity: 2 }
const two = rawOrder({
  orderLines: [rawOrderLine(), rawOrderLine({ id: '2', itemId: '2', sku: 'LEMON-4146' }), rawShippingLine()],
})

describe('purchaseEvents', () => {
  it('ORD-03 ~ANA-08 ~ANA-09 ~ANA-24 say what was bought, for how much, in which language and where it goes', () => {
    expect(purchaseEvents(toOrder(two))).toEqual([
      {
        event: 'purchase',
        orderId: 'order-1',
        orderNumber: '10000008',
        value: 25.6,
        tax: 4.44,
        shipping: 4,
        discount: expect.any(Number),
        currency: 'EUR',
        language: 'nl',
        paymentMethod: 'visa',
        shippingAddress: {
          street0: 'Herengracht',
          street1: '12',
          city: 'Amsterdam',
          postCode: '1015 BK',
          country: 'NL',
        },
        items: [
          { ...line, sku: 'LEMON-3640' },
          { ...line, sku: 'LEMON-4146' },
        ],
      },
      { event: 'orderComplete', orderId: 'order-1', orderNumber: '10000008', value: 25.6, currency: 'EUR' },
      { event: 'productPurchase', ...line, sku: 'LEMON-3640', orderId: 'order-1', currency: 'EUR' },
      { event: 'productPurchase', ...line, sku: 'LEMON-4146', orderId: 'order-1', currency: 'EUR' },
    ])
  })

  it('money without a smaller coin is reported as it is', () => {
    const order = rawOrder()
    const [purchase] = purchaseEvents(toOrder({ ...order, store: { ...order.store, currencyUnit: 'KRW' } }))
    expect(purchase).toMatchObject({ value: 2560, currency: 'KRW' })
  })
})

describe('reportPurchase', () => {
  const reported: AnalyticsEvent[] = []
  const ids = () => reported.flatMap((event) => (event.event === 'purchase' ? [event.orderId] : []))

  beforeEach(() => {
    reported.length = 0
    takeEvents(() => undefined)()
  })

  function collectEvents(work: () => void): void {
    const stop = takeEvents((event) => reported.push(event))
    work()
    stop()
  }

  it('~CHK-12 reports each order once, also after the page was loaded anew', () => {
    const items = new Map<string, string>()
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    }
    vi.stubGlobal('localStorage', storage)
    collectEvents(() => {
      for (const id of ['first', 'first', 'second', 'first']) reportPurchase(toOrder(rawOrder({ id })))
    })
    expect(ids()).toEqual(['first', 'second'])
    expect(JSON.parse(items.get('sockeye.order.reported') ?? '')).toEqual(['first', 'second'])
  })

  it('~CHK-12 where the browser keeps nothing, once while the page is there', () => {
    vi.stubGlobal('localStorage', undefined)
    collectEvents(() => {
      for (const id of ['third', 'third']) reportPurchase(toOrder(rawOrder({ id })))
    })
    expect(ids()).toEqual(['third'])
  })

  it('~CHK-12 what another program wrote there is as good as nothing', () => {
    vi.stubGlobal('localStorage', { getItem: () => '{"fourth":true}', setItem: () => undefined })
    collectEvents(() => reportPurchase(toOrder(rawOrder({ id: 'fourth' }))))
    expect(ids()).toEqual(['fourth'])
  })
})
