/** Settling returns on both databases: delivery, deductions, refused refunds, units that never left. */
import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import { createLog } from '../../../platform/log/log.ts'
import { postShipment } from '../fulfilment/shipments.ts'
import { receiveWithdrawal } from '../orders-lookup/withdrawals.ts'
import { paymentHandlers } from '../payments/payment-handlers.ts'
import { settleModification } from '../payments/settle-modification.ts'
import { changeReturn } from './change-return.ts'
import { matchReturn, openReturn, type OpenRequest } from './open-return.ts'
import { receiveReturn } from './receive-return.ts'
import { settleReturn } from './settle-return.ts'
import { readReturns } from './stored-returns.ts'

const ORDER = storedOrder(1)
const SOCKS = '2900000000018'
const STATEMENT = {
  id: 'w'.repeat(24),
  number: ORDER.number,
  name: 'Ada',
  email: 'ada@example.com',
  country: 'IE',
  language: 'en',
} as const

describe.each(engines)('settled returns on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const clock = settableClock(NOW)
  const deps = () => ({ database: shop.database, clock })
  const post = (quantity?: number) =>
    postShipment(deps(), {
      orderId: ORDER.id,
      carrier: 'letter',
      actor: 'cli:ada',
      ...(quantity !== undefined && { units: [{ itemId: SOCKS, quantity }] }),
    })
  const opened = async (over: Partial<OpenRequest> = {}) => {
    const result = await openReturn(deps(), { orderId: ORDER.id, kind: 'return', ...over })
    if (!result.ok) throw new Error(JSON.stringify(result.failure))
    return result.value.id
  }
  const orderRow = () =>
    shop.query.selectFrom('orders').select(['state', 'fulfilment', 'holds']).executeTakeFirstOrThrow()
  const found = async (id: string) => (await readReturns(shop.query, { id }))[0]
  const settled = async (id: string, value: number) => {
    const refundId = (await found(id))?.refundId ?? ''
    await shop.inTransaction((transaction) =>
      settleModification(
        transaction,
        shop.database,
        {
          pspReference: `psp-${refundId}`,
          originalReference: 'psp-1',
          merchantReference: refundId,
          eventCode: 'REFUND',
          success: 'true',
          amount: { value, currency: 'EUR' },
        },
        clock.now(),
      ),
    )
  }
  const creditNote = async () => {
    const row = await shop.query
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'document')
      .executeTakeFirstOrThrow()
    return JSON.parse(row.payload)
  }
  const insert = async (shipping: Partial<(typeof ORDER)['snapshot']['shipping']> = {}) => {
    const snapshot = snapshotFor('IE')
    await shop.insertOrder({ ...ORDER, snapshot: { ...snapshot, shipping: { ...snapshot.shipping, ...shipping } } })
    await shop.insertAttempt()
    await shop.insertPayment()
    await shop.insertReservation({ state: 'claimed', quantity: 3 })
  }

  beforeEach(async () => {
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 10 } })])
  })

  it.each([
    ['at most the cheapest method that was offered', { cheapest: 300 }, 2550],
    ['nothing where the cheapest was free', { cheapest: 0 }, 2250],
    ['what was paid for an older order', {}, 2745],
  ] as const)('RET-08 of delivery a withdrawal of all units refunds %s', async (_, shipping, expected) => {
    await insert(shipping)
    await receiveWithdrawal(deps(), STATEMENT)
    expect(await settleReturn(deps(), STATEMENT.id, { basis: 'not_shipped', amount: expected - 1 })).toMatchObject({
      failure: { code: 'REFUND_TOO_LOW', parameters: { least: expected } },
    })
    expect(await settleReturn(deps(), STATEMENT.id, { basis: 'not_shipped' })).toMatchObject({
      value: { refund: { value: expected } },
    })
  })

  it('RET-08 the amount can be raised, up to what is left of the payment', async () => {
    await insert({ cheapest: 300 })
    await receiveWithdrawal(deps(), STATEMENT)
    expect(await settleReturn(deps(), STATEMENT.id, { basis: 'not_shipped', amount: 9999 })).toMatchObject({
      value: { refund: { value: 2745 }, settled: { refund: 2745 } },
    })
  })

  it('RET-09 a deduction needs the items, a line of the return and no more units than it has', async () => {
    await insert()
    await post()
    const id = await opened({ units: [{ itemId: SOCKS, quantity: 1, reason: 'too_small' }] })
    await changeReturn(deps(), id, { trigger: 'return.accept' })
    const deduct = (over: object = {}) =>
      settleReturn(deps(), id, {
        deductions: [{ itemId: SOCKS, quantity: 1, percent: 30, reason: 'Soles are worn through', ...over }],
        basis: 'proof_of_posting',
      })
    expect(await deduct()).toMatchObject({ failure: { code: 'RETURN_NOT_RECEIVED', field: 'deductions' } })
    const lines = [{ itemId: SOCKS, restock: 0, damaged: 1, missing: 0 }]
    await receiveReturn(deps(), id, { lines, warehouse: 'nl' })
    expect(await deduct({ itemId: 'gift' })).toMatchObject({ failure: { code: 'UNKNOWN_LINE' } })
    expect(await deduct({ quantity: 2 })).toMatchObject({ failure: { code: 'UNITS_LEFT' } })
    expect((await found(id))?.state).toBe('received')
  })

  it('RET-09 what is deducted lowers the refund, and the credit note states it with its reason', async () => {
    await insert()
    await post()
    const id = await opened()
    await changeReturn(deps(), id, { trigger: 'return.accept' })
    const lines = [
      { itemId: SOCKS, restock: 1, damaged: 1, missing: 0 },
      { itemId: 'gift', restock: 1, damaged: 0, missing: 0 },
    ]
    await receiveReturn(deps(), id, { lines, warehouse: 'nl' })
    const deductions = [{ itemId: SOCKS, quantity: 1, percent: 30, reason: 'Soles are worn through' }]
    // 30 % of 11.25 are 3.375: a part of a cent is not deducted.
    expect(await settleReturn(deps(), id, { deductions, note: 'Seen by Ada' })).toMatchObject({
      value: { refund: { value: 1913 }, settled: { note: 'Seen by Ada' } },
    })
    await settled(id, 1913)
    expect(await creditNote()).toMatchObject({
      amount: 1913,
      lines: [
        { itemId: SOCKS, quantity: 2, amount: 1913 },
        { itemId: 'gift', quantity: 1, amount: 0 },
      ],
      note: expect.stringMatching(/1 × Lemon Socks.*3\.37.*30%.*Soles are worn through/),
    })
  })

  it('FUL-16 RET-08 a refund that the provider refuses when it is called can be settled again, and holds the order', async () => {
    await insert({ cheapest: 300 })
    await receiveWithdrawal(deps(), STATEMENT)
    await settleReturn(deps(), STATEMENT.id, { basis: 'not_shipped' })
    const refundId = (await found(STATEMENT.id))?.refundId ?? ''
    const { payload } = await shop.query
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'payment-refund')
      .executeTakeFirstOrThrow()
    const refuse = async () => ({
      ok: false as const,
      failure: { kind: 'refused' as const, code: '905', message: 'No', retryKey: undefined },
    })
    const handlers = paymentHandlers({
      ...deps(),
      log: createLog({ level: 'silent' }),
      port: { refund: refuse, reverse: refuse, cancel: refuse },
      reportPurchase: async () => {},
    })
    await handlers['payment-refund']?.(payload, refundId)
    // A process that was killed before the work was noted as done calls again.
    await handlers['payment-refund']?.(payload, refundId)
    expect(await found(STATEMENT.id)).toMatchObject({ state: 'received', refundId: undefined })
    expect(await shop.payment('psp-1')).toMatchObject({ refunding: 0 })
    expect(await orderRow()).toEqual({ state: 'paid', fulfilment: 'none', holds: 'refund_failed' })
    expect(await settleReturn(deps(), STATEMENT.id, {})).toMatchObject({ value: { refund: { value: 2550 } } })
    await settled(STATEMENT.id, 2550)
    expect(await found(STATEMENT.id)).toMatchObject({ state: 'settled' })
    expect(await shop.stock(barcode(1))).toEqual({ nl: '0/13' })
  })

  it('RET-06 of a partly shipped order only what was shipped is received; the rest is for sale again when it is settled', async () => {
    await insert()
    await post(1)
    await receiveWithdrawal(deps(), STATEMENT)
    const lines = [{ itemId: SOCKS, restock: 1, damaged: 0, missing: 0 }]
    expect(
      await receiveReturn(deps(), STATEMENT.id, {
        lines: [{ itemId: SOCKS, restock: 2, damaged: 0, missing: 0 }],
        warehouse: 'nl',
      }),
    ).toMatchObject({ failure: { code: 'UNITS_LEFT', parameters: { left: 1 } } })
    expect(await receiveReturn(deps(), STATEMENT.id, { lines, warehouse: 'nl' })).toMatchObject({ ok: true })
    expect(await shop.stock(barcode(1))).toEqual({ nl: '0/11' })
    expect(await settleReturn(deps(), STATEMENT.id, {})).toMatchObject({ value: { refund: { value: 2745 } } })
    expect(await shop.stock(barcode(1))).toEqual({ nl: '0/13' })
    expect(await orderRow()).toEqual({ state: 'paid', fulfilment: 'shipped', holds: null })
  })

  it('RET-01 staff match a statement to its order: the deadline is that of the statement, and what is not shipped is held', async () => {
    await insert()
    await receiveWithdrawal(deps(), { ...STATEMENT, email: 'eve@example.com' })
    clock.advance(3 * 24 * 3_600_000)
    const matched = await Promise.all([
      matchReturn(deps(), STATEMENT.id, ORDER.id),
      matchReturn(deps(), STATEMENT.id, ORDER.id),
    ])
    expect(matched.filter(({ ok }) => ok)).toMatchObject([
      {
        value: { state: 'accepted', dueOn: '2026-11-29', orderId: ORDER.id, units: [{ quantity: 2 }, { quantity: 1 }] },
      },
    ])
    expect(await orderRow()).toMatchObject({ holds: 'withdrawal' })
    expect(await matchReturn(deps(), STATEMENT.id, ORDER.id)).toMatchObject({ failure: { code: 'RETURN_STATE' } })
    expect(await matchReturn(deps(), 'unknown', ORDER.id)).toMatchObject({ failure: { code: 'UNKNOWN_RETURN' } })
    clock.set(NOW)
  })

  it('RET-01 a second statement, for which nothing is left, is listed all the same', async () => {
    await insert()
    await receiveWithdrawal(deps(), STATEMENT)
    await receiveWithdrawal(deps(), { ...STATEMENT, id: 'v'.repeat(24) })
    expect((await readReturns(shop.query)).map(({ state }) => state).toSorted()).toEqual(['accepted', 'unmatched'])
  })
})
