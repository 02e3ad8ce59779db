/** Concurrent requests: on one cart, and on the last pairs in stock. */
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOrderNumbers } from './order-numbers.ts'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { ADA, openOrderShop, type OrderShop } from '../../../../tests/support/order-shop.ts'

const NL = { store: { countryCode: 'NL', languageCode: 'en' } }
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

describe.each(engines)('orders at once on %s', (engine) => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await openOrderShop(engine)
    await shop.stock('SOCKS', [variant(1, { stock: { nl: 500 } }), variant(2, { stock: { nl: 500 } })])
  })
  afterAll(() => shop.close())

  const ordersOf = (cartId: string) =>
    shop.database.query.selectFrom('orders').select(['id', 'state']).where('cart_id', '=', cartId).execute()

  it('twenty placings of one cart are one order with one attempt', async () => {
    const cart = await shop.open({ ...NL, products: [{ id: barcode(1), quantity: 2 }] })
    const placed = await Promise.all(times(20).map(() => shop.place(cart)))
    expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1)
    expect(new Set(placed.map(({ attempt }) => attempt.id)).size).toBe(1)
    expect(await ordersOf(cart.id)).toHaveLength(1)
    expect((await shop.stockLevels())[`${barcode(1)} nl`]).toBe('2/500')
  })

  it('two tabs with different contents leave one open order, and hold its products alone', async () => {
    const cart = await shop.open({ ...NL, products: [{ id: barcode(2), quantity: 1 }] })
    const tab = async (number: number) => {
      await shop.change(cart, { products: [{ id: barcode(2), quantity: number }] })
      return shop.place(cart, { email: `tab${number}@example.com` })
    }
    await Promise.all(times(8).map((number) => tab(number + 1)))
    const orders = await ordersOf(cart.id)
    expect(orders.filter(({ state }) => state === 'open')).toHaveLength(1)
    expect(orders.every(({ state }) => state === 'open' || state === 'replaced')).toBe(true)
    const held = await shop.database.query
      .selectFrom('reservations')
      .innerJoin('orders', 'orders.id', 'reservations.order_ref')
      .select(['orders.state as order', 'quantity'])
      .where('reservations.variant_id', '=', barcode(2))
      .where('reservations.state', '=', 'held')
      .execute()
    expect(held.map(({ order }) => order)).toEqual(['open'])
    expect((await shop.stockLevels())[`${barcode(2)} nl`]).toBe(`${held[0]?.quantity}/500`)
  })

  it('fifty carts for ten pairs are exactly ten orders, and every other is rejected', async () => {
    await shop.stock('RARE', [variant(50, { sku: 'RARE-S', stock: { 'nl-rsv': 4, nl: 6 } })])
    const carts = await Promise.all(
      times(50).map(() => shop.open({ ...NL, products: [{ id: barcode(50), quantity: 1 }] })),
    )
    const answers = await Promise.all(
      carts.map(async (cart) =>
        shop.place(cart).then(
          () => 'ordered',
          (error: unknown) => String(error),
        ),
      ),
    )
    expect(answers.filter((answer) => answer === 'ordered')).toHaveLength(10)
    expect(answers.filter((answer) => answer.includes('OUT_OF_STOCK'))).toHaveLength(40)
    const stockLevels = await shop.stockLevels()
    expect([stockLevels[`${barcode(50)} nl-rsv`], stockLevels[`${barcode(50)} nl`]]).toEqual(['4/4', '6/6'])
  })

  it('every order has a number of its own, also with concurrent processes', async () => {
    const nodes = times(3).map(() => createOrderNumbers(shop.database))
    const taken = await Promise.all(times(90).map(async (turn) => nodes[turn % 3]?.take()))
    expect(new Set(taken).size).toBe(90)
  })

  it('an import in between fails no order', async () => {
    const ids = times(6).map((number) => 60 + number)
    const variants = (there: number) => ids.map((id) => variant(id, { sku: `TIDE-${id}`, stock: { nl: there } }))
    await shop.stock('TIDE', variants(400))
    const carts = await Promise.all(
      times(12).map((turn) => {
        const wanted = turn % 2 === 0 ? ids : ids.toReversed()
        return shop.open({ ...NL, products: wanted.map((id) => ({ id: barcode(id), quantity: 1 })) })
      }),
    )
    const imports = async () => {
      for (const there of [390, 380, 370, 360]) await shop.stock('TIDE', variants(there).toReversed())
    }
    await Promise.all([imports(), ...carts.map((cart) => shop.place(cart))])
    const { rows } = await sql<{
      reserved: number
    }>`select reserved from stock where variant_id = ${barcode(60)}`.execute(shop.database.query)
    expect(rows).toEqual([{ reserved: 12 }])
  })
})

