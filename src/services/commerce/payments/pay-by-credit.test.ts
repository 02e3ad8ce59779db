/** Paying with store credit on both databases: once, and whole orders only. */
import { describe, expect, it } from 'vitest'
import { barcode } from '../../../../tests/support/catalogue-product.ts'
import { OPEN_ORDERS, TOKEN_KEYS, TOTAL, TYPED, useCreditShop } from '../../../../tests/support/credit-shop.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { createRateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { clientKeys } from '../orders/client-keys.ts'
import { orderTokens } from '../orders/order-tokens.ts'
import { readOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { completePayment } from './complete-payment.ts'
import { payByCredit } from './pay-by-credit.ts'

const [FIRST, SECOND] = OPEN_ORDERS

describe.each(engines)('store credit on %s', (engine) => {
  const { shop, clock, deps, insertCredit, credit, pay } = useCreditShop(engine)

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

  it('RET-15 a code that is replaced while it pays does not pay', async () => {
    await insertCredit()
    const token = orderTokens(TOKEN_KEYS).sign('order-1', clock.now())
    const replacing = {
      ...deps(),
      // Read after the credit, and before it is debited.
      clientKeys: async () => {
        await shop.query.updateTable('store_credits').set({ code: '0000000000000000' }).execute()
        return clientKeys(TOKEN_KEYS)
      },
    }
    const result = await payByCredit(replacing)({ token, client: 'client' }, { code: TYPED })
    expect(result).toMatchObject({ failure: { answer: { code: 'CREDIT_UNKNOWN' } } })
    expect([(await credit()).balance, await shop.orderState('order-1')]).toEqual([4000, 'open'])
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
    const token = orderTokens(TOKEN_KEYS).sign('order-1', clock.now())
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
})
