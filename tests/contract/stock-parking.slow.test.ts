/** SEC-04: attempts to reserve the stock of a shop without paying. */
import { afterEach, describe, expect, it } from 'vitest'
import type { OrderErrorAnswer, OrderSessionAnswer } from '../../src/contracts/commerce/order.ts'
import { engines } from '../support/fresh-database.ts'
import { card, ORDER, SOCK } from '../support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'

const MINUTE = 60_000
const STOCK = 16_768
/** A fifth of it. */
const LIMIT = 3353

describe.each(engines)('parking stock on %s', (engine) => {
  let shop: PurchaseShop
  afterEach(() => shop.close())

  type Attempt = { readonly quantity: number; readonly email?: string; readonly client?: string }

  const place = async ({ quantity, email = 'ada@example.com', client }: Attempt): Promise<Response> => {
    const store = { countryCode: 'NL', languageCode: 'en' }
    const { jwtToken: token } = await shop.openCart({ store, products: [{ id: SOCK, quantity }] })
    const body = { ...ORDER, email }
    return shop.call('POST', '/orderv1/carts/adyen/orders', { token, body, ...(client && { client }) })
  }
  const placed = async (attempt: Attempt): Promise<OrderSessionAnswer> => {
    const answer = await place(attempt)
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const refused = async (attempt: Attempt): Promise<OrderErrorAnswer> => {
    const answer = await place(attempt)
    expect(answer.ok).toBe(false)
    return answer.json()
  }
  const begin = (token: string, client?: string) =>
    shop.call('POST', '/orderv1/payments/adyen/attempts', { token, ...(client && { client }) })
  const reserved = async () => (await shop.stockLevel()).reserved
  const afterMinutes = async (minutes: number) => {
    shop.clock.advance(minutes * MINUTE)
    await shop.shop.reconcile()
  }
  const stateOf = async ({ brink }: OrderSessionAnswer) => (await shop.orderRow(brink.order.id)).state

  it('SEC-04 one client cannot reserve the stock with many carts and e-mail addresses', async () => {
    shop = await openPurchaseShop(engine, { pairs: STOCK })
    const statuses = new Set<number>()
    for (let number = 0; number < 12; number += 1) {
      const answer = await place({ quantity: 1000, email: `shopper-${number}@example.com`, client: '203.0.113.7' })
      statuses.add(answer.status)
    }
    expect(statuses).toEqual(new Set([200, 409]))
    expect(await reserved()).toBeLessThanOrEqual(LIMIT)
    // Another visitor buys as before.
    await placed({ quantity: 10, email: 'bob@example.com', client: '198.51.100.2' })
  })

  it('SEC-04 one e-mail address cannot reserve the stock from many clients, however it is written', async () => {
    shop = await openPurchaseShop(engine, { pairs: STOCK })
    for (let number = 0; number < 6; number += 1) {
      const email = number % 2 === 0 ? 'Ada@Example.com' : ' ada@example.com'
      await place({ quantity: 1000, email: email.trim(), client: `203.0.113.${number}` })
    }
    expect(await reserved()).toBe(3000)
    const { code } = await refused({ quantity: 354, client: '198.51.100.2' })
    expect(code).toBe('TOO_MANY_UNPAID')
    await placed({ quantity: 353, client: '198.51.100.2' })
  })

  it('SEC-04 one cart cannot reserve more than its share, and the refusal does not reveal it', async () => {
    shop = await openPurchaseShop(engine, { pairs: STOCK })
    const answer = await refused({ quantity: LIMIT + 1 })
    expect(answer).toMatchObject({ code: 'TOO_MANY_UNPAID', products: [{ id: SOCK }] })
    expect(JSON.stringify(answer)).not.toMatch(/3353|16768/)
    expect(await reserved()).toBe(0)
  })

  it('SEC-04 a small stock allows fifty units, and other limits can be configured', async () => {
    shop = await openPurchaseShop(engine, { pairs: 100 })
    expect((await refused({ quantity: 51 })).code).toBe('TOO_MANY_UNPAID')
    await placed({ quantity: 50 })
    await shop.close()
    shop = await openPurchaseShop(engine, { pairs: 100, unpaidLimits: { units: 3, stockPercent: 5 } })
    expect((await refused({ quantity: 6 })).code).toBe('TOO_MANY_UNPAID')
    await placed({ quantity: 5 })
  })

  it('SEC-04 paid orders do not count', async () => {
    shop = await openPurchaseShop(engine, { pairs: 200 })
    const first = await placed({ quantity: 50 })
    expect((await refused({ quantity: 1 })).code).toBe('TOO_MANY_UNPAID')
    await shop.pay(first.adyen.session)
    await shop.work()
    await placed({ quantity: 50 })
  })

  it('SEC-04 an order that is not paid reserves for ten minutes, and ordering again does not extend it', async () => {
    shop = await openPurchaseShop(engine)
    const cart = await shop.openCart()
    const order = await shop.placeOrder(cart)
    await afterMinutes(9)
    expect((await shop.placeOrder(cart)).brink.order.id).toBe(order.brink.order.id)
    expect(await reserved()).toBe(1)
    await afterMinutes(1)
    expect([await stateOf(order), await reserved()]).toEqual(['lapsed', 0])
  })

  it('SEC-04 a started payment reserves for sixty minutes, and starting it again and again for ten more', async () => {
    shop = await openPurchaseShop(engine)
    const order = await shop.order()
    await afterMinutes(5)
    expect((await begin(order.orderToken)).status).toBe(204)
    await afterMinutes(59)
    expect([await stateOf(order), await reserved()]).toEqual(['open', 1])
    expect((await begin(order.orderToken)).status).toBe(204)
    await afterMinutes(5)
    expect(await stateOf(order)).toBe('open')
    await afterMinutes(1)
    expect([await stateOf(order), await reserved()]).toEqual(['lapsed', 0])
  })

  it('SEC-04 a wallet payment that goes to a bank reserves for sixty minutes, too', async () => {
    shop = await openPurchaseShop(engine)
    const order = await shop.order()
    const body = { paymentMethod: { type: 'ideal' }, returnUrl: ORDER.returnUrl }
    const paid = await shop.call('POST', '/nl/payments/adyen/payments', { token: order.orderToken, body })
    expect(await paid.json()).toMatchObject({ resultCode: 'RedirectShopper' })
    await afterMinutes(59)
    expect([await stateOf(order), await reserved()]).toEqual(['open', 1])
    await afterMinutes(1)
    expect(await stateOf(order)).toBe('lapsed')
  })

  it('SEC-04 a payment that starts after the reservation has ended reserves again while there is stock', async () => {
    shop = await openPurchaseShop(engine, { pairs: 60 })
    const order = await shop.order()
    await afterMinutes(12)
    expect(await stateOf(order)).toBe('lapsed')
    expect((await begin(order.orderToken)).status).toBe(204)
    expect([await stateOf(order), await reserved()]).toEqual(['open', 1])
    const paid = await shop.pay(order.adyen.session, card())
    await shop.work()
    const result = { sessionId: order.adyen.session.id, sessionResult: paid.sessionResult }
    expect(await shop.confirm(order, result)).toMatchObject({ status: 'paid' })
    expect(await shop.stockLevel()).toEqual({ quantity: 59, reserved: 0 })
  })

  it('SEC-04 lapsed orders cannot be reopened beyond the limit, without stock, or beside a newer order', async () => {
    shop = await openPurchaseShop(engine, { pairs: 100 })
    const client = '203.0.113.7'
    const first = await placed({ quantity: 50, client })
    await afterMinutes(12)
    await placed({ quantity: 50, email: 'bob@example.com', client })
    const again = await begin(first.orderToken, client)
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'ORDER_CLOSED' }])
    await placed({ quantity: 50, email: 'eve@example.com', client: '198.51.100.2' })
    expect((await begin(first.orderToken, '198.51.100.9')).status).toBe(409)
    await afterMinutes(12)
    const cart = await shop.openCart()
    const old = await shop.placeOrder(cart)
    await afterMinutes(12)
    await shop.placeOrder(cart)
    expect((await begin(old.orderToken)).status).toBe(409)
    expect(await reserved()).toBe(1)
  })

  it('SEC-04 the address of a client is stored as a hash, until the order is no longer open', async () => {
    shop = await openPurchaseShop(engine, { pairs: 100 })
    const client = '203.0.113.7'
    const keyOf = async ({ brink }: OrderSessionAnswer) => (await shop.orderRow(brink.order.id)).client_key
    const [lapsed, paid] = [await placed({ quantity: 1, client }), await placed({ quantity: 1, client })]
    expect(await keyOf(paid)).toMatch(/^[\w-]{43}$/)
    expect(await keyOf(paid)).toBe(await keyOf(lapsed))
    await shop.pay(paid.adyen.session)
    await shop.work()
    await afterMinutes(12)
    expect([await stateOf(paid), await keyOf(paid)]).toEqual(['paid', null])
    expect([await stateOf(lapsed), await keyOf(lapsed)]).toEqual(['lapsed', null])
    expect(JSON.stringify(await shop.database.query.selectFrom('orders').selectAll().execute())).not.toContain(client)
    expect(await keyOf(await placed({ quantity: 1, client: '192.168.1.5' }))).toBeNull()
  })

  it.each([
    [10, [{ id: SOCK, available: 10 }], /^Only 10 left/],
    [11, [{ id: SOCK }], /^We don’t have that many of Sock/],
  ])('SEC-04 a refusal reveals at most ten units of stock: %i', async (pairs, products, text) => {
    const revealed = { products, message: expect.stringMatching(text) }
    shop = await openPurchaseShop(engine, { pairs })
    const store = { countryCode: 'NL', languageCode: 'en' }
    const body = { store, products: [{ id: SOCK, quantity: 40 }] }
    const ofCart = await shop.call('POST', '/orderv1/carts', { body })
    expect(await ofCart.json()).toEqual({ code: 'OUT_OF_STOCK', ...revealed })
    await shop.database.query.updateTable('stock').set({ quantity: 40 }).execute()
    const { jwtToken: token } = await shop.openCart(body)
    await shop.database.query.updateTable('stock').set({ quantity: pairs }).execute()
    const ofOrder = await shop.call('POST', '/orderv1/carts/adyen/orders', { token, body: ORDER })
    expect(await ofOrder.json()).toEqual({ code: 'OUT_OF_STOCK', ...revealed })
    const notice = await shop.call('GET', '/orderv1/carts', { token })
    expect(JSON.stringify(await notice.json()).includes(`${pairs} left`)).toBe(pairs === 10)
  })
})
