/** One cart, requested on several nodes: the cache of one of them may be stale, and the responses must be right. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawCart } from '../../src/contracts/commerce/cart-answer-schema.ts'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createCommerceService } from '../../src/services/commerce/service.ts'
import { barcode, variant } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { CART_KEY, openCartShop, type CartShop } from '../support/cart-shop.ts'

const NL = { store: { countryCode: 'NL', languageCode: 'en' } }
const [HAT, SOCK] = [barcode(1), barcode(2)]

describe.each(engines)('a cart on two nodes on %s', (engine) => {
  let here: CartShop
  let there: ReturnType<typeof createCommerceService>

  beforeAll(async () => {
    here = await openCartShop(engine, 'in process')
    const { database, clock } = here
    there = createCommerceService({
      database,
      environment: 'production',
      log: createLog({ level: 'silent' }),
      clock,
      cartKeys: [CART_KEY],
    })
    await here.stock('HATS', [variant(1, { sku: 'HAT-S', stock: { nl: 9 } })])
    await here.stock('SOCKS', [variant(2, { sku: 'SOCK-S', stock: { nl: 9 } })])
  })
  afterAll(() => here.close())

  const elsewhere = async (method: string, token: string, body?: object): Promise<RawCart> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await there.fetch(new Request('http://there/orderv1/carts', { method, headers, ...sent }))
    return rawCart.parse(await answer.json())
  }
  const read = async ({ jwtToken: token }: Pick<RawCart, 'jwtToken'>): Promise<RawCart> =>
    rawCart.parse(await (await here.call('GET', '/carts', { token })).json())
  /** Each answer has a token of its own. */
  const shown = ({ jwtToken: _token, ...cart }: RawCart) => cart

  it('contains what was added on the other one', async () => {
    const cart = await here.open({ ...NL, products: [{ id: HAT, quantity: 1 }] })
    const added = await elsewhere('PUT', cart.jwtToken, { products: [{ id: SOCK, quantity: 2 }] })
    const seen = await read(cart)
    expect(seen.cartItems.map(({ id }) => id)).toEqual(expect.arrayContaining([HAT, SOCK]))
    expect(shown(seen)).toEqual(shown(added))
    await elsewhere('PUT', cart.jwtToken, { products: [{ id: HAT, quantity: 0 }] })
    const changed = await here.change(cart, { products: [{ id: SOCK, quantity: 3 }] })
    expect(changed.cartItems.map(({ id }) => id)).not.toContain(HAT)
    expect(shown(await elsewhere('GET', cart.jwtToken))).toEqual(shown(changed))
  })

  it('returns the current stock, not an earlier one', async () => {
    const cart = await here.open({ ...NL, products: [{ id: HAT, quantity: 2 }] })
    await read(cart)
    await here.database.query.updateTable('stock').set({ quantity: 1 }).where('variant_id', '=', HAT).execute()
    const refused = await here.refusal(
      here.call('PUT', '/carts', { token: cart.jwtToken, body: { products: [{ id: HAT, quantity: 2 }] } }),
    )
    expect(refused).toMatchObject({ code: 'OUT_OF_STOCK', products: [{ id: HAT, available: 1 }] })
  })

  it('moves to another country, and back', async () => {
    const cart = await here.open({ ...NL, products: [{ id: SOCK, quantity: 1 }] })
    const moved = await elsewhere('PUT', cart.jwtToken, { store: { countryCode: 'GB', languageCode: 'en' } })
    expect(moved.store).toMatchObject({ countryCode: 'GB' })
    expect(shown(await read(cart))).toEqual(shown(moved))
    const back = await here.change(cart, NL)
    expect(shown(await elsewhere('GET', cart.jwtToken))).toEqual(shown(back))
  })
})
