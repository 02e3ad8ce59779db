/** The delivery of an order on both databases: refunded with the last of its units, and only once (RET-08, FUL-13). */
import { beforeEach, describe, expect, it } from 'vitest'
import { variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import { createLog } from '../../../platform/log/log.ts'
import { cancelLines } from '../fulfilment/cancel-lines.ts'
import { postShipment } from '../fulfilment/shipments.ts'
import { refundOrder, type RefundRequest } from '../payments/refund-order.ts'
import { refundedDelivery } from '../payments/stored-refunds.ts'
import { openReturn } from './open-return.ts'
import { settleReturn } from './settle-return.ts'

const SNAPSHOT = snapshotFor('IE')
/** Two pairs for 22.50 and a gift, with delivery for 4.95, of which the cheapest method costs 3.00. */
const ORDER = storedOrder(1, { snapshot: { ...SNAPSHOT, shipping: { ...SNAPSHOT.shipping, cheapest: 300 } } })
const SOCKS = '2900000000018'
const ALL = [
  { itemId: SOCKS, quantity: 2 },
  { itemId: 'gift', quantity: 1 },
]

describe.each(engines)('the delivery of returned orders on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const deps = () => ({ database: shop.database, clock: settableClock(NOW) })
  const refund = (request: RefundRequest) =>
    refundOrder({ ...deps(), log: createLog({ level: 'silent' }), wake: () => {} })(ORDER.id, request)
  /** Of everything that can be withdrawn, without a choice. */
  const withdraw = async (quantity?: number) => {
    const units = quantity === undefined ? undefined : [{ itemId: SOCKS, quantity, reason: 'too_small' as const }]
    const opened = await openReturn(deps(), { orderId: ORDER.id, kind: 'withdrawal', units })
    if (!opened.ok) throw new Error(opened.failure.code)
    return settleReturn(deps(), opened.value.id, { basis: 'proof_of_posting' })
  }
  const post = () => postShipment(deps(), { orderId: ORDER.id, carrier: 'letter', actor: 'cli:ada' })

  beforeEach(async () => {
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 10 } })])
    await shop.insertOrder(ORDER)
    await shop.insertAttempt()
    await shop.insertPayment()
    await shop.insertReservation({ state: 'claimed', quantity: 3 })
  })

  it('RET-07 RET-08 a withdrawal of all units refunds no delivery that was refunded before', async () => {
    await post()
    await refund({ delivery: true })
    expect(await withdraw()).toMatchObject({ value: { refund: { value: 2250 } } })
    expect(await refundedDelivery(shop.query, ORDER.id)).toBe(495)
  })

  it('RET-07 FUL-13 cancelling the last units refunds no delivery that was refunded before', async () => {
    await refund({ delivery: true })
    expect(await cancelLines(deps(), ORDER.id, ALL)).toMatchObject({ value: { refund: { value: 2250 } } })
    expect(await refundedDelivery(shop.query, ORDER.id)).toBe(495)
  })

  it('RET-07 what is left of the payment after a price reduction is not taken for delivery a second time', async () => {
    await refund({ delivery: true })
    await refund({ amount: 100 })
    await cancelLines(deps(), ORDER.id, ALL)
    expect(await refundedDelivery(shop.query, ORDER.id)).toBe(495)
    expect(await shop.payment('psp-1')).toMatchObject({ refunding: 2745 })
  })

  it('RET-08 FUL-13 a withdrawal of all units refunds delivery, although others were cancelled before', async () => {
    await cancelLines(deps(), ORDER.id, [{ itemId: SOCKS, quantity: 1 }])
    await post()
    expect(await withdraw()).toMatchObject({ value: { refund: { value: 1125 + 300 } } })
  })

  it('RET-08 a withdrawal of one of the units that are left refunds no delivery', async () => {
    await cancelLines(deps(), ORDER.id, [{ itemId: 'gift', quantity: 1 }])
    await post()
    expect(await withdraw(1)).toMatchObject({ value: { refund: { value: 1125 } } })
  })
})
