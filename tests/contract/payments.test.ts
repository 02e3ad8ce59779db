/** From a payment to a paid order, by confirmation or by notification. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../support/fresh-database.ts'
import { card } from '../support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'

describe.each(engines)('payments on %s', (engine) => {
  let shop: PurchaseShop
  beforeAll(async () => {
    shop = await openPurchaseShop(engine)
  })
  afterAll(() => shop.close())

  it('~PAY-05 PAY-17 the browser’s confirmation pays the order, and the webhook after it changes nothing', async () => {
    const before = await shop.stockLevel()
    const { cart, ...placed } = await shop.order()
    const { order } = placed.brink
    expect(await shop.stockLevel()).toEqual({ ...before, reserved: before.reserved + 1 })
    const { sessionResult } = await shop.pay(placed.adyen.session)
    const confirmed = await shop.confirm(placed, { sessionResult, sessionId: placed.adyen.session.id })
    expect(confirmed).toMatchObject({ status: 'paid', order: { id: order.id, status: 'paid' } })
    expect(confirmed.failedReason).toBeUndefined()
    await shop.work()
    expect(await shop.stockLevel()).toEqual({ quantity: before.quantity - 1, reserved: before.reserved })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ state: 'authorised', amount: 1695, currency: 'EUR' }])
    expect(await shop.mails()).toContain(`order-mail.${order.id}`)
    expect(shop.purchases).toContainEqual({ id: order.id, at: expect.any(String), skus: ['SOCK'] })
    const closed = await shop.call('GET', '/orderv1/carts', { token: cart.jwtToken })
    expect(await closed.json()).toMatchObject({ state: 'CLOSED' })
    // The cart's own token is accepted, too; another cart's is rejected.
    const stranger = await shop.openCart()
    const path = `/orderv1/payments/adyen/orders/${order.id}/confirmation`
    expect((await shop.call('GET', path, { token: cart.jwtToken })).status).toBe(200)
    const refused = await shop.call('GET', path, { token: stranger.jwtToken })
    const unknown = await shop.call('GET', '/orderv1/payments/adyen/orders/nope/confirmation', {
      token: stranger.jwtToken,
    })
    expect([refused.status, unknown.status]).toEqual([404, 404])
    expect(await refused.json()).toEqual(await unknown.json())
  })

  it('the webhook alone pays the order of a shopper who never returns', async () => {
    const placed = await shop.order()
    await shop.pay(placed.adyen.session)
    await shop.work()
    expect(await shop.orderRow(placed.brink.order.id)).toMatchObject({ state: 'paid' })
    expect(await shop.confirm(placed)).toMatchObject({ status: 'paid' })
  })

  it('~PAY-05 a refused payment fails with a reason, order and reservation stay, and the next card pays', async () => {
    const placed = await shop.order()
    const { session } = placed.adyen
    const refused = await shop.pay(session, card({ holderName: 'DECLINED' }))
    const paymentResult = { sessionResult: refused.sessionResult, sessionId: session.id }
    await shop.work()
    expect(await shop.confirm(placed, paymentResult)).toMatchObject({ status: 'failed', failedReason: 'REFUSED' })
    expect(await shop.orderRow(placed.brink.order.id)).toMatchObject({ state: 'open' })
    const { sessionResult } = await shop.pay({ ...session, sessionData: refused.sessionData })
    expect(await shop.confirm(placed, { sessionResult, sessionId: session.id })).toMatchObject({ status: 'paid' })
    await shop.work()
    expect((await shop.paymentsOf(placed.brink.order.id)).map(({ state }) => state).toSorted()).toEqual([
      'authorised',
      'refused',
    ])
  })
})
