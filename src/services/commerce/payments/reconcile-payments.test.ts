import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { storedCart } from '../../../../tests/support/pricing-context.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { settableClock, type SettableClock } from '../../../../tests/support/settable-clock.ts'
import { createLog } from '../../../platform/log/log.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { OrderState } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import type { ProviderFailure, SessionOutcome } from './payment-port.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString()
const SESSION = { state: 'ready', session_id: 'CS1', session_data: 'd', session_result: 'r' } as const
const PAID: SessionOutcome = {
  reference: 'attempt-1',
  status: 'completed',
  payments: [
    { resultCode: 'Authorised', pspReference: 'psp-1', amount: { value: 2745, currency: 'EUR' }, method: 'visa' },
  ],
}

describe('reconcilePayments', () => {
  const shop = useCommerceDatabase()
  const lines: string[] = []
  let clock: SettableClock
  let answer: Result<SessionOutcome, ProviderFailure>
  let queried: string[]
  let reconcile: () => Promise<number>

  beforeEach(async () => {
    lines.length = 0
    clock = settableClock(NOW)
    queried = []
    answer = ok({ reference: 'attempt-1', status: 'active', payments: [] })
    reconcile = reconcilePayments({
      database: shop.database,
      clock,
      log: createLog({ level: 'info', destination: { write: (line) => lines.push(line) } }),
      wake: () => {},
      port: {
        async sessionResult(sessionId) {
          queried.push(sessionId)
          return answer
        },
      },
    })
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 10 } })])
    await shop.query.updateTable('stock').set({ reserved: 3 }).execute()
    await shop.insertCart(storedCart())
    await shop.insertOrder(storedOrder(1, { state: 'open', paidAt: undefined }))
  })

  const hold = (expiresAt: string) =>
    shop.insertReservation({ variant_id: barcode(1), quantity: 3, expires_at: expiresAt })
  const attempt = () =>
    shop.query.selectFrom('payment_attempts').select(['state', 'check_at']).executeTakeFirstOrThrow()
  const logged = (text: string) => lines.filter((line) => line.includes(text))

  describe('an open order whose reservation is expired', () => {
    it.each<[string, Partial<CommerceTables['payments']> | undefined, OrderState]>([
      ['lapses without a payment', undefined, 'lapsed'],
      ['lapses after a refusal', { state: 'refused' }, 'lapsed'],
      ['waits for a bank', { state: 'pending' }, 'open'],
      [
        'does not wait for a bank longer than a week',
        { state: 'pending', created_at: after(-7 * 24 * HOUR) },
        'lapsed',
      ],
    ])('%s', async (_, payment, state) => {
      await hold(NOW.toISOString())
      await shop.insertAttempt({ check_at: after(HOUR) })
      if (payment !== undefined) await shop.insertPayment(payment)
      await reconcile()
      expect(await shop.orderState('order-1')).toBe(state)
      expect(await shop.stock(barcode(1))).toEqual({ nl: state === 'lapsed' ? '0/10' : '3/10' })
      expect(await attempt()).toEqual(
        state === 'lapsed' ? { state: 'given-up', check_at: null } : { state: 'started', check_at: after(HOUR) },
      )
    })

    it('lapses from the moment on at which its reservation expires', async () => {
      await hold(after(1))
      await reconcile()
      expect(await shop.orderState('order-1')).toBe('open')
      clock.advance(1)
      expect(await reconcile()).toBe(1)
      expect(await shop.orderState('order-1')).toBe('lapsed')
    })
  })

  it('releases expired reservations without an order', async () => {
    await shop.insertReservation({ order_ref: 'gone', variant_id: barcode(1), quantity: 3 })
    expect(await reconcile()).toBe(1)
    expect(await shop.stock(barcode(1))).toEqual({ nl: '0/10' })
  })

  describe('an attempt that is due for a check', () => {
    const due = (over: Partial<CommerceTables['payment_attempts']> = {}) =>
      shop.insertAttempt({ ...SESSION, check_at: NOW.toISOString(), ...over })
    beforeEach(() => hold(after(HOUR)))

    it('is paid if the provider reports it', async () => {
      await due()
      answer = ok(PAID)
      await reconcile()
      expect([queried, await shop.orderState('order-1'), (await attempt()).check_at]).toEqual([['CS1'], 'paid', null])
      expect(await shop.stock(barcode(1))).toEqual({ nl: '0/7' })
    })

    it('is checked again in a quarter of an hour while its session runs', async () => {
      await due()
      await reconcile()
      await reconcile()
      expect([queried, await attempt()]).toEqual([['CS1'], { state: 'ready', check_at: after(15 * MINUTE) }])
    })

    it.each<[string, Partial<CommerceTables['payment_attempts']>]>([
      ['without a session', { session_id: null, session_data: null }],
      ['whose browser never came back', { session_result: null }],
    ])('%s cannot be queried', async (_, over) => {
      await due(over)
      await reconcile()
      expect(queried).toEqual([])
    })

    it('is given up when its session is over', async () => {
      await due({ created_at: after(-HOUR) })
      await reconcile()
      expect(await attempt()).toEqual({ state: 'given-up', check_at: null })
    })

    it('is not given up while a bank decides on a payment of it', async () => {
      await due({ created_at: after(-HOUR) })
      await shop.insertPayment({ state: 'pending' })
      await reconcile()
      expect(await attempt()).toEqual({ state: 'ready', check_at: after(15 * MINUTE) })
    })

    it('is not given up while the provider is unreachable, and then the others are not queried either', async () => {
      await due({ created_at: after(-HOUR) })
      await shop.insertOrder(storedOrder(2, { state: 'open', paidAt: undefined }))
      await shop.insertAttempt({ ...SESSION, id: 'attempt-2', order_id: 'order-2', check_at: NOW.toISOString() })
      answer = fail({ kind: 'unreachable', message: 'down' })
      await reconcile()
      expect([queried.length, (await attempt()).state]).toEqual([1, 'ready'])
    })

    it('of another order is not paid: the reference must be its own', async () => {
      await due()
      answer = ok({ ...PAID, reference: 'attempt-9' })
      await reconcile()
      expect(await shop.orderState('order-1')).toBe('open')
    })

    it('of an order that is settled is not checked again', async () => {
      await due()
      await shop.query.updateTable('orders').set({ state: 'cancelled' }).execute()
      await reconcile()
      expect(await attempt()).toEqual({ state: 'ready', check_at: null })
    })
  })

  it('money without a paid order is settled by the rules of completion, looked for every five minutes', async () => {
    await shop.insertAttempt()
    await reconcile()
    await shop.query.updateTable('orders').set({ state: 'cancelled' }).execute()
    await shop.insertPayment()
    expect(await reconcile()).toBe(0)
    clock.advance(5 * MINUTE)
    expect(await reconcile()).toBe(1)
    expect((await shop.payment('psp-1')).state).toBe('reversing')
  })

  it('one order that fails does not stop the others, and is logged', async () => {
    await hold(NOW.toISOString())
    await shop.query.updateTable('orders').set({ snapshot: '{' }).execute()
    await shop.insertOrder(storedOrder(2, { state: 'open', paidAt: undefined }))
    await shop.insertReservation({ id: 'r2', order_ref: 'order-2', warehouse: 'nl', quantity: 1 })
    await reconcile()
    expect([await shop.orderState('order-1'), await shop.orderState('order-2')]).toEqual(['open', 'lapsed'])
    expect(logged('order.reconcile_failed')).toHaveLength(1)
  })

  describe('work that is stuck', () => {
    const stuck = () => logged('order.work_stuck')
    const stageAt = (stagedAt: string) =>
      shop.query
        .insertInto('outbox')
        .values({ id: 'a', topic: 'a', key: 'a', payload: '', staged_at: stagedAt, due_at: stagedAt, tries: 9 })
        .execute()

    it.each([
      ['for an hour', -HOUR - 1, 1],
      ['for less than an hour', -HOUR, 0],
    ])('%s', async (_, age, reports) => {
      await stageAt(after(age))
      await reconcile()
      expect(stuck()).toHaveLength(reports)
    })

    it('is reported once an hour', async () => {
      await stageAt(after(-2 * HOUR))
      await reconcile()
      clock.advance(59 * MINUTE)
      await reconcile()
      expect(stuck()).toHaveLength(1)
      clock.advance(5 * MINUTE)
      await reconcile()
      expect(stuck()).toHaveLength(2)
    })

    it('a reversal is stuck after a day', async () => {
      await shop.insertAttempt()
      await shop.insertPayment({ state: 'reversing', updated_at: after(-24 * HOUR) })
      await reconcile()
      expect(stuck()).toHaveLength(0)
      clock.advance(5 * MINUTE)
      await reconcile()
      expect(stuck()[0]).toContain('"pspReference":"psp-1"')
    })
  })
})
