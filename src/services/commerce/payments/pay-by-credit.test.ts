/** Paying with store credit on both databases: once, whole orders only, and back onto the code when money goes back. */
import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { storedCart } from '../../../../tests/support/pricing-context.ts'
import { settableClock, type SettableClock } from '../../../../tests/support/settable-clock.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { createLog } from '../../../platform/log/log.ts'
import { createRateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { cartTokens } from '../carts/token/cart-tokens.ts'
import { postShipment } from '../fulfilment/shipments.ts'
import { clientKeys } from '../orders/client-keys.ts'
import { orderTokens } from '../orders/order-tokens.ts'
import { readOrder } from '../orders/stored-order.ts'
import { DEFAULT_UNPAID_LIMITS } from '../stock/reservation-policy.ts'
import type { CommerceTables } from '../tables.ts'
import { cancelOrder } from './cancel-order.ts'
import { completePayment } from './complete-payment.ts'
import { payByCredit } from './pay-by-credit.ts'
import { refundOrder } from './refund-order.ts'

const KEYS = ['a key for the tokens of a test, long enough'] as const
const CODE = '7K2Q9XWD04MBTZ6H'
const TYPED = '7k2q-9xwd-o4mb-tz6h'
const [FIRST, SECOND] = [1, 2].map((number) => storedOrder(number, { state: 'open', paidAt: undefined }))
const TOTAL = 2745
const YEAR = 365 * 86_400_000

describe.each(engines)('store credit on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  let clock: SettableClock
  const deps = () => ({
    database: shop.database,
    clock,
    log: createLog({ level: 'silent' }),
    wake: () => {},
    cartTokens: async () => cartTokens(KEYS),
    orderTokens: async () => orderTokens(KEYS),
    clientKeys: async () => clientKeys(KEYS),
    unpaidLimits: DEFAULT_UNPAID_LIMITS,
    limits: createRateLimits({
      clock,
      overrides: { 'payment.credit:subject': { amount: 20, seconds: 600, burst: 20 } },
    }),
  })
  const insertCredit = (over: Partial<CommerceTables['store_credits']> = {}) =>
    shop.query
      .insertInto('store_credits')
      .values({
        id: 'credit-1',
        code: CODE,
        currency: 'EUR',
        value: 4000,
        balance: 4000,
        order_id: 'order-9',
        return_id: 'return-9',
        consent: 'In an e-mail of 12 November',
        expires_on: '2029-11-15',
        created_at: NOW.toISOString(),
        updated_at: NOW.toISOString(),
        ...over,
      })
      .execute()
  const credit = () => shop.query.selectFrom('store_credits').selectAll().executeTakeFirstOrThrow()
  const pay = async (order = FIRST, code = TYPED) => {
    const token = orderTokens(KEYS).sign(order?.id ?? '', clock.now())
    const result = await payByCredit(deps())({ token, client: 'client' }, { code })
    return result.ok ? result.value : result.failure.answer
  }

  beforeEach(async () => {
    clock = settableClock(NOW)
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 10 } })])
    await shop.query.updateTable('stock').set({ reserved: 4 }).execute()
    for (const [place, order] of [FIRST, SECOND].entries()) {
      if (order === undefined) throw new Error('There are two orders')
      await shop.insertCart({ ...storedCart(), id: order.cartId })
      await shop.insertOrder(order)
      await shop.insertAttempt({ id: `attempt-${place + 1}`, order_id: order.id, capture_at: 'shipment' })
      await shop.insertReservation({
        id: `reservation-${place + 1}`,
        order_ref: order.id,
        variant_id: barcode(1),
        quantity: 2,
      })
    }
  })

  it('RET-15 pays an order as a whole, with tax and stock as by any other method; the rest stays on the code', async () => {
    await insertCredit()
    expect(await pay()).toEqual({ resultCode: 'Authorised', orderId: 'order-1', pspReference: 'credit-order-1' })
    expect(await shop.payment('credit-order-1')).toMatchObject({
      state: 'authorised',
      amount: TOTAL,
      currency: 'EUR',
      method: 'credit',
      credit_id: 'credit-1',
    })
    const order = await readOrder(shop.query, 'order-1')
    expect([order?.state, order?.snapshot.totals]).toEqual(['paid', FIRST?.snapshot.totals])
    expect((await credit()).balance).toBe(4000 - TOTAL)
    expect(await shop.stock(barcode(1))).toEqual({ nl: '2/8' })
    expect(await shop.staged()).toEqual(
      expect.arrayContaining(['document invoice:order-1', 'order-mail order-1', 'order-analytics order-1']),
    )
  })

  it('RET-15 sent twice at the same moment it pays once', async () => {
    await insertCredit({ balance: 9000 })
    const answers = await Promise.all([pay(), pay(), pay()])
    expect(answers.map((answer) => 'resultCode' in answer && answer.resultCode)).toEqual(Array(3).fill('Authorised'))
    expect((await credit()).balance).toBe(9000 - TOTAL)
  })

  it('RET-15 of two orders at the same moment it pays the one that it is enough for, and nothing of the other', async () => {
    await insertCredit()
    const answers = await Promise.all([pay(FIRST), pay(SECOND)])
    expect(answers.map((answer) => ('code' in answer ? answer.code : 'paid')).toSorted()).toEqual([
      'CREDIT_TOO_LOW',
      'paid',
    ])
    expect((await credit()).balance).toBe(4000 - TOTAL)
    const states = await shop.query.selectFrom('orders').select('state').orderBy('state').execute()
    expect(states.map(({ state }) => state)).toEqual(['open', 'paid'])
    const payments = await shop.query.selectFrom('payments').select('state').execute()
    expect(payments).toHaveLength(1)
  })

  it.each<[string, Partial<CommerceTables['store_credits']>, string, string, string]>([
    ['an unknown code', {}, 'AAAA-AAAA-AAAA-AAAA', 'CREDIT_UNKNOWN', 'no credit'],
    ['what is no code', {}, 'my birthday', 'CREDIT_UNKNOWN', 'no credit'],
    ['too little', { balance: TOTAL - 1 }, TYPED, 'CREDIT_TOO_LOW', '27.44'],
    ['another currency', { currency: 'GBP' }, TYPED, 'CREDIT_CURRENCY', 'GBP'],
    ['an expired one', { expires_on: '2026-11-14' }, TYPED, 'CREDIT_EXPIRED', '14 November 2026'],
  ])('RET-15 refuses %s with a reason, and writes nothing', async (_, over, code, expected, words) => {
    await insertCredit(over)
    const answer = await pay(FIRST, code)
    expect(answer).toMatchObject({ code: expected, message: expect.stringContaining(words) })
    expect((await credit()).balance).toBe(over.balance ?? 4000)
    expect(await shop.query.selectFrom('payments').selectAll().execute()).toEqual([])
    expect(await shop.orderState('order-1')).toBe('open')
  })

  it('RET-15 an order that was paid otherwise stays so, and the credit is not touched', async () => {
    await insertCredit()
    const amount = { value: TOTAL, currency: 'EUR' }
    const update = {
      reference: 'attempt-1',
      pspReference: 'psp-1',
      outcome: 'authorised',
      amount,
      method: 'visa',
    } as const
    await completePayment(deps())({ ...update, source: 'webhook' })
    expect(await pay()).toMatchObject({ code: 'ORDER_CLOSED' })
    expect((await credit()).balance).toBe(4000)
    expect(await shop.query.selectFrom('payments').select('psp_reference').execute()).toHaveLength(1)
  })

  it('RET-15 a card payment that arrives after the credit is reversed, and the order stays paid', async () => {
    await insertCredit()
    await pay()
    const amount = { value: TOTAL, currency: 'EUR' }
    const update = {
      reference: 'attempt-1',
      pspReference: 'psp-1',
      outcome: 'authorised',
      amount,
      method: 'visa',
    } as const
    expect(await completePayment(deps())({ ...update, source: 'webhook' })).toMatchObject({ effect: 'reversing' })
    expect([await shop.orderState('order-1'), (await credit()).balance]).toEqual(['paid', 4000 - TOTAL])
  })

  it('RET-15 the number of tries is limited', async () => {
    await insertCredit()
    const limits = createRateLimits({
      clock,
      overrides: { 'payment.credit:subject': { amount: 2, seconds: 600, burst: 2 } },
    })
    const token = orderTokens(KEYS).sign('order-1', clock.now())
    const codes: unknown[] = []
    for (let time = 0; time < 3; time += 1) {
      const result = await payByCredit({ ...deps(), limits })(
        { token, client: 'client' },
        { code: 'AAAA-AAAA-AAAA-AAAA' },
      )
      codes.push(result.ok ? 'ok' : result.failure.answer.code)
    }
    expect(codes).toEqual(['CREDIT_UNKNOWN', 'CREDIT_UNKNOWN', 'TOO_MANY_PAYMENTS'])
  })

  describe('money that goes back', () => {
    const refunds = () => shop.query.selectFrom('refunds').selectAll().execute()

    it('RET-15 of a part goes to the code at once, and makes it valid for three more years', async () => {
      await insertCredit()
      await pay()
      clock.advance(YEAR)
      expect(await refundOrder(deps())('order-1', { amount: 745 })).toMatchObject({ value: { amount: { value: 745 } } })
      expect(await shop.payment('credit-order-1')).toMatchObject({ refunded: 745, refunding: 0 })
      expect(await refunds()).toMatchObject([{ value: 745, state: 'confirmed', credit_id: 'credit-1', released: null }])
      expect(await credit()).toMatchObject({ balance: 2000, value: 4000, expires_on: '2030-11-15' })
      const staged = await shop.staged()
      expect(staged.filter((one) => one.startsWith('payment-'))).toEqual([])
      expect(staged.filter((one) => one.startsWith('document credit'))).toHaveLength(1)
    })

    it('RET-15 of the whole order refunds it', async () => {
      await insertCredit()
      await pay()
      await refundOrder(deps())('order-1')
      expect([await shop.orderState('order-1'), (await credit()).balance]).toEqual(['refunded', 4000])
      expect(await refundOrder(deps())('order-1')).toMatchObject({ ok: false })
      expect((await credit()).balance).toBe(4000)
    })

    it('RET-15 of a cancelled order is back on the code at once, one time', async () => {
      await insertCredit()
      await pay()
      expect(await cancelOrder(deps())('order-1')).toMatchObject({ value: { isReversed: true } })
      await cancelOrder(deps())('order-1')
      expect([(await credit()).balance, (await shop.payment('credit-order-1')).state]).toEqual([4000, 'reversed'])
      const staged = await shop.staged()
      expect(staged.filter((one) => one.startsWith('payment-'))).toEqual([])
      expect(staged).toContain('cancel-mail order-1')
    })

    it('RET-15 nothing is captured when it ships', async () => {
      await insertCredit()
      await pay()
      const posted = await postShipment(deps(), { orderId: 'order-1', carrier: 'letter', actor: 'cli:ada' })
      expect(posted).toMatchObject({ ok: true })
      expect(await shop.query.selectFrom('captures').selectAll().execute()).toEqual([])
    })
  })
})
