/** From a cart to an order: what it writes, what it refuses, what it costs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOrderNumber } from './order-numbers.ts'
import { releaseReserved, reserveAgain } from './order-reservations.ts'
import { readOrder } from './stored-order.ts'
import { stockStatusChangeHandler } from '../stock/stock-status-changes.ts'
import { releaseExpired } from '../stock/settle-reservations.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { ADA, openOrderShop, type OrderShop } from '../../../../tests/support/order-shop.ts'

const NL = { store: { countryCode: 'NL', languageCode: 'en' } } as const
const MINUTE = 60_000
const TEN_PERCENT = { kind: 'percentage', percent: 10 } as const

describe.each(engines)('an order on %s', (engine) => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await openOrderShop(engine)
  })
  afterAll(() => shop.close())

  const read = async (id: string) => {
    const order = await readOrder(shop.database.query, id)
    if (order === undefined) throw new Error('No such order')
    return order
  }
  const inTransaction: OrderShop['database']['transaction'] = (work) => shop.database.transaction(work)

  it('stores what was ordered as it was ordered, and reserves its stock', async () => {
    const cart = await shop.cartOf(2)
    const { order, attempt, orderToken } = await shop.place(cart)
    expect(order.snapshot).toMatchObject({
      lines: [{ id: cart.variantId, size: '36-40', quantity: 2, total: 2400, totalWithDiscount: 2400, isGift: false }],
      shipping: { id: 'standard', name: 'standard in English', estimatedDelivery: '2 to 4 days', total: 495 },
      totals: { products: 2400, shipping: 495, discount: 0, tax: 502, total: 2895 },
      addresses: { shipping: { street0: 'Loom Street', postCode: '1012 AB' }, billing: { country: 'NL' } },
      contact: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
        telephone: '+312079460000',
      },
      market: { storefront: 'nl', country: 'NL', currency: 'EUR', taxPercentage: 21, warehouses: ['nl-rsv', 'nl'] },
      language: 'en',
    })
    expect(order).toMatchObject({ state: 'open', cartId: cart.id })
    expect(readOrderNumber(order.number)).toBe(order.number)
    expect(order.number).toHaveLength(8)
    expect(attempt).toMatchObject({ orderId: order.id, state: 'started', session: undefined })
    expect(await shop.stockLevel(cart.variantId)).toBe('2/100')
    expect(await read(order.id)).toEqual(order)
    expect(await shop.orders.read(order.id, orderToken)).toEqual({ ok: true, value: order })
  })

  it('costs ten statements, one of them for the words that staff find it by, and thirteen with a discount', async () => {
    const cart = await shop.cartOf(1)
    await shop.place(await shop.cartOf(1))
    shop.statements()
    await shop.place(cart)
    expect(shop.statements().length).toBeLessThanOrEqual(10)
    await shop.discount({ id: 'counted', code: 'COUNTED', effect: TEN_PERCENT }, 5)
    const reduced = await shop.cartOf(1, { code: 'COUNTED' })
    shop.statements()
    await shop.place(reduced)
    expect(shop.statements().length).toBeLessThanOrEqual(13)
  })

  it('is the same when the same is ordered again, be it the last pair with the last use of a code', async () => {
    await shop.discount({ id: 'once', code: 'ONCE', effect: TEN_PERCENT }, 1)
    const cart = await shop.cartOf(1, { there: 1, code: 'ONCE' })
    const first = await shop.place(cart)
    const second = await shop.place(cart)
    expect(second.order).toEqual(first.order)
    expect(second.attempt).toEqual(first.attempt)
    expect(first.order.snapshot.totals).toMatchObject({ products: 1200, discount: 120 })
    expect(await shop.stockLevel(cart.variantId)).toBe('1/1')
  })

  it('goes on with a new attempt when the old one is old, and its products wait longer', async () => {
    const cart = await shop.cartOf(1)
    const first = await shop.place(cart)
    shop.clock.advance(40 * MINUTE)
    const second = await shop.place(cart)
    expect(second.order.id).toBe(first.order.id)
    expect(second.attempt.id).not.toBe(first.attempt.id)
    await inTransaction((t) => releaseExpired(t, shop.database, new Date(shop.clock.now().getTime() + 74 * MINUTE)))
    expect(await shop.stockLevel(cart.variantId)).toBe('1/100')
    shop.clock.advance(-40 * MINUTE)
  })

  it('is replaced when something else is ordered: stock, discount and attempt are released', async () => {
    await shop.discount({ id: 'single', code: 'SINGLE', effect: TEN_PERCENT }, 1)
    const cart = await shop.cartOf(3, { there: 3, code: 'SINGLE' })
    const first = await shop.place(cart)
    await shop.change(cart, { products: [{ id: cart.variantId, quantity: 0 }], deleteDiscount: true })
    const other = await shop.cartOf(1)
    await shop.change(cart, { products: [{ id: other.variantId, quantity: 1 }] })
    const second = await shop.place(cart)
    expect(second.order.id).not.toBe(first.order.id)
    expect(await read(first.order.id)).toMatchObject({ state: 'replaced' })
    expect(await shop.stockLevel(cart.variantId)).toBe('0/3')
    const attempts = await shop.database.query
      .selectFrom('payment_attempts')
      .select('state')
      .where('order_id', '=', first.order.id)
      .execute()
    expect(attempts).toEqual([{ state: 'given-up' }])
    expect((await shop.place(await shop.cartOf(1, { code: 'SINGLE' }))).order.snapshot.totals.discount).toBe(120)
  })

  it('leaves the order before it open when another address is rejected', async () => {
    const cart = await shop.cartOf(1)
    const { order } = await shop.place(cart)
    await shop.refused(shop.orders.place(cart.jwtToken, { ...ADA, email: 'no-address' }))
    expect(await read(order.id)).toEqual(order)
  })

  it('under a key is one order, however often it is sent, and never overtakes a newer one', async () => {
    const cart = await shop.cartOf(1)
    const first = await shop.place(cart, {}, 'first')
    expect((await shop.place(cart, {}, 'first')).order.id).toBe(first.order.id)
    const reused = shop.orders.place(cart.jwtToken, { ...ADA, email: 'other@example.com' }, 'first')
    expect(await shop.refused(reused)).toMatchObject({ answer: { code: 'IDEMPOTENCY_KEY_REUSED' } })
    const newer = await shop.place(cart, { email: 'other@example.com' }, 'second')
    const late = shop.orders.place(cart.jwtToken, ADA, 'first')
    expect(await shop.refused(late)).toMatchObject({ answer: { code: 'IDEMPOTENCY_KEY_REUSED' } })
    expect(await read(newer.order.id)).toMatchObject({ state: 'open' })
    // Idempotency keys are scoped to a cart: the same key in another cart does not collide.
    expect((await shop.place(await shop.cartOf(1), {}, 'first')).order.id).not.toBe(first.order.id)
  })

  it('releases what it holds and reserves it again, each idempotently', async () => {
    await shop.discount({ id: 'again', code: 'AGAIN', effect: TEN_PERCENT }, 1)
    const cart = await shop.cartOf(2, { there: 2, code: 'AGAIN' })
    const { order } = await shop.place(cart)
    const go = () => inTransaction((t) => releaseReserved(t, shop.database, order.id, shop.clock.now()))
    const again = () => inTransaction((t) => reserveAgain(t, shop.database, order, shop.clock.now()))
    const uses = async () =>
      (await shop.database.query.selectFrom('discounts').selectAll().where('id', '=', 'again').executeTakeFirst())?.uses
    await go()
    await go()
    expect([await shop.stockLevel(cart.variantId), await uses()]).toEqual(['0/2', 0])
    expect([await again(), await again()]).toEqual([true, true])
    expect([await shop.stockLevel(cart.variantId), await uses()]).toEqual(['2/2', 1])
    await go()
    await cart.restock(1)
    expect(await again()).toBe(false)
    expect([await shop.stockLevel(cart.variantId), await uses()]).toEqual(['0/1', 0])
  })

  it('invalidates caches only when a page would show something else', async () => {
    const turned = async () => (await shop.database.query.selectFrom('outbox').select('payload').execute()).length
    const cart = await shop.cartOf(1, { there: 7 })
    const before = await turned()
    await shop.place(cart)
    expect(await turned()).toBe(before)
    const low = await shop.open({ ...NL, products: [{ id: cart.variantId, quantity: 1 }] })
    const { order } = await shop.place(low)
    expect(await turned()).toBe(before + 1)
    await inTransaction((t) => releaseReserved(t, shop.database, order.id, shop.clock.now()))
    expect(await turned()).toBe(before + 2)
    const versions = () => shop.database.query.selectFrom('offers_version').select('version').executeTakeFirst()
    const known = (await versions())?.version ?? 0
    await stockStatusChangeHandler(shop.database)(JSON.stringify([cart.variantId]), 'key')
    expect((await versions())?.version).toBe(known + 1)
    expect(
      await shop.database.query
        .selectFrom('offer_changes')
        .selectAll()
        .where('version', '=', known + 1)
        .execute(),
    ).toEqual([{ product_sku: cart.name, version: known + 1 }])
  })

  it('a wrong token and an unknown id are answered alike', async () => {
    const { order, orderToken } = await shop.place(await shop.cartOf(1))
    const other = await shop.cartOf(1)
    const unknown = await shop.refused(shop.orders.read('unknown', orderToken))
    expect(unknown).toMatchObject({ answer: { code: 'ORDER_NOT_FOUND' } })
    for (const token of ['', 'wrong', other.jwtToken]) {
      expect(await shop.refused(shop.orders.read(order.id, token))).toEqual(unknown)
    }
    const foreign = await shop.place(other)
    expect(await shop.refused(shop.orders.read(order.id, foreign.orderToken))).toEqual(unknown)
    shop.clock.advance(91 * 24 * 60 * MINUTE)
    expect(await shop.refused(shop.orders.read(order.id, orderToken))).toEqual(unknown)
    shop.clock.advance(-91 * 24 * 60 * MINUTE)
  })
})
