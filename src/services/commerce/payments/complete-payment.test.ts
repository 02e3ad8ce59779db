/** The completion of a payment on rows of a database: what money does to an order in each of its states. */
import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { storedCart } from '../../../../tests/support/pricing-context.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { createLog } from '../../../platform/log/log.ts'
import { demandsOf } from '../orders/order-reservations.ts'
import type { OrderState } from '../orders/stored-order.ts'
import { reserveStock } from '../stock/reserve-stock.ts'
import type { CommerceTables } from '../tables.ts'
import { completePayment } from './complete-payment.ts'
import { findKnownUpdates } from './known-updates.ts'
import type { PaymentUpdate } from './payment-update.ts'
import { PAYMENT_LOG } from '../log-codes.ts'

const SOCK = barcode(1)
const EUR = (value: number) => ({ value, currency: 'EUR' })
/** Costs 27.45 and needs three units: two bought, one given. */
const ORDER = storedOrder(1, { state: 'open', paidAt: undefined })
const report = (over: Partial<PaymentUpdate> = {}): PaymentUpdate => ({
  reference: 'attempt-1',
  pspReference: 'psp-1',
  outcome: 'authorised',
  amount: EUR(2745),
  method: 'visa',
  source: 'webhook',
  ...over,
})

describe('completePayment', () => {
  const shop = useCommerceDatabase()
  const lines: string[] = []
  let woken = 0
  const complete = (over: Partial<PaymentUpdate> = {}, about?: { orderId: string; cartId: string }) =>
    completePayment({
      database: shop.database,
      clock: settableClock(NOW),
      log: createLog({ level: 'info', destination: { write: (line) => lines.push(line) } }),
      wake: () => {
        woken += 1
      },
    })(report(over), about)
  const reserve = (orderRef = ORDER.id) =>
    shop.inTransaction((transaction) =>
      reserveStock(transaction, shop.database, {
        orderRef,
        lines: demandsOf(ORDER.snapshot),
        warehouses: ['nl-rsv', 'nl'],
        now: NOW,
        milliseconds: 1000,
      }),
    )
  const setState = (state: OrderState) =>
    shop.query.updateTable('orders').set({ state }).where('id', '=', ORDER.id).execute()
  const cartState = async () => (await shop.query.selectFrom('carts').select('state').executeTakeFirstOrThrow()).state
  const stock = async () => (await shop.stock(SOCK))['nl']
  const attempt = () =>
    shop.query.selectFrom('payment_attempts').selectAll().where('id', '=', 'attempt-1').executeTakeFirstOrThrow()

  beforeEach(async () => {
    lines.length = 0
    woken = 0
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 10 } })])
    await shop.insertCart(storedCart())
    await shop.insertOrder(ORDER)
    await shop.insertAttempt({ check_at: NOW.toISOString() })
  })

  it('pays an open order: stock is claimed, the cart closed, mail and analytics staged, the outbox woken', async () => {
    await reserve()
    const { effect, paid } = await complete()
    expect([effect, paid?.method, paid?.order.state]).toEqual(['paid', 'visa', 'paid'])
    expect([await shop.orderState(ORDER.id), await cartState(), await stock()]).toEqual(['paid', 'CLOSED', '0/7'])
    expect(await shop.payment('psp-1')).toMatchObject({ state: 'authorised', amount: 2745, method: 'visa' })
    expect(await shop.staged()).toEqual(expect.arrayContaining(['order-analytics order-1', 'order-mail order-1']))
    expect([(await attempt()).check_at, woken]).toEqual([null, 1])
  })

  it('is idempotent: the same again changes nothing, be it from the webhook or the browser', async () => {
    await reserve()
    await complete({ source: 'browser' })
    const staged = await shop.staged()
    expect(await complete()).toEqual({ effect: 'noted', orderId: ORDER.id })
    expect(await complete({}, { orderId: ORDER.id, cartId: 'cart-1' })).toEqual({ effect: 'noted', orderId: ORDER.id })
    expect([await stock(), await shop.staged(), woken]).toEqual(['0/7', staged, 1])
  })

  it.each<[string, Partial<PaymentUpdate>, CommerceTables['payments']['state']]>([
    ['a refusal', { outcome: 'refused', amount: undefined }, 'refused'],
    ['a cancellation', { outcome: 'cancelled', amount: undefined }, 'cancelled'],
    ['a payment that waits for a bank', { outcome: 'pending' }, 'pending'],
    ['an authorisation without an amount', { amount: undefined }, 'pending'],
  ])('%s is recorded and leaves the order open with its stock', async (_, over, state) => {
    await reserve()
    expect(await complete(over)).toEqual({ effect: 'noted', orderId: ORDER.id })
    expect([await shop.orderState(ORDER.id), await stock(), await cartState()]).toEqual(['open', '3/10', 'OPEN'])
    expect((await shop.payment('psp-1')).state).toBe(state)
    expect(woken).toBe(0)
  })

  it('a payment of an unknown attempt is unknown, and nothing is written', async () => {
    expect(await complete({ reference: 'nothing' })).toEqual({ effect: 'unknown' })
    expect(await shop.query.selectFrom('payments').selectAll().execute()).toEqual([])
  })

  it.each([
    ['too little', EUR(2744)],
    ['too much', EUR(2746)],
    ['another currency', { value: 2745, currency: 'SEK' }],
  ])('%s holds the order: its stock stays reserved, its cart is closed, a person is alerted', async (_, amount) => {
    await reserve()
    expect(await complete({ amount })).toMatchObject({ effect: 'held', alert: PAYMENT_LOG.amountDiffers })
    expect([await shop.orderState(ORDER.id), await stock(), await cartState()]).toEqual(['held', '3/10', 'CLOSED'])
    expect(await shop.staged()).not.toContain('order-mail order-1')
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 'error', code: 'payment.amount_differs', orderId: ORDER.id }),
    )
  })

  it('late money of a lapsed order reserves and claims its stock again', async () => {
    await setState('lapsed')
    expect(await complete()).toMatchObject({ effect: 'paid' })
    expect([await shop.orderState(ORDER.id), await stock()]).toEqual(['paid', '0/7'])
  })

  it('late money whose stock is gone is returned, and the order stays lapsed', async () => {
    await setState('lapsed')
    await shop.query.updateTable('stock').set({ quantity: 2 }).execute()
    expect(await complete()).toMatchObject({ effect: 'reversing', alert: PAYMENT_LOG.paidAfterStockGone })
    expect([await shop.orderState(ORDER.id), await stock()]).toEqual(['lapsed', '0/2'])
    expect((await shop.payment('psp-1')).state).toBe('reversing')
    expect(await shop.staged()).toContain('payment-reversal psp-1')
  })

  it.each<[string, OrderState]>([
    ['a cancelled order', 'cancelled'],
    ['an order whose cart another one has bought', 'replaced'],
  ])('money of %s is returned', async (_, state) => {
    await setState(state)
    await shop.query.updateTable('carts').set({ state: 'CLOSED' }).execute()
    expect(await complete()).toMatchObject({ effect: 'reversing', alert: PAYMENT_LOG.nothingToPay })
    expect([await shop.orderState(ORDER.id), await stock()]).toEqual([state, '0/10'])
  })

  it('a second payment of a paid order is reversed; the first remains', async () => {
    await reserve()
    await complete()
    expect(await complete({ pspReference: 'psp-2' })).toMatchObject({ effect: 'reversing' })
    expect([(await shop.payment('psp-1')).state, (await shop.payment('psp-2')).state]).toEqual([
      'authorised',
      'reversing',
    ])
    expect([await shop.orderState(ORDER.id), await stock()]).toEqual(['paid', '0/7'])
  })

  describe('when the cart was ordered anew', () => {
    const newer = storedOrder(2, { state: 'open', cartId: ORDER.cartId, paidAt: undefined })
    beforeEach(async () => {
      await setState('replaced')
      await shop.insertOrder(newer)
      await shop.insertAttempt({ id: 'attempt-2', order_id: newer.id, state: 'ready' })
      await reserve(newer.id)
    })

    it('money of the older order takes the stock of the newer one, which is replaced', async () => {
      await shop.query.updateTable('stock').set({ quantity: 3 }).execute()
      expect(await complete()).toMatchObject({ effect: 'paid', orderId: ORDER.id })
      expect([await shop.orderState(ORDER.id), await shop.orderState(newer.id)]).toEqual(['paid', 'replaced'])
      expect(await stock()).toBe('0/0')
      const given = shop.query.selectFrom('payment_attempts').select('state').where('id', '=', 'attempt-2')
      expect(await given.executeTakeFirst()).toEqual({ state: 'given-up' })
    })

    it('a wrong amount holds the older order, and the newer one is replaced', async () => {
      expect(await complete({ amount: EUR(1) })).toMatchObject({ effect: 'held' })
      expect([await shop.orderState(ORDER.id), await shop.orderState(newer.id)]).toEqual(['held', 'replaced'])
      expect(await stock()).toBe('3/10')
    })
  })

  describe('the amount of a payment', () => {
    const amountAfter = async (...reports: readonly Partial<PaymentUpdate>[]) => {
      for (const one of reports) await complete(one)
      const { amount, currency, method } = await shop.payment('psp-1')
      return `${amount} ${currency} ${method}`
    }

    it.each<[string, readonly Partial<PaymentUpdate>[], string]>([
      ['is that of the order while none is reported', [{ outcome: 'pending', amount: undefined }], '2745 EUR visa'],
      ['is the reported one', [{ outcome: 'pending', amount: EUR(5) }], '5 EUR visa'],
      [
        'after an authorisation is not changed by the browser',
        [{ source: 'webhook' }, { source: 'browser', amount: EUR(1) }],
        '2745 EUR visa',
      ],
      [
        'after an authorisation is changed by the webhook, which is signed',
        [{ source: 'browser' }, { source: 'webhook', amount: EUR(1) }],
        '1 EUR visa',
      ],
      [
        'has the method that was reported first, if no other is',
        [{}, { method: '', outcome: 'refused' }],
        '2745 EUR visa',
      ],
    ])('%s', async (_, reports, expected) => {
      expect(await amountAfter(...reports)).toBe(expected)
    })

    it('is never less than what was refunded of it', async () => {
      await shop.insertPayment({ state: 'pending', refunded: 900 })
      await complete({ outcome: 'pending', amount: EUR(5) })
      expect((await shop.payment('psp-1')).amount).toBe(900)
    })
  })

  it('findKnownUpdates finds among many what an order is already paid with', async () => {
    await reserve()
    await complete()
    const reports = [
      report(),
      report({ outcome: 'refused' }),
      report({ amount: EUR(1) }),
      report({ reference: 'attempt-2' }),
      report({ pspReference: 'psp-2' }),
    ]
    const known = await findKnownUpdates(shop.database, reports)
    expect(reports.map((one) => known.has(one))).toEqual([true, true, false, false, false])
    await setState('held')
    expect((await findKnownUpdates(shop.database, reports)).size).toBe(0)
    expect((await findKnownUpdates(shop.database, [])).size).toBe(0)
  })
})
