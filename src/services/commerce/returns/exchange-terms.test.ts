/** Replacement orders on both databases: promised, taxed and sent on the terms of their own day (RET-13). */
import { beforeEach, describe, expect, it } from 'vitest'
import { variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { shippingMethod } from '../../../../tests/support/shipping-method.ts'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import { saveSoldProducts, type SoldProduct } from '../catalogue/sold-products.ts'
import { markLateOrders } from '../fulfilment/late-orders.ts'
import { postShipment } from '../fulfilment/shipments.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import { readOrder } from '../orders/stored-order.ts'
import { saveShippingMethods, type StoredShippingMethod } from '../shipping/shipping-methods.ts'
import { changeReturn } from './change-return.ts'
import { exchangeReturn } from './exchange-return.ts'
import { openReturn } from './open-return.ts'

const SOCKS = '2900000000018'
const DAY = 24 * 3_600_000
const DELIVERY = { cutOff: '15:00', handlingDays: 1, transitDays: { min: 2, max: 4 }, carrierDays: 5 } as const
const KIDS: SoldProduct = {
  sku: 'PLUM',
  sections: ['kids'],
  categories: [],
  collections: [],
  family: 'socks',
  picture: '',
  name: { en: 'Plum Socks' },
}

describe.each(engines)('the terms of replacement orders on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const clock = settableClock(NOW)
  const deps = () => ({ database: shop.database, clock })

  const methods = (list: readonly StoredShippingMethod[]) =>
    shop.inTransaction((transaction) =>
      saveShippingMethods(
        transaction,
        shop.database,
        list.map((method) => ({ method, countries: ['IE', 'GB'] })),
      ),
    )
  /** Of one of two pairs of an order of some days ago. */
  const exchanged = async (country: 'IE' | 'GB', over: (snapshot: OrderSnapshot) => Partial<OrderSnapshot>) => {
    const before = snapshotFor(country)
    const snapshot = { ...before, ...over(before) }
    const placed = { createdAt: '2026-11-06T10:00:00.000Z', paidAt: '2026-11-06T10:00:00.000Z' }
    await shop.insertOrder(storedOrder(1, { snapshot, ...placed }))
    await shop.insertAttempt()
    await shop.insertPayment({ currency: snapshot.market.currency })
    await postShipment(deps(), { orderId: 'order-1', carrier: 'letter', actor: 'cli:ada' })
    const units = [{ itemId: SOCKS, quantity: 1, reason: 'too_small' as const }]
    const opened = await openReturn(deps(), { orderId: 'order-1', kind: 'return', units })
    const id = opened.ok ? opened.value.id : ''
    await changeReturn(deps(), id, { trigger: 'return.accept' })
    const products = [{ sku: 'PLUM-S', quantity: 1 }]
    const done = await exchangeReturn(deps(), id, { basis: 'proof_of_posting', products })
    if (!done.ok) throw new Error(done.failure.code)
    const order = await readOrder(shop.query, done.value.order.id)
    if (order === undefined) throw new Error('Nothing was exchanged')
    return order
  }
  const promised = ({ shipping }: OrderSnapshot) => ({
    shipping: { ...shipping, promised: { shipsBy: '2026-11-10', from: '2026-11-12', to: '2026-11-14' } },
  })
  /** As checkout stores it. */
  const taxed = (percent: number) => (snapshot: OrderSnapshot) => ({
    ...promised(snapshot),
    taxRates: [{ percent, tax: 457 }],
  })

  beforeEach(async () => {
    clock.set(NOW)
    const prices = { EUR: { original: 1000, final: 1000 }, GBP: { original: 1000, final: 1000 } }
    await shop.offer('PLUM', [variant(1, { sku: 'PLUM-S', stock: { nl: 5 }, prices })])
  })

  it('RET-13 SHX-12 LAW-31 is promised by its own day: the promise of the first order makes nothing late', async () => {
    await methods([
      shippingMethod('express', { delivery: DELIVERY }),
      shippingMethod('standard', { delivery: DELIVERY }),
    ])
    const { id, snapshot } = await exchanged('IE', promised)
    // A Sunday: it leaves on Tuesday.
    expect(snapshot.shipping).toMatchObject({
      id: 'standard',
      name: 'standard in English',
      promised: { shipsBy: '2026-11-17', from: '2026-11-19', to: '2026-11-23' },
    })
    expect(await markLateOrders(shop.database, new Date(NOW.getTime() + 25 * 3_600_000))).toBe(0)
    expect(await markLateOrders(shop.database, new Date(NOW.getTime() + 4 * DAY))).toBe(1)
    expect((await shop.staged()).filter((entry) => entry.startsWith('delay-mail'))).toEqual([`delay-mail ${id}`])
  })

  it('RET-13 SHX-12 is sent with another method where that of the first order is gone', async () => {
    await methods([shippingMethod('express', { delivery: DELIVERY }), shippingMethod('standard', { active: false })])
    expect((await exchanged('IE', promised)).snapshot.shipping).toMatchObject({
      id: 'express',
      promised: { shipsBy: '2026-11-17' },
    })
  })

  it('RET-13 LAW-31 promises nothing where no method says when it arrives', async () => {
    expect((await exchanged('IE', promised)).snapshot.shipping).toEqual({
      ...snapshotFor('IE').shipping,
      total: 0,
      totalDiscount: 0,
      totalWithDiscount: 0,
      tax: 0,
      cheapest: 0,
    })
  })

  it('RET-13 LAW-02 contains the tax of its own lines by rate, not that of the first order', async () => {
    const { snapshot } = await exchanged('IE', taxed(23))
    // 10.00 * 23 / 123
    expect(snapshot).toMatchObject({
      lines: [{ tax: 187 }],
      taxRates: [{ percent: 23, tax: 187 }],
      totals: { tax: 187, total: 1000 },
    })
  })

  it('RET-13 LAW-02 bears the rate of its day, as the merchant stored it', async () => {
    const rate = { id: 'rate', country: 'IE', tax_class: 'standard', percent_tenths: 250, used_at: null } as const
    const validFrom = '2026-11-12T00:00:00.000Z'
    await shop.query
      .insertInto('tax_rates')
      .values({ ...rate, valid_from: validFrom, created_at: validFrom })
      .execute()
    expect((await exchanged('IE', taxed(23))).snapshot).toMatchObject({
      lines: [{ tax: 200 }],
      taxRates: [{ percent: 25, tax: 200 }],
      market: { taxPercentage: 25 },
    })
  })

  it('RET-13 LAW-02 clothes of children stay zero-rated in Great Britain', async () => {
    await shop.inTransaction((transaction) => saveSoldProducts(transaction, shop.database, [KIDS]))
    const { snapshot } = await exchanged('GB', taxed(20))
    expect(snapshot.lines).toMatchObject([{ tax: 0, taxPercentage: 0 }])
    expect([snapshot.totals.tax, snapshot.taxRates]).toEqual([0, [{ percent: 0, tax: 0 }]])
    expect(snapshot.market.taxPercentage).toBe(20)
  })
})