describe('orders for stock that is taken away while they are placed, on postgres', () => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await openOrderShop('postgres')
  })
  afterAll(() => shop.close())

  const store = { countryCode: 'NL', languageCode: 'en' }
  const waiting = async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.database.query)
    return rows[0]?.waiting
  }
  const changedStock = async () => {
    const rows = await shop.database.query
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'stock-turned')
      .execute()
    return rows.map(({ payload }) => payload)
  }

  /**
   * Carts of a variant with so much stock; they are ordered while another transaction has changed the stock level and is not
   * committed.
   */
  const placeMeanwhile = async (
    there: number,
    quantities: readonly number[],
    change: (id: string) => RawBuilder<unknown>,
  ) => {
    const { variantId } = await shop.cartOf(1, { there })
    const carts = await Promise.all(
      quantities.map((quantity) => shop.open({ store, products: [{ id: variantId, quantity }] })),
    )
    // Once variants are cached, only their stock is read.
    for (const { jwtToken } of carts) await shop.orders.placeFromWallet(jwtToken, {})
    const [placed, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const changing = shop.database.transaction(async (transaction) => {
      await change(variantId).execute(transaction)
      changed.resolve()
      await placed.promise
    })
    await changed.promise
    const placings = carts.map(({ jwtToken }) => shop.orders.place(jwtToken, ADA))
    await expect.poll(waiting).toBe(carts.length)
    placed.resolve()
    await changing
    const answers = await Promise.all(placings)
    return { variantId, answers: answers.map((answer) => (answer.ok ? 'placed' : answer.failure.answer)) }
  }

  it('are placed if there is enough all the same, and else rejected with what is left', async () => {
    const { variantId, answers } = await placeMeanwhile(
      500,
      [1, 2],
      (id) => sql`update stock set quantity = 2 where variant_id = ${id}`,
    )
    expect(answers).toContain('placed')
    expect(answers).toContainEqual(
      expect.objectContaining({ code: 'OUT_OF_STOCK', products: [{ id: variantId, available: expect.any(Number) }] }),
    )
  })

  it('are not placed when the stock is gone', async () => {
    const { variantId, answers } = await placeMeanwhile(
      500,
      [1],
      (id) => sql`delete from stock where variant_id = ${id}`,
    )
    expect(answers).toEqual([
      expect.objectContaining({ code: 'OUT_OF_STOCK', products: [{ id: variantId, available: 0 }] }),
    ])
    const held = await shop.database.query
      .selectFrom('reservations')
      .select('id')
      .where('variant_id', '=', variantId)
      .execute()
    expect(held).toEqual([])
  })

  it('sell out a stock level together, and page caches are notified', async () => {
    const { variantId, answers } = await placeMeanwhile(
      40,
      [20, 20],
      (id) => sql`update stock set quantity = quantity where variant_id = ${id}`,
    )
    expect(answers).toEqual(['placed', 'placed'])
    expect(await shop.stockLevel(variantId)).toBe('40/40')
    expect(await changedStock()).toContain(JSON.stringify([variantId]))
  })
})
