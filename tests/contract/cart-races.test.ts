/** Many at once: on one cart, and on the last pairs of a shelf. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import { reserveStock } from '../../src/services/commerce/stock/reserve-stock.ts'
import { barcode, variant } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { transports } from '../support/transports.ts'
import { OPENED, openCartShop, type CartShop } from './cart-shop.ts'

const NL = { store: { countryCode: 'NL', languageCode: 'en' } }
const HOUR = 3_600_000
const cases = engines.flatMap((engine) => transports.map((transport) => [engine, transport] as const))

describe.each(cases)('at once on %s %s', (engine, transport) => {
  let shop: CartShop

  beforeAll(async () => {
    shop = await openCartShop(engine, transport)
    const socks = Array.from({ length: 20 }, (_, index) => variant(index, { sku: `SOCK-${index}`, stock: { nl: 500 } }))
    await shop.stock('SOCKS', socks)
  })
  afterAll(() => shop.close())

  it('two hundred additions by twenty clients to one cart lose nothing', async () => {
    const cart = await shop.open(NL)
    const client = async (number: number) => {
      for (let quantity = 1; quantity <= 10; quantity += 1) {
        await shop.change(cart, { products: [{ id: barcode(number), quantity }] })
      }
    }
    await Promise.all(Array.from({ length: 20 }, (_, number) => client(number)))
    const answer = await shop.call('GET', '/carts', { token: cart.jwtToken })
    const { cartItems, totalPrice }: RawCart = await answer.json()
    const lines = cartItems.filter(({ type }) => type === 'productVariant')
    expect(lines.map(({ id }) => id).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, number) => barcode(number)).toSorted(),
    )
    expect(new Set(lines.map(({ quantity }) => quantity))).toEqual(new Set([10]))
    expect(totalPrice).toBe(200 * 1200 + 495)
    const row = await shop.database.query
      .selectFrom('carts')
      .select('version')
      .where('id', '=', cart.id)
      .executeTakeFirst()
    expect(row?.version).toBe(201)
  })

  it('fifty buyers of ten pairs in two warehouses get exactly ten', async () => {
    await shop.stock('RARE', [variant(50, { sku: 'RARE-S', stock: { 'nl-rsv': 4, nl: 6 } })])
    const { database } = shop
    const buy = (number: number) =>
      database.transaction((transaction) =>
        reserveStock(transaction, database, {
          orderRef: `race-${number}`,
          lines: [{ variantId: barcode(50), quantity: 1 }],
          warehouses: ['nl-rsv', 'nl'],
          now: OPENED,
          milliseconds: HOUR,
        }),
      )
    const bought = await Promise.all(Array.from({ length: 50 }, (_, number) => buy(number)))
    expect(bought.filter(({ ok }) => ok)).toHaveLength(10)
    const stock = await database.query
      .selectFrom('stock')
      .select(['quantity', 'reserved'])
      .where('variant_id', '=', barcode(50))
      .execute()
    expect(stock.every(({ quantity, reserved }) => quantity === reserved)).toBe(true)
    const answer = shop.call('POST', '/carts', { body: { ...NL, products: [{ id: barcode(50), quantity: 1 }] } })
    expect(await shop.refusal(answer)).toMatchObject({
      code: 'OUT_OF_STOCK',
      products: [{ id: barcode(50), available: 0 }],
    })
  })

  it('buyers of the same things in opposite order do not wait for each other for ever', async () => {
    await shop.stock('PAIRS', [
      variant(60, { sku: 'PAIRS-A', stock: { nl: 40 } }),
      variant(61, { sku: 'PAIRS-B', stock: { nl: 40 } }),
    ])
    const { database } = shop
    const buy = (number: number) =>
      database.transaction((transaction) => {
        const ids = number % 2 === 0 ? [60, 61] : [61, 60]
        const lines = ids.map((id) => ({ variantId: barcode(id), quantity: 1 }))
        const order = {
          orderRef: `pairs-${number}`,
          warehouses: ['nl-rsv', 'nl'] as const,
          now: OPENED,
          milliseconds: HOUR,
        }
        return reserveStock(transaction, database, { ...order, lines })
      })
    const bought = await Promise.all(Array.from({ length: 50 }, (_, number) => buy(number)))
    expect(bought.filter(({ ok }) => ok)).toHaveLength(40)
  })
})
