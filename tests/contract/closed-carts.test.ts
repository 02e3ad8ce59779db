/** SEC-14: what the token of a cart opens after the cart was bought, and what the link in a mail opens. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import { closeCart } from '../../src/services/commerce/carts/stored-cart.ts'
import { engines } from '../support/fresh-database.ts'
import { ORDER } from '../support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'

const MINUTE = 60_000

describe.each(engines)('a closed cart on %s', (engine) => {
  let shop: PurchaseShop
  beforeAll(async () => {
    shop = await openPurchaseShop(engine)
  })
  afterAll(() => shop.close())

  const bought = async () => {
    const cart = await shop.openCart()
    // Ordered twice: the first order is replaced.
    const replaced = await shop.placeOrder(cart, { ...ORDER, email: 'other@example.com' })
    const placed = await shop.placeOrder(cart)
    await shop.pay(placed.adyen.session)
    await shop.work()
    return { cart, placed, replaced }
  }
  const readCart = (token: string) => shop.call('GET', '/orderv1/carts', { token })
  const readOrder = (id: string, token: string) => shop.call('GET', `/orderv1/orders/${id}`, { token })

  it('SEC-14 the token of a closed cart is not renewed', async () => {
    const { cart } = await bought()
    shop.clock.advance(59 * MINUTE)
    const closed: RawCart = await (await readCart(cart.jwtToken)).json()
    expect(closed).toMatchObject({ state: 'CLOSED', jwtToken: cart.jwtToken })
  })

  it('SEC-14 the token of a closed cart reads its order for sixty minutes, and no other order', async () => {
    const { cart, placed, replaced } = await bought()
    const { id } = placed.brink.order
    shop.clock.advance(59 * MINUTE)
    expect((await readOrder(id, cart.jwtToken)).status).toBe(200)
    expect((await readOrder(replaced.brink.order.id, cart.jwtToken)).status).toBe(404)
    shop.clock.advance(MINUTE)
    expect((await readOrder(id, cart.jwtToken)).status).toBe(404)
    expect(await (await readCart(cart.jwtToken)).json()).toMatchObject({ code: 'CART_CLOSED' })
    // The order's own token goes on.
    expect((await readOrder(id, placed.orderToken)).status).toBe(200)
  })

  it('SEC-14 a merchant who cancels the order does not open its cart again', async () => {
    const { cart, placed } = await bought()
    shop.clock.advance(61 * MINUTE)
    await shop.database.transaction((transaction) => closeCart(transaction, cart.id, shop.clock.now()))
    expect((await readOrder(placed.brink.order.id, cart.jwtToken)).status).toBe(404)
  })

  it('SEC-14 the link in a mail shows its order, and neither reads, pays nor confirms it elsewhere', async () => {
    const { placed } = await bought()
    const { id } = placed.brink.order
    const mails = await shop.database.query
      .selectFrom('mailbox')
      .select('text')
      .where('key', '=', `order-mail.${id}`)
      .execute()
    const address = /http:\/\/shop\.test(\/order-pages\/order\?\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    const page = await shop.call('GET', address)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(placed.brink.order.orderNumber)])
    const token = new URLSearchParams(address.split('?')[1]).get('token') ?? ''
    expect(token).not.toBe('')
    expect((await readOrder(id, token)).status).toBe(404)
    expect((await shop.call('GET', `/orderv1/payments/adyen/orders/${id}/confirmation`, { token })).status).toBe(404)
    expect((await shop.call('POST', '/orderv1/payments/adyen/attempts', { token })).status).toBe(401)
    expect((await readCart(token)).status).toBe(401)
  })

  it('SEC-14 links of mails that were sent before links had a scope still open', async () => {
    const { placed } = await bought()
    const page = await shop.call('GET', `/order-pages/order?token=${placed.orderToken}`)
    expect(page.status).toBe(200)
  })
})
