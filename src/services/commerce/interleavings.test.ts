/** HSE-23: of two concurrent transactions one is paused after its read, the other runs, the first goes on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RawCart } from '../../contracts/commerce/cart.ts'
import { createLog } from '../../platform/log/log.ts'
import { refundOrder } from './payments/refund-order.ts'
import { engines } from '../../../tests/support/fresh-database.ts'
import { pausing, type Pausing } from '../../../tests/support/pause-transaction.ts'
import { ORDER, SOCK } from '../../../tests/support/purchase-parts.ts'
import { read } from '../../../tests/support/shopper.ts'
import { openPurchaseShop, type PurchaseShop } from '../../../tests/support/purchase-shop.ts'

const PAIRS = 100

describe.each(engines)('interleaved transactions on %s', (engine) => {
  let shop: PurchaseShop
  let interleave: Pausing<unknown>['interleave']
  let watched: PurchaseShop['database']
  beforeAll(async () => {
    shop = await openPurchaseShop(engine, {
      pairs: PAIRS,
      watch(database) {
        const paused = pausing(database)
        interleave = paused.interleave
        watched = paused.database
        return watched
      },
    })
  })
  afterAll(() => shop.close())

  const paidOrder = async () => {
    const placed = await shop.order()
    await shop.pay(placed.adyen.session)
    await shop.work()
    return placed.brink.order.id
  }

  it('HSE-23 cart write: neither change is lost', async () => {
    const { jwtToken: token } = await shop.openCart()
    const change = (body: object) => shop.call('PUT', '/orderv1/carts', { token, body })
    const [first, second] = await interleave(
      'carts',
      () => change({ store: { countryCode: 'DE', languageCode: 'de' } }),
      () => change({ products: [{ id: SOCK, quantity: 3 }] }),
    )
    expect([first.status, second.status]).toEqual([200, 200])
    const cart: RawCart = await read(await shop.call('GET', '/orderv1/carts', { token }))
    expect(cart.store.countryCode).toBe('DE')
    expect(cart.cartItems[0]).toMatchObject({ id: SOCK, quantity: 3 })
  })

  // The first read is that of the price, without a lock; the second is locked.
  it('HSE-23 reservation: the last pair is reserved once', async () => {
    await shop.database.query.updateTable('stock').set({ quantity: 1, reserved: 0 }).execute()
    const carts = [await shop.openCart(), await shop.openCart()]
    const place = (cart: RawCart | undefined) => () =>
      shop.call('POST', '/orderv1/carts/adyen/orders', { token: cart?.jwtToken ?? '', body: ORDER })
    const answers = await interleave('stock', place(carts[0]), place(carts[1]))
    const refused = answers.filter(({ ok }) => !ok)
    expect(refused).toHaveLength(1)
    expect(await refused[0]?.json()).toMatchObject({ code: 'OUT_OF_STOCK' })
    expect(await shop.stockLevel()).toEqual({ quantity: 1, reserved: 1 })
    await shop.database.query.updateTable('stock').set({ quantity: PAIRS, reserved: 1 }).execute()
  })

  it('SEC-04 the limit on unpaid units holds for two orders at the same time', async () => {
    const products = [{ id: SOCK, quantity: 30 }]
    const store = { countryCode: 'NL', languageCode: 'en' }
    const carts = [await shop.openCart({ store, products }), await shop.openCart({ store, products })]
    const before = await shop.stockLevel()
    const body = { ...ORDER, email: 'both@example.com' }
    const place = (cart: RawCart | undefined) => () =>
      shop.call('POST', '/orderv1/carts/adyen/orders', { token: cart?.jwtToken ?? '', body })
    const answers = await interleave('stock', place(carts[0]), place(carts[1]))
    const refused = answers.filter(({ ok }) => !ok)
    expect(refused).toHaveLength(1)
    expect(await refused[0]?.json()).toMatchObject({ code: 'TOO_MANY_UNPAID' })
    expect(await shop.stockLevel()).toEqual({ ...before, reserved: before.reserved + 30 })
  })

  it('SEC-04 an order whose payment starts while it expires stays open', async () => {
    const placed = await shop.order()
    shop.clock.advance(10 * 60_000)
    const begin = () => shop.call('POST', '/orderv1/payments/adyen/attempts', { token: placed.orderToken })
    const [begun] = await interleave('carts', begin, shop.shop.reconcile)
    expect(begun.status).toBe(204)
    expect(await shop.orderRow(placed.brink.order.id)).toMatchObject({ state: 'open' })
  })

  it('HSE-23 completion: webhook and browser complete an order once', async () => {
    const placed = await shop.order()
    const paid = await shop.pay(placed.adyen.session)
    await shop.provider.work.deliverDue()
    const before = await shop.stockLevel()
    const [, confirmed] = await interleave('carts', shop.shop.inbox, () =>
      shop.confirm(placed, { sessionId: placed.adyen.session.id, sessionResult: paid.sessionResult }),
    )
    expect(confirmed.status).toBe('paid')
    await shop.work()
    const { id } = placed.brink.order
    expect(await shop.orderRow(id)).toMatchObject({ state: 'paid' })
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'authorised' }])
    expect((await shop.mails()).filter((key) => key === `order-mail.${id}`)).toHaveLength(1)
    expect(await shop.stockLevel()).toEqual({ quantity: before.quantity - 1, reserved: before.reserved - 1 })
  })

  it('HSE-23 refund: the whole amount is given back once', async () => {
    const id = await paidOrder()
    const refund = refundOrder({
      database: watched,
      clock: shop.clock,
      log: createLog({ level: 'silent' }),
      wake: () => {},
    })
    const results = await interleave(
      'payments',
      () => refund(id),
      () => refund(id),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await shop.paymentsOf(id)).toMatchObject([{ amount: 1695, refunding: 1695 }])
  })
})
