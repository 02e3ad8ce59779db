/** What a merchant may do with an order in each of its states: cancel, refund, release. */
import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { storedCart } from '../../../../tests/support/pricing-context.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { createLog } from '../../../platform/log/log.ts'
import type { OrderState } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { cancelOrder } from './cancel-order.ts'
import { refundOrder } from './refund-order.ts'
import { releaseOrder } from './release-order.ts'

const ORDER = storedOrder(1)

describe('a merchant', () => {
  const shop = useCommerceDatabase()
  let woken = 0
  const deps = () => ({
    database: shop.database,
    clock: settableClock(NOW),
    log: createLog({ level: 'silent' }),
    wake: () => {
      woken += 1
    },
  })
  const given = async (state: OrderState, payment?: Partial<CommerceTables['payments']>) => {
    await shop.query
      .updateTable('orders')
      .set({ state, fulfilment: state === 'paid' ? 'unshipped' : 'none' })
      .execute()
    if (payment !== undefined) await shop.insertPayment(payment)
  }

  beforeEach(async () => {
    woken = 0
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 10 } })])
    await shop.insertCart(storedCart())
    await shop.insertOrder(ORDER)
    await shop.insertAttempt({ state: 'ready', check_at: NOW.toISOString() })
  })

  describe('cancels', () => {
    const cancel = () => cancelOrder(deps())(ORDER.id)

    it.each<[OrderState, string]>([
      ['refunded', 'ORDER_REFUNDED'],
      ['replaced', 'ORDER_REPLACED'],
      ['lapsed', 'ORDER_LAPSED'],
    ])('no order that is %s', async (state, code) => {
      await given(state)
      expect(await cancel()).toEqual({ ok: false, failure: { code, parameters: { number: ORDER.number } } })
      expect([await shop.orderState(ORDER.id), woken]).toEqual([state, 0])
    })

    it.each(['partly_shipped', 'shipped', 'delivered'] as const)('FUL-13 no order that is %s', async (fulfilment) => {
      await given('paid', {})
      await shop.query.updateTable('orders').set({ fulfilment }).execute()
      expect(await cancel()).toMatchObject({ ok: false, failure: { code: 'PARTLY_SHIPPED' } })
      expect(await shop.staged()).toEqual([])
    })

    it.each([
      ['refunded', { refunded: 1 }],
      ['about to be', { refunding: 1 }],
    ])('no order of which a part is %s', async (_, payment) => {
      await given('paid', payment)
      expect(await cancel()).toMatchObject({ ok: false, failure: { code: 'PARTLY_REFUNDED' } })
    })

    it.each<[string, OrderState, Partial<CommerceTables['payments']> | undefined, boolean, readonly string[]]>([
      [
        'a paid order: money is returned, with a mail',
        'paid',
        {},
        true,
        ['cancel-mail order-1', 'payment-reversal psp-1'],
      ],
      ['a held order', 'held', {}, true, ['cancel-mail order-1', 'payment-reversal psp-1']],
      ['an open order: there is no money and no mail', 'open', undefined, false, []],
      ['one whose payment was refused', 'open', { state: 'refused' }, false, []],
      ['one that cost nothing', 'paid', { amount: 0 }, false, ['cancel-mail order-1', 'document credit:psp-1']],
    ])('%s', async (_, state, payment, isReversed, staged) => {
      await given(state, payment)
      const order = { id: ORDER.id, number: ORDER.number }
      expect(await cancel()).toEqual({ ok: true, value: { order, isReversed } })
      expect([await shop.orderState(ORDER.id), await shop.staged()]).toEqual(['cancelled', staged])
      const attempt = await shop.query.selectFrom('payment_attempts').select(['state', 'check_at']).executeTakeFirst()
      expect(attempt).toEqual({ state: 'given-up', check_at: null })
      expect(await shop.query.selectFrom('carts').select('state').executeTakeFirst()).toEqual({ state: 'CLOSED' })
      expect(woken).toBe(1)
    })

    it.each([
      ['claimed', '0/10', '0/12'],
      ['held', '2/10', '0/10'],
    ] as const)('and stock that is %s is on sale again', async (state, before, after) => {
      await given('paid', {})
      await shop.insertReservation({ variant_id: barcode(1), quantity: 2, state })
      if (state === 'held') await shop.query.updateTable('stock').set({ reserved: 2 }).execute()
      expect(await shop.stock(barcode(1))).toEqual({ nl: before })
      await cancel()
      expect(await shop.stock(barcode(1))).toEqual({ nl: after })
    })

    it('an order twice: the second time nothing happens', async () => {
      await given('paid', {})
      await cancel()
      const staged = await shop.staged()
      expect(await cancel()).toMatchObject({ ok: true, value: { isReversed: false } })
      expect(await shop.staged()).toEqual(staged)
    })
  })

  describe('refunds', () => {
    const refund = (amount?: number) => refundOrder(deps())(ORDER.id, { amount })

    it.each<[string, Partial<CommerceTables['payments']>, number | undefined, number]>([
      ['all of it', {}, undefined, 2745],
      ['what is left', { refunded: 700, refunding: 45 }, undefined, 2000],
      ['a part', {}, 1, 1],
      ['exactly what is left', { refunded: 745 }, 2000, 2000],
    ])('%s', async (_, payment, amount, value) => {
      const { refunding = 0 } = payment
      await given('paid', payment)
      expect(await refund(amount)).toMatchObject({ ok: true, value: { amount: { value, currency: 'EUR' } } })
      expect((await shop.payment('psp-1')).refunding).toBe(refunding + value)
      expect(await shop.staged()).toEqual([expect.stringMatching(/^payment-refund /)])
      expect(woken).toBe(1)
    })

    it.each<[string, Partial<CommerceTables['payments']> | undefined, number | undefined, string]>([
      ['without money', undefined, undefined, 'NO_PAYMENT'],
      ['whose money was returned', { state: 'reversed' }, undefined, 'NO_PAYMENT'],
      ['that cost nothing', { amount: 0 }, undefined, 'FREE_ORDER'],
      ['that is refunded', { refunded: 2745 }, undefined, 'ALL_REFUNDED'],
      ['whose refund is requested', { refunding: 2745 }, 1, 'ALL_REFUNDED'],
      ['by nothing', {}, 0, 'REFUND_AMOUNT'],
      ['by less than nothing', {}, -5, 'REFUND_AMOUNT'],
      ['by a part of a cent', {}, 0.5, 'REFUND_AMOUNT'],
      ['by more than is left', { refunded: 745 }, 2001, 'REFUND_TOO_HIGH'],
    ])('no order %s', async (_, payment, amount, code) => {
      await given('paid', payment)
      expect(await refund(amount)).toMatchObject({ ok: false, failure: { code } })
      expect([await shop.staged(), woken]).toEqual([[], 0])
    })
  })

  describe('releases', () => {
    const release = () => releaseOrder(deps())(ORDER.id)

    it.each<[string, OrderState, Partial<CommerceTables['payments']> | undefined, string]>([
      ['that is open', 'open', undefined, 'NOT_HELD'],
      ['that is cancelled', 'cancelled', {}, 'NOT_HELD'],
      ['without money', 'held', { state: 'reversed' }, 'PAYMENT_GONE'],
      ['whose money is on its way back', 'held', { refunded: 2000, refunding: 745 }, 'PAYMENT_RETURNING'],
    ])('no order %s', async (_, state, payment, code) => {
      await given(state, payment)
      expect(await release()).toMatchObject({ ok: false, failure: { code } })
      expect([await shop.orderState(ORDER.id), woken]).toEqual([state, 0])
    })

    it('no order whose stock is gone', async () => {
      await given('held', {})
      await shop.query.updateTable('stock').set({ quantity: 2 }).execute()
      expect(await release()).toMatchObject({ ok: false, failure: { code: 'STOCK_GONE' } })
      expect(await shop.stock(barcode(1))).toEqual({ nl: '0/2' })
    })

    it('an order that had lost its stock reserves and claims it again', async () => {
      await given('held', { refunded: 2000 })
      expect(await release()).toEqual({ ok: true, value: { id: ORDER.id, number: ORDER.number } })
      expect([await shop.orderState(ORDER.id), await shop.stock(barcode(1))]).toEqual(['paid', { nl: '0/7' }])
      expect(await shop.staged()).toContain('order-mail order-1')
    })
  })

  it('finds no order that does not exist', async () => {
    const failure = { code: 'UNKNOWN_ORDER' }
    expect(await cancelOrder(deps())('nothing')).toMatchObject({ ok: false, failure })
    expect(await refundOrder(deps())('nothing')).toMatchObject({ ok: false, failure })
    expect(await releaseOrder(deps())('nothing')).toMatchObject({ ok: false, failure })
  })
})
