import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import { CLIENT_IP_HEADER } from '../../src/platform/http/client-ip.ts'
import { cartTokens } from '../../src/services/commerce/carts/token/cart-tokens.ts'
import { CART_KEY, openCartShop, type CartShop } from '../support/cart-shop.ts'
import { barcode, variant } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'

const NL = { store: { countryCode: 'NL', languageCode: 'en' } }
const SOCK = barcode(1)
const one = (quantity = 1) => ({ products: [{ id: SOCK, quantity }] })

describe.each(engines)('opening carts on %s', (engine) => {
  let shop: CartShop
  beforeAll(async () => {
    shop = await openCartShop(engine, 'in process')
    await shop.stock('SOCK', [variant(1, { sku: 'SOCK-S', stock: { nl: 100 } })])
    await shop.discount({ id: 'ten', code: 'TEN', effect: { kind: 'percentage', percent: 10 } })
  })
  afterAll(() => shop.close())

  const rows = async () => (await shop.database.query.selectFrom('carts').selectAll().execute()).length
  const from = (ip: string, body: object = NL) =>
    shop.call('POST', '/carts', { body, headers: { [CLIENT_IP_HEADER]: ip } })

  it('SEC-07 one client opens 20 carts at once and 60 a minute; another client is served meanwhile', async () => {
    const before = await rows()
    const attack = await Promise.all(Array.from({ length: 100 }, () => from('203.0.113.6', { ...NL, ...one() })))
    expect(attack.filter(({ status }) => status === 200)).toHaveLength(20)
    const limited = attack.at(-1)
    expect([limited?.status, limited?.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await limited?.json()).toMatchObject({ code: 'TOO_MANY_CARTS' })
    expect((await from('198.51.100.7', { ...NL, ...one() })).status).toBe(200)
    expect(await rows()).toBe(before + 21)
    let opened = 20
    for (let second = 1; second < 60; second += 1) {
      shop.clock.advance(1000)
      const tries = await Promise.all([from('203.0.113.6'), from('203.0.113.6'), from('203.0.113.6')])
      opened += tries.filter(({ status }) => status === 200).length
    }
    expect(opened).toBe(60)
  })

  it('SEC-07 a cart without lines is not stored; its token is, and is read and changed like any other', async () => {
    const before = await shop.storedCarts()
    const cart = await shop.open(NL)
    expect(cart).toMatchObject({ state: 'OPEN', cartItems: [], store: { countryCode: 'NL' } })
    const german = await shop.change(cart, { store: { countryCode: 'DE', languageCode: 'de' } })
    const withCode = await shop.change(german, { code: 'ten' })
    const read: RawCart = await (await shop.call('GET', '/carts', { token: withCode.jwtToken })).json()
    expect([read.id, read.store.countryCode, read.store.languageCode]).toEqual([cart.id, 'DE', 'de'])
    expect(await shop.storedCarts()).toBe(before)

    const filled = await shop.change(withCode, one(2))
    expect([filled.id, filled.totalDiscountAmount > 0]).toEqual([cart.id, true])
    expect(await shop.storedCarts()).not.toBe(before)
    const emptied = await shop.change(filled, one(0))
    expect(emptied.cartItems.filter(({ type }) => type === 'productVariant')).toEqual([])
  })

  it('SEC-07 a token of the time before the first line reads the stored cart, and never brings back the empty one', async () => {
    const cart = await shop.open(NL)
    await shop.change(cart, one(3))
    const read: RawCart = await (await shop.call('GET', '/carts', { token: cart.jwtToken })).json()
    expect(read.cartItems).toMatchObject([{ id: SOCK, quantity: 3 }, { type: 'shippingOption' }])
    expect((await shop.change(cart, one(4))).cartItems[0]).toMatchObject({ quantity: 4 })
  })

  it('SEC-07 first lines that are added at the same time all count, in one cart', async () => {
    const others = Array.from({ length: 10 }, (_, index) => variant(100 + index, { sku: `O-${index}` }))
    await shop.stock('OTHERS', others)
    const cart = await shop.open(NL)
    await Promise.all(others.map(({ id }) => shop.change(cart, { products: [{ id, quantity: 1 }] })))
    const read: RawCart = await (await shop.call('GET', '/carts', { token: cart.jwtToken })).json()
    const ids = read.cartItems.filter(({ type }) => type === 'productVariant').map(({ id }) => id)
    expect(ids.toSorted()).toEqual(others.map(({ id }) => id).toSorted())
  })

  it('SEC-07 a rejected first line stores nothing', async () => {
    const cart = await shop.open(NL)
    const before = await shop.storedCarts()
    const answer = await shop.call('PUT', '/carts', { token: cart.jwtToken, body: one(5000) })
    expect(answer.status).toBe(409)
    expect(await shop.storedCarts()).toBe(before)
  })

  it('a token without what the cart holds is of a stored cart: deleted, it is not found', async () => {
    const token = cartTokens([CART_KEY]).sign({ cartId: 'deleted', region: 'NL' }, shop.clock.now())
    expect(await shop.refusal(shop.call('GET', '/carts', { token }))).toMatchObject({ code: 'CART_NOT_FOUND' })
    expect(await shop.refusal(shop.call('PUT', '/carts', { token, body: one() }))).toMatchObject({ status: 404 })
  })
})
