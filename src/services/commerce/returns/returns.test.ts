/** Withdrawals and returns on both databases: deadlines, holds, receiving, refunds by line. */
import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import { deliverShipment, postShipment } from '../fulfilment/shipments.ts'
import { receiveWithdrawal } from '../orders-lookup/withdrawals.ts'
import { settleModification } from '../payments/settle-modification.ts'
import { changeReturn } from './change-return.ts'
import { openReturn, type OpenRequest } from './open-return.ts'
import { receiveReturn } from './receive-return.ts'
import { settleReturn } from './settle-return.ts'
import { readReturns } from './stored-returns.ts'

const ORDER = storedOrder(1)
const SOCKS = '2900000000018'
const DAY = 24 * 3_600_000
const STATEMENT = {
  id: 'w'.repeat(24),
  number: ORDER.number,
  name: 'Ada',
  email: 'ada@example.com',
  country: 'IE',
  language: 'en',
} as const

describe.each(engines)('returns on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  let clock = settableClock(NOW)
  const deps = () => ({ database: shop.database, clock })
  const post = () => postShipment(deps(), { orderId: ORDER.id, carrier: 'letter', actor: 'cli:ada' })
  const open = (over: Partial<OpenRequest> = {}) => openReturn(deps(), { orderId: ORDER.id, kind: 'return', ...over })
  const opened = async (over: Partial<OpenRequest> = {}) => {
    const result = await open(over)
    if (!result.ok) throw new Error(JSON.stringify(result.failure))
    return result.value.id
  }
  const one = (reason = 'too_small' as const) => [{ itemId: SOCKS, quantity: 1, reason }]
  const holds = async () =>
    (await shop.query.selectFrom('orders').select('holds').where('id', '=', ORDER.id).executeTakeFirst())?.holds
  const stateOf = async (id: string) => (await readReturns(shop.query, { id }))[0]?.state
  const refundEvent = (id: string, success: 'true' | 'false', value: number) =>
    shop.inTransaction(async (transaction) => {
      const row = await transaction.selectFrom('returns').select('refund_id').where('id', '=', id).executeTakeFirst()
      await settleModification(
        transaction,
        shop.database,
        {
          pspReference: 'refund-psp',
          originalReference: 'psp-1',
          merchantReference: row?.refund_id ?? '',
          eventCode: 'REFUND',
          success,
          amount: { value, currency: 'EUR' },
        },
        clock.now(),
      )
    })

  beforeEach(async () => {
    clock = settableClock(NOW)
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 10 } })])
    await shop.insertOrder(ORDER)
    await shop.insertAttempt()
    await shop.insertPayment()
    await shop.insertReservation({ state: 'claimed', quantity: 3 })
  })

  it('RET-01 RET-04 a statement opens a return with its deadline, and holds what is not shipped', async () => {
    await receiveWithdrawal(deps(), STATEMENT)
    await receiveWithdrawal(deps(), STATEMENT)
    expect(await readReturns(shop.query)).toMatchObject([
      { id: STATEMENT.id, kind: 'withdrawal', state: 'accepted', dueOn: '2026-11-29', hasRight: true },
    ])
    expect(await holds()).toBe('withdrawal')
    expect(await post()).toMatchObject({ failure: { code: 'ON_HOLD' } })
  })

  it('RET-01 a statement for an unknown order is listed as unmatched', async () => {
    await receiveWithdrawal(deps(), { ...STATEMENT, email: 'eve@example.com' })
    expect(await readReturns(shop.query)).toMatchObject([{ state: 'unmatched', units: [] }])
    expect(await holds()).toBeNull()
  })

  it('RET-04 a post at the same moment either comes first or is refused', async () => {
    const [posted] = await Promise.all([post(), receiveWithdrawal(deps(), STATEMENT)])
    expect(await holds()).toBe(posted.ok ? null : 'withdrawal')
  })

  it('RET-03 in time it is accepted, late it stays requested with the days', async () => {
    const posted = await post()
    if (posted.ok) await deliverShipment(deps(), posted.value.shipment.id, NOW)
    clock.set(new Date(NOW.getTime() + 17 * DAY))
    expect(await open({ kind: 'withdrawal', units: one() })).toMatchObject({
      value: { state: 'requested', lateDays: 2, periodEndsOn: '2026-11-30' },
    })
    clock.set(new Date(NOW.getTime() + 15 * DAY))
    expect(await open({ kind: 'withdrawal', units: one() })).toMatchObject({ value: { state: 'accepted' } })
  })

  it('RET-03 a country without the right is marked', async () => {
    await shop.insertOrder(storedOrder(2, { snapshot: snapshotFor('US') }))
    expect(await open({ orderId: 'order-2', kind: 'withdrawal' })).toMatchObject({
      value: { state: 'requested', hasRight: false },
    })
  })

  it.each<[string, OpenRequest['units'], string]>([
    ['more units than were ordered', [{ itemId: SOCKS, quantity: 3, reason: 'defective' }], 'UNITS_LEFT'],
    ['a line of another order', [{ itemId: 'other', quantity: 1, reason: 'defective' }], 'UNKNOWN_LINE'],
    ['another reason without words', [{ itemId: SOCKS, quantity: 1, reason: 'other' }], 'INVALID_VALUE'],
    ['nothing', [], 'NO_UNITS'],
  ])('RET-05 %s is refused', async (_, units, code) => {
    expect(await open({ units })).toMatchObject({ failure: { code } })
    expect(await readReturns(shop.query)).toEqual([])
  })

  it('RET-05 units are returned once; without a choice it means all that are left', async () => {
    await opened({ units: one() })
    expect(await open()).toMatchObject({
      value: {
        units: [
          { itemId: SOCKS, quantity: 1 },
          { itemId: 'gift', quantity: 1 },
        ],
      },
    })
    expect(await open()).toMatchObject({ failure: { code: 'NO_UNITS' } })
  })

  it('RET-06 restocked units are for sale again, damaged and missing ones are not, and nothing is received twice', async () => {
    await post()
    const id = await opened()
    await changeReturn(deps(), id, { trigger: 'return.accept' })
    const lines = [
      { itemId: SOCKS, restock: 1, damaged: 1, missing: 0 },
      { itemId: 'gift', restock: 0, damaged: 0, missing: 1 },
    ]
    expect(await receiveReturn(deps(), id, { lines, warehouse: 'us' })).toMatchObject({
      failure: { field: 'warehouse' },
    })
    expect(await receiveReturn(deps(), id, { lines: lines.slice(1), warehouse: 'nl' })).toMatchObject({ ok: false })
    expect(await receiveReturn(deps(), id, { lines, warehouse: 'nl', actor: 'staff:ada' })).toMatchObject({
      value: { state: 'received' },
    })
    expect(await receiveReturn(deps(), id, { lines, warehouse: 'nl' })).toMatchObject({
      failure: { code: 'RETURN_STATE' },
    })
    expect(await shop.stock(barcode(1))).toEqual({ nl: '0/11' })
    const moved = await shop.query.selectFrom('stock_movements').selectAll().where('reason', '=', 'return').execute()
    expect(moved).toMatchObject([{ change: 1, warehouse: 'nl', actor: 'staff:ada', order_ref: ORDER.id }])
  })

  it('RET-07 RET-08 a part is refunded without delivery, and the refund settles the return', async () => {
    await post()
    const id = await opened({ kind: 'withdrawal', units: one() })
    expect(await settleReturn(deps(), id, {})).toMatchObject({ failure: { code: 'RETURN_NOT_RECEIVED' } })
    expect(await settleReturn(deps(), id, { basis: 'proof_of_posting', amount: 1 })).toMatchObject({
      failure: { code: 'REFUND_TOO_LOW', parameters: { least: 1125 } },
    })
    expect(await settleReturn(deps(), id, { basis: 'proof_of_posting' })).toMatchObject({
      value: { refund: { value: 1125 } },
    })
    await refundEvent(id, 'false', 1125)
    expect(await stateOf(id)).toBe('received')
    expect(await settleReturn(deps(), id, {})).toMatchObject({ value: { refund: { value: 1125 } } })
    await refundEvent(id, 'true', 1125)
    expect(await stateOf(id)).toBe('settled')
  })

  it('INV-07 RET-07 the credit note of its refund names the units and the delivery', async () => {
    await receiveWithdrawal(deps(), STATEMENT)
    await settleReturn(deps(), STATEMENT.id, { basis: 'not_shipped' })
    await refundEvent(STATEMENT.id, 'true', 2745)
    const { payload } = await shop.query
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'document')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(payload)).toMatchObject({
      kind: 'credit-note',
      amount: 2745,
      lines: [
        { itemId: SOCKS, quantity: 2, amount: 2250 },
        { itemId: 'gift', quantity: 1, amount: 0 },
      ],
      shipping: 495,
    })
  })

  it('RET-08 a withdrawal of everything before it is shipped refunds the whole order, once', async () => {
    await receiveWithdrawal(deps(), STATEMENT)
    const settled = await Promise.all([
      settleReturn(deps(), STATEMENT.id, { basis: 'not_shipped' }),
      settleReturn(deps(), STATEMENT.id, { basis: 'not_shipped' }),
    ])
    expect(settled.filter(({ ok }) => ok)).toMatchObject([{ value: { refund: { value: 2745 } } }])
    expect(await shop.payment('psp-1')).toMatchObject({ refunding: 2745 })
    expect(await shop.stock(barcode(1))).toEqual({ nl: '0/13' })
    expect(await shop.query.selectFrom('orders').select(['fulfilment', 'holds']).executeTakeFirst()).toEqual({
      fulfilment: 'none',
      holds: null,
    })
  })

  it('~RET-04 a rejected or cancelled withdrawal no longer holds the order', async () => {
    await receiveWithdrawal(deps(), STATEMENT)
    expect(
      await changeReturn(deps(), STATEMENT.id, { trigger: 'return.reject', reason: 'Worn for a year' }),
    ).toMatchObject({
      failure: { code: 'RETURN_STATE' },
    })
    await changeReturn(deps(), STATEMENT.id, { trigger: 'return.cancel' })
    expect(await holds()).toBeNull()
    expect(await post()).toMatchObject({ ok: true })
  })
})
