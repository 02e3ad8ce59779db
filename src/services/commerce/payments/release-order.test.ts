import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPurchaseShop, type PurchaseShop } from '../../../../tests/support/purchase-shop.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { createLog } from '../../../platform/log/log.ts'
import { settleUpdate } from './complete-payment.ts'
import { refundOrder } from './refund-order.ts'
import { releaseOrder } from './release-order.ts'

describe.each(engines)('releaseOrder on %s', (engine) => {
  let shop: PurchaseShop

  beforeAll(async () => {
    shop = await openPurchaseShop(engine)
  })
  afterAll(() => shop.close())

  const merchant = () => ({ ...shop, log: createLog({ level: 'silent' }), wake: () => {} })
  const stateOf = async (id: string) => (await shop.orderRow(id)).state

  it('a merchant releases an order that is held: its stock is claimed, and its shopper gets one mail', async () => {
    await shop.turn({ wrongAmount: 5 })
    const { brink, adyen } = await shop.order()
    const { id } = brink.order
    expect(await releaseOrder(merchant())(id)).toMatchObject({
      ok: false,
      failure: { code: 'NOT_HELD', parameters: { state: 'open' } },
    })
    const before = await shop.stockLevel()
    await shop.pay(adyen.session)
    await shop.work()
    await shop.turn({})
    expect(await stateOf(id)).toBe('held')
    for (const _ of ['once', 'and again']) {
      expect(await releaseOrder(merchant())(id)).toEqual({ ok: true, value: { id, number: brink.order.orderNumber } })
      await shop.work()
    }
    expect(await stateOf(id)).toBe('paid')
    expect(await shop.stockLevel()).toEqual({ quantity: before.quantity - 1, reserved: before.reserved - 1 })
    expect((await shop.mails()).filter((key) => key.includes(id))).toEqual([`order-mail.${id}`])
    expect(await releaseOrder(merchant())('nothing')).toMatchObject({ ok: false, failure: { code: 'UNKNOWN_ORDER' } })
  })

  it('an order that was paid and is held for what came later sells its products once when it is released', async () => {
    const { brink, adyen } = await shop.order()
    const { id } = brink.order
    await shop.pay(adyen.session)
    await shop.work()
    const after = await shop.stockLevel()
    await shop.database.query.updateTable('orders').set({ state: 'held' }).where('id', '=', id).execute()
    expect(await releaseOrder(merchant())(id)).toMatchObject({ ok: true })
    expect([await stateOf(id), await shop.stockLevel()]).toEqual(['paid', after])
  })

  /** Paid with five too many, and held for it. */
  const heldOrder = async () => {
    await shop.turn({ wrongAmount: 5 })
    const placed = await shop.order()
    await shop.pay(placed.adyen.session)
    await shop.work()
    await shop.turn({})
    const { id } = placed.brink.order
    expect(await stateOf(id)).toBe('held')
    return { id, cartId: (await shop.orderRow(id)).cart_id }
  }

  it('an order whose payment is being reversed is not released', async () => {
    const { id } = await heldOrder()
    expect(await refundOrder(merchant())(id)).toMatchObject({ ok: true })
    expect(await releaseOrder(merchant())(id)).toMatchObject({
      ok: false,
      failure: { code: 'PAYMENT_RETURNING' },
    })
    expect(await stateOf(id)).toBe('held')
  })

  it('a browser that queried before an order was released does not hold it again', async () => {
    const about = await heldOrder()
    const payment = await shop.database.query
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', about.id)
      .executeTakeFirstOrThrow()
    expect(await releaseOrder(merchant())(about.id)).toMatchObject({ ok: true })
    const reported = {
      reference: payment.attempt_id,
      pspReference: payment.psp_reference,
      outcome: 'authorised',
      amount: { value: payment.amount, currency: payment.currency },
      method: payment.method,
      source: 'browser',
    } as const
    const seen = { now: new Date(), about: { orderId: about.id, cartId: about.cartId } }
    const completion = await shop.database.transaction((transaction) =>
      settleUpdate(transaction, shop.database, reported, seen),
    )
    expect([completion.effect, await stateOf(about.id)]).toEqual(['noted', 'paid'])
  })
})
