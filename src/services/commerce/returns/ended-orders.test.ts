/** Returns of orders that are cancelled, refunded or lose their money at the provider, on both databases. */
import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { createLog } from '../../../platform/log/log.ts'
import { postShipment } from '../fulfilment/shipments.ts'
import { receiveWithdrawal } from '../orders-lookup/withdrawals.ts'
import { cancelOrder } from '../payments/cancel-order.ts'
import { refundOrder } from '../payments/refund-order.ts'
import { settleModification } from '../payments/settle-modification.ts'
import { matchReturn, openReturn } from './open-return.ts'
import { receiveReturn } from './receive-return.ts'
import { settleReturn } from './settle-return.ts'
import { readReturns } from './stored-returns.ts'

/** Two pairs for 22.50 and a gift. */
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

describe.each(engines)('returns of ended orders on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const deps = () => ({ database: shop.database, clock: settableClock(NOW) })
  const staff = () => ({ ...deps(), log: createLog({ level: 'silent' }), wake: () => {} })
  const orderRow = () =>
    shop.query.selectFrom('orders').select(['state', 'fulfilment', 'holds']).executeTakeFirstOrThrow()
  const postOne = () => {
    const units = [{ itemId: SOCKS, quantity: 1 }]
    return postShipment(deps(), { orderId: ORDER.id, carrier: 'letter', actor: 'cli:ada', units })
  }
  const notify = (eventCode: 'REFUND' | 'CANCEL_OR_REFUND', merchantReference = '', value = 2745) =>
    shop.inTransaction((transaction) =>
      settleModification(
        transaction,
        shop.database,
        {
          pspReference: `psp-${eventCode}`,
          originalReference: 'psp-1',
          merchantReference,
          eventCode,
          success: 'true',
          amount: { value, currency: 'EUR' },
        },
        NOW,
      ),
    )
  const states = async () => (await readReturns(shop.query)).map(({ state }) => state)

  beforeEach(async () => {
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 10 } })])
    await shop.insertOrder(ORDER)
    await shop.insertAttempt()
    await shop.insertPayment()
    await shop.insertReservation({ state: 'claimed', quantity: 3 })
  })

  it('FUL-01 RET-06 of an order whose money was taken back, units that are for sale again are not restocked by a return', async () => {
    await postOne()
    await notify('CANCEL_OR_REFUND')
    expect(await shop.stock(barcode(1))).toEqual({ nl: '0/12' })
    await receiveWithdrawal(deps(), STATEMENT)
    const lines = [{ itemId: SOCKS, restock: 0, damaged: 1, missing: 0 }]
    await receiveReturn(deps(), STATEMENT.id, { lines, warehouse: 'nl' })
    expect(await settleReturn(deps(), STATEMENT.id, {})).toMatchObject({ value: { settled: { state: 'settled' } } })
    expect(await shop.stock(barcode(1))).toEqual({ nl: '0/12' })
    expect(await orderRow()).toMatchObject({ state: 'refunded', fulfilment: 'partly_shipped' })
  })

  it('FUL-01 a withdrawal of a refunded order leaves its fulfilment as it is', async () => {
    const refunded = await refundOrder(staff())(ORDER.id, {})
    await notify('REFUND', refunded.ok ? refunded.value.id : '')
    expect(await orderRow()).toMatchObject({ state: 'refunded', fulfilment: 'none' })
    await receiveWithdrawal(deps(), { ...STATEMENT, units: [{ itemId: SOCKS, quantity: 1 }] })
    expect(await settleReturn(deps(), STATEMENT.id, { basis: 'not_shipped' })).toMatchObject({
      value: { settled: { state: 'settled' }, refund: undefined },
    })
    expect(await orderRow()).toMatchObject({ state: 'refunded', fulfilment: 'none', holds: null })
  })

  it('RET-01 a withdrawal of a cancelled order is listed as unmatched: no instruction is mailed, nothing is held', async () => {
    await cancelOrder(staff())(ORDER.id)
    await shop.query.deleteFrom('outbox').execute()
    await receiveWithdrawal(deps(), STATEMENT)
    expect(await states()).toEqual(['unmatched'])
    expect(await shop.staged()).toEqual([`withdrawal-mail ${STATEMENT.id}`])
    expect(await orderRow()).toEqual({ state: 'cancelled', fulfilment: 'none', holds: null })
    const failure = { code: 'ORDER_CANCELLED', parameters: { number: ORDER.number } }
    expect(await matchReturn(deps(), STATEMENT.id, ORDER.id)).toMatchObject({
      failure: { ...failure, field: 'number' },
    })
    expect(await openReturn(deps(), { orderId: ORDER.id, kind: 'return' })).toMatchObject({ failure })
  })

  it('RET-12 FUL-01 cancelling an order closes its open returns, which are never overdue then', async () => {
    await receiveWithdrawal(deps(), { ...STATEMENT, units: [{ itemId: SOCKS, quantity: 1 }] })
    const units = [{ itemId: SOCKS, quantity: 1, reason: 'too_small' as const }]
    await openReturn(deps(), { orderId: ORDER.id, kind: 'return', units })
    expect(await cancelOrder(staff())(ORDER.id)).toMatchObject({ ok: true })
    expect(await states()).toEqual(['cancelled', 'cancelled'])
    expect(await orderRow()).toEqual({ state: 'cancelled', fulfilment: 'none', holds: null })
  })

  it('RET-12 FUL-01 an order that loses its money before it ships closes its open returns, too', async () => {
    await receiveWithdrawal(deps(), STATEMENT)
    await notify('CANCEL_OR_REFUND')
    expect(await states()).toEqual(['cancelled'])
    expect(await orderRow()).toEqual({ state: 'cancelled', fulfilment: 'none', holds: null })
    expect(await shop.stock(barcode(1))).toEqual({ nl: '0/13' })
  })

  it('RET-01 a return stays open when the money is taken back after parcels have left', async () => {
    await postOne()
    await receiveWithdrawal(deps(), STATEMENT)
    await notify('CANCEL_OR_REFUND')
    expect(await states()).toEqual(['accepted'])
    expect(await orderRow()).toMatchObject({ state: 'refunded', fulfilment: 'partly_shipped' })
  })
})
