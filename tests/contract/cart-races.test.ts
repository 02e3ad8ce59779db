/** Concurrent changes of one cart. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import { barcode, variant } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { transports } from '../support/transports.ts'
import { openCartShop, type CartShop } from '../support/cart-shop.ts'

const NL = { store: { countryCode: 'NL', languageCode: 'en' } }
const cases = engines.flatMap((engine) => transports.map((transport) => [engine, transport] as const))

describe.each(cases)('concurrent changes on %s %s', (engine, transport) => {
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
})
