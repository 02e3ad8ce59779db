/** Refunds and reversals, and orders that were not completed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from './cancel-order.ts'
import { refundOrder } from './refund-order.ts'
import { createLog } from '../../../platform/log/log.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { openPurchaseShop, type PurchaseShop } from '../../../../tests/support/purchase-shop.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe.each(engines)('refunds and reversals on %s', (engine) => {
  let shop: PurchaseShop
  beforeAll(async () => {
    shop = await openPurchaseShop(engine)
  })
  afterAll(() => shop.close())

  const deps = () => ({
    database: shop.database,
    clock: shop.clock,
    log: createLog({ level: 'silent' }),
    wake: () => {},
  })
  const paidOrder = async () => {
    const placed = await shop.order()
    await shop.pay(placed.adyen.session)
    await shop.work()
    return { ...placed, id: placed.brink.order.id }
  }
  /** The provider captures an hour later, and decides on changes in its own time. */
  const later = async () => {
    shop.clock.advance(HOUR)
    await shop.work()
    shop.clock.advance(HOUR)
    await shop.work()
  }

  it('a part is refunded, then the rest; never more than was paid, however often it is requested', async () => {
    const { id } = await paidOrder()
    await later()
    const refund = refundOrder(deps())
    expect(await refund(id, { amount: 500 })).toMatchObject({
      ok: true,
      value: { amount: { value: 500, currency: 'EUR' } },
    })
    // Before the provider has responded.
    expect(await refund(id, { amount: 1196 })).toMatchObject({
      ok: false,
      failure: { code: 'REFUND_TOO_HIGH', parameters: { left: 1195 } },
    })
    await later()
    expect(await shop.paymentsOf(id)).toMatchObject([{ refunded: 500, refunding: 0 }])
    expect(await shop.orderRow(id)).toMatchObject({ state: 'paid' })
    expect((await shop.mails()).filter((key) => key.startsWith('refund-mail.'))).toHaveLength(1)
    expect(await refund(id)).toMatchObject({ ok: true, value: { amount: { value: 1195 } } })
    expect(await refund(id)).toMatchObject({ ok: false })
    await later()
    expect(await shop.paymentsOf(id)).toMatchObject([{ refunded: 1695, refunding: 0 }])
    expect(await shop.orderRow(id)).toMatchObject({ state: 'refunded' })
  })

  it.each([0, -1, 1.5, Number.NaN])('%s is no amount to refund', async (amount) => {
    const { id } = await paidOrder()
    expect(await refundOrder(deps())(id, { amount })).toMatchObject({ ok: false })
  })

  it('ten refunds of the whole at once give it back once', async () => {
    const { id } = await paidOrder()
    await later()
    const results = await Promise.all(Array.from({ length: 10 }, () => refundOrder(deps())(id)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    await later()
    expect(await shop.paymentsOf(id)).toMatchObject([{ refunded: 1695, refunding: 0 }])
  })

  it('an order that is cancelled gives its money and its products back, once', async () => {
    const before = await shop.stockLevel()
    const { id } = await paidOrder()
    expect(await shop.stockLevel()).toEqual({ ...before, quantity: before.quantity - 1 })
    const cancel = cancelOrder(deps())
    expect(await cancel(id)).toMatchObject({ ok: true, value: { isReversed: true } })
    expect(await cancel(id)).toMatchObject({ ok: true, value: { isReversed: false } })
    expect(await shop.stockLevel()).toEqual(before)
    await later()
    expect(await shop.orderRow(id)).toMatchObject({ state: 'cancelled' })
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'reversed' }])
    expect(await shop.mails()).toContain(`cancel-mail.${id}`)
    expect(await refundOrder(deps())(id)).toMatchObject({ ok: false })
  })

  it('an unpaid order can be cancelled; money that comes all the same is returned', async () => {
    const before = await shop.stockLevel()
    const placed = await shop.order()
    const { id } = placed.brink.order
    expect(await cancelOrder(deps())(id)).toMatchObject({ ok: true, value: { isReversed: false } })
    expect(await shop.stockLevel()).toEqual(before)
    await shop.pay(placed.adyen.session)
    await later()
    expect(await shop.orderRow(id)).toMatchObject({ state: 'cancelled' })
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'reversed' }])
    expect(await shop.mails()).not.toContain(`order-mail.${id}`)
  })

  it('there is nothing to cancel or refund in an order that does not exist', async () => {
    expect(await cancelOrder(deps())('nope')).toMatchObject({ ok: false, failure: { code: 'UNKNOWN_ORDER' } })
    expect(await refundOrder(deps())('nope')).toMatchObject({ ok: false, failure: { code: 'UNKNOWN_ORDER' } })
  })

  it('a payment that is reversed at the provider cancels its order', async () => {
    const { id } = await paidOrder()
    const [payment] = await shop.paymentsOf(id)
    await shop.port.reverse(payment?.psp_reference ?? '', {}, 'by hand')
    await later()
    expect(await shop.orderRow(id)).toMatchObject({ state: 'cancelled' })
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'reversed' }])
  })

  it('unpaid orders lapse, once, however many nodes reconcile', async () => {
    const before = await shop.stockLevel()
    const placed = await Promise.all(Array.from({ length: 6 }, () => shop.order()))
    shop.clock.advance(9 * MINUTE)
    await shop.shop.reconcile()
    expect(await shop.stockLevel()).toEqual({ ...before, reserved: before.reserved + 6 })
    shop.clock.advance(2 * MINUTE)
    await Promise.all(Array.from({ length: 4 }, () => shop.shop.reconcile()))
    expect(await shop.stockLevel()).toEqual(before)
    for (const { brink } of placed) expect(await shop.orderRow(brink.order.id)).toMatchObject({ state: 'lapsed' })
    const attempts = await shop.database.query
      .selectFrom('payment_attempts')
      .select('id')
      .where('check_at', 'is not', null)
      .where(
        'order_id',
        'in',
        placed.map(({ brink }) => brink.order.id),
      )
      .execute()
    expect(attempts).toEqual([])
  })

  it('stuck work is reported', async () => {
    await shop.order()
    const now = shop.clock.now().toISOString()
    await shop.database.query
      .insertInto('outbox')
      .values({ id: 'unhandled:1', topic: 'unhandled', key: '1', payload: '', staged_at: now, due_at: now, tries: 0 })
      .execute()
    shop.clock.advance(2 * HOUR)
    shop.lines.length = 0
    await shop.shop.reconcile()
    await shop.shop.reconcile()
    const reports = shop.lines.filter((line) => line.includes('order.work_stuck'))
    expect(reports).toHaveLength(1)
    expect(reports[0]).toContain('"topic":"unhandled"')
  })
})
