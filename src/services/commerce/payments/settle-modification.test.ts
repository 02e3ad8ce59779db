import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import type { OrderState } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { settleModification } from './settle-modification.ts'
import { PAYMENT_LOG } from '../log-codes.ts'

type Payment = CommerceTables['payments']
type Item = Parameters<typeof settleModification>[2]

const item = (eventCode: string, over: Partial<Item> = {}): Item => ({
  pspReference: 'change-1',
  originalReference: 'psp-1',
  eventCode,
  success: 'true',
  amount: { value: 1000, currency: 'EUR' },
  ...over,
})
const WHOLE = { amount: { value: 2745, currency: 'EUR' } }

describe('settleModification', () => {
  const shop = useCommerceDatabase()
  const settle = (given: Item) =>
    shop.inTransaction((transaction) => settleModification(transaction, shop.database, given, NOW))
  const given = async (state: OrderState, payment: Partial<Payment> = {}) => {
    await shop.query.updateTable('orders').set({ state }).execute()
    await shop.query
      .updateTable('payments')
      .set({ state: 'authorised', ...payment })
      .execute()
  }
  const standing = async () => {
    const { state, refunded, refunding } = await shop.payment('psp-1')
    return [await shop.orderState('order-1'), state, refunded, refunding]
  }

  beforeEach(async () => {
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 10 } })])
    await shop.insertOrder(storedOrder(1))
    await shop.insertAttempt()
    await shop.insertPayment()
  })

  it.each<[string, OrderState, Partial<Payment>, Item, readonly unknown[], object]>([
    [
      'a refund of a part',
      'paid',
      { refunding: 1000 },
      item('REFUND'),
      ['paid', 'authorised', 1000, 0],
      { effect: 'refunded' },
    ],
    [
      'a refund of the rest',
      'paid',
      { refunded: 1745, refunding: 1000 },
      item('REFUND'),
      ['refunded', 'authorised', 2745, 0],
      { effect: 'refunded' },
    ],
    [
      'a refund of a held order',
      'held',
      { refunding: 2745 },
      item('REFUND', WHOLE),
      ['refunded', 'authorised', 2745, 0],
      { effect: 'refunded' },
    ],
    [
      'a refund that staff made at the provider itself',
      'paid',
      {},
      item('REFUND'),
      ['paid', 'authorised', 1000, 0],
      { effect: 'refunded' },
    ],
    [
      'never more than was paid',
      'paid',
      { refunded: 2000 },
      item('REFUND'),
      ['refunded', 'authorised', 2745, 0],
      { effect: 'refunded' },
    ],
    [
      'a refund that ends a reversal',
      'cancelled',
      { state: 'reversing' },
      item('REFUND', WHOLE),
      ['cancelled', 'reversed', 0, 0],
      { effect: 'reversed' },
    ],
    [
      'a refund that was refused can be requested again',
      'paid',
      { refunding: 1000 },
      item('REFUND', { success: 'false' }),
      ['paid', 'authorised', 0, 0],
      { effect: 'noted', alert: PAYMENT_LOG.refundRejected },
    ],
    [
      'a refund that came back',
      'refunded',
      { refunded: 2745 },
      item('REFUND_FAILED', WHOLE),
      ['paid', 'authorised', 0, 0],
      { effect: 'noted', alert: PAYMENT_LOG.refundUndone },
    ],
    [
      'a refund of a part that came back',
      'paid',
      { refunded: 1500 },
      item('REFUNDED_REVERSED'),
      ['paid', 'authorised', 500, 0],
      { effect: 'noted', alert: PAYMENT_LOG.refundUndone },
    ],
    [
      'a refund that did not come back',
      'refunded',
      { refunded: 2745 },
      item('REFUND_FAILED', { ...WHOLE, success: 'false' }),
      ['refunded', 'authorised', 2745, 0],
      { effect: 'noted' },
    ],
    [
      'a reversal that we requested',
      'cancelled',
      { state: 'reversing' },
      item('CANCEL_OR_REFUND'),
      ['cancelled', 'reversed', 0, 0],
      { effect: 'reversed' },
    ],
    [
      'the same reversal again',
      'cancelled',
      { state: 'reversed' },
      item('CANCEL_OR_REFUND'),
      ['cancelled', 'reversed', 0, 0],
      { effect: 'noted' },
    ],
    [
      'a reversal that failed',
      'cancelled',
      { state: 'reversing' },
      item('CANCELLATION', { success: 'false' }),
      ['cancelled', 'reversing', 0, 0],
      { effect: 'noted', alert: PAYMENT_LOG.reversalFailed },
    ],
    [
      'a reversal at the provider itself',
      'paid',
      {},
      item('TECHNICAL_CANCEL'),
      ['cancelled', 'reversed', 0, 0],
      { effect: 'cancelled', alert: PAYMENT_LOG.reversedAtProvider },
    ],
    [
      'a chargeback alerts a person',
      'paid',
      {},
      item('CHARGEBACK'),
      ['paid', 'authorised', 0, 0],
      { effect: 'noted', alert: PAYMENT_LOG.disputeReported },
    ],
    ['a capture is nothing to act on', 'paid', {}, item('CAPTURE'), ['paid', 'authorised', 0, 0], { effect: 'noted' }],
  ])('%s', async (_, state, payment, notification, expected, completion) => {
    await given(state, payment)
    expect(await settle(notification)).toEqual({ orderId: 'order-1', ...completion })
    expect(await standing()).toEqual(expected)
  })

  it('mails each refund once, under the reference of the refund', async () => {
    await given('paid', { refunding: 1000 })
    await settle(item('REFUND'))
    expect(await shop.staged()).toEqual(['document credit:change-1', 'refund-mail change-1'])
    await settle(item('REFUND', { pspReference: 'change-2', success: 'false' }))
    expect(await shop.staged()).toEqual(['document credit:change-1', 'refund-mail change-1'])
  })

  it.each([
    ['claimed', 0, '0/12'],
    ['held', 2, '0/10'],
  ] as const)(
    'an order whose money was taken back returns stock that is %s to sale',
    async (state, reserved, stock) => {
      await shop.query.updateTable('stock').set({ reserved }).execute()
      await shop.insertReservation({ variant_id: barcode(1), quantity: 2, state })
      await settle(item('CANCELLATION'))
      expect(await shop.stock(barcode(1))).toEqual({ nl: stock })
    },
  )

  it('an event without an original payment is about the payment itself', async () => {
    const { originalReference: _, ...own } = item('CHARGEBACK', { pspReference: 'psp-1' })
    expect(await settle(own)).toMatchObject({ orderId: 'order-1', alert: PAYMENT_LOG.disputeReported })
  })

  it('of an unknown payment is unknown', async () => {
    expect(await settle(item('REFUND', { originalReference: 'psp-9' }))).toEqual({ effect: 'unknown' })
  })

  it.each([
    ['CAPTURE_FAILED', 'capture_failed'],
    ['CHARGEBACK', 'chargeback'],
    ['NOTIFICATION_OF_FRAUD', 'chargeback'],
    ['REFUND', 'refund_failed'],
    ['REFUND_FAILED', 'refund_failed'],
  ])('FUL-16 %s keeps the order from being shipped: %s', async (eventCode, hold) => {
    await given('paid', { refunding: 1000 })
    await settle(item(eventCode, eventCode === 'REFUND' ? { success: 'false' } : {}))
    const { holds } = await shop.query.selectFrom('orders').select('holds').executeTakeFirstOrThrow()
    expect(holds).toBe(hold)
  })

  it('FUL-01 money that is taken back after a parcel has left: only units that were not shipped are for sale again', async () => {
    const [socks, gift] = storedOrder(1).snapshot.lines
    await shop.insertReservation({ state: 'claimed', quantity: 3 })
    await given('paid')
    await shop.query.updateTable('orders').set({ fulfilment: 'partly_shipped' }).execute()
    await shop.query
      .insertInto('shipments')
      .values({
        id: 'shipment-1',
        order_id: 'order-1',
        region: 'NL',
        carrier: 'ups',
        carrier_name: 'UPS',
        posted_at: NOW.toISOString(),
        posted_by: 'cli:ada',
      })
      .execute()
    await shop.query
      .insertInto('shipment_units')
      .values({ shipment_id: 'shipment-1', item_id: socks?.itemId ?? '', quantity: 2 })
      .execute()
    expect(gift?.id).toBe(barcode(1))
    expect(await settle(item('CANCEL_OR_REFUND'))).toMatchObject({
      effect: 'refunded',
      alert: PAYMENT_LOG.reversedAfterShipping,
    })
    expect(await shop.stock(barcode(1))).toEqual({ nl: '0/11' })
    expect(await shop.query.selectFrom('orders').select(['state', 'fulfilment']).execute()).toEqual([
      { state: 'refunded', fulfilment: 'partly_shipped' },
    ])
  })
})
