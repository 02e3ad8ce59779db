/** Every invalid request to a cart. Each is rejected with its code, and nothing is written. */
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import { cartTokens } from '../../src/services/commerce/carts/token/cart-tokens.ts'
import { barcode, variant } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { transports } from '../support/transports.ts'
import { CART_KEY, openCartShop, type CartShop } from '../support/cart-shop.ts'

const NL = { store: { countryCode: 'NL', languageCode: 'en' } }
const [SOCK, FEW, PACK, GONE, ABROAD, UNPRICED] = [1, 2, 3, 4, 5, 6].map(barcode)
const UNKNOWN = barcode(999)
const one = (id: unknown, quantity: unknown = 1) => ({ products: [{ id, quantity }] })
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const payloadOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const headerOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
const signed = (header: unknown, payload: unknown, key = CART_KEY) => {
  const text = `${encode(header)}.${encode(payload)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

const cases = engines.flatMap((engine) => transports.map((transport) => [engine, transport] as const))

describe.each(cases)('carts on %s %s refuse', (engine, transport) => {
  let shop: CartShop
  let cart: RawCart
  let before: string

  beforeAll(async () => {
    shop = await openCartShop(engine, transport)
    await shop.stock('SOCK', [variant(1, { sku: 'SOCK-S', stock: { nl: 20_000 } })])
    await shop.stock('FEW', [variant(2, { sku: 'FEW-S', stock: { 'nl-rsv': 1, nl: 2, us: 100 } })])
    await shop.stock('PACK', [variant(3, { sku: 'PACK-UP', stock: { us: 5 } })])
    await shop.stock('GONE', [variant(4, { sku: 'GONE-S' })])
    await shop.stock('GONE', [])
    await shop.stock('ABROAD', [variant(5, { sku: 'ABROAD-S', stock: { us: 5 } })])
    await shop.stock('UNPRICED', [variant(6, { sku: 'UNPRICED-S', prices: { GBP: { original: 900, final: 900 } } })])
    await shop.discount({ id: 'ten', code: 'TEN', effect: { kind: 'percentage', percent: 10 } })
    cart = await shop.open({ ...NL, ...one(SOCK, 2) })
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    before = await shop.storedCarts()
  })

  const put = (body: unknown, token: string | undefined = cart.jwtToken) =>
    shop.refusal(shop.call('PUT', '/carts', { token, body }))
  const nothingWritten = async () => expect(await shop.storedCarts()).toBe(before)

  it.each<[string, (token: string) => string | undefined]>([
    ['no token', () => undefined],
    ['an empty one', () => ''],
    ['a word', () => 'open sesame'],
    ['one that was forged', (token) => signed(headerOf(token), payloadOf(token), 'a foreign key')],
    [
      'one whose cart was changed',
      (token) => token.replace(/\.[^.]+\./, `.${encode({ ...payloadOf(token), sub: 'x' })}.`),
    ],
    ['one without algorithm', (token) => `${encode({ ...headerOf(token), alg: 'none' })}.${token.split('.')[1]}.`],
    ['one of another algorithm', (token) => signed({ ...headerOf(token), alg: 'HS384' }, payloadOf(token))],
    ['one of an unknown key', (token) => signed({ ...headerOf(token), kid: 'unknown' }, payloadOf(token))],
    ['one of another purpose', (token) => signed(headerOf(token), { ...payloadOf(token), purpose: 'order' })],
    ['one of another region', (token) => signed(headerOf(token), { ...payloadOf(token), region: 'US' })],
    [
      'one that has expired',
      () => cartTokens([CART_KEY]).sign({ cartId: cart.id, region: 'NL' }, new Date('2020-01-01')),
    ],
    ['ten kilobytes', () => 'x'.repeat(10_000)],
  ])('~ERR-01 a token: %s', async (_, forge) => {
    const token = forge(cart.jwtToken)
    const read = shop.call('GET', '/carts', { token })
    expect(await shop.refusal(read)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
    const write = shop.call('PUT', '/carts', { token, body: one(SOCK, 3) })
    expect(await shop.refusal(write)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
    await nothingWritten()
  })

  it('~ERR-02 the token of a missing cart', async () => {
    const token = cartTokens([CART_KEY]).sign({ cartId: 'unknown', region: 'NL' }, shop.clock.now())
    expect(await put(one(SOCK), token)).toMatchObject({ status: 404, code: 'CART_NOT_FOUND' })
    expect(await shop.refusal(shop.call('GET', '/carts', { token }))).toMatchObject({ code: 'CART_NOT_FOUND' })
  })

  it.each<[string, unknown, string]>([
    ['a negative quantity', one(SOCK, -1), 'products.0.quantity'],
    ['a broken quantity', one(SOCK, 1.5), 'products.0.quantity'],
    ['a quantity that is text', one(SOCK, '2'), 'products.0.quantity'],
    ['a quantity that is null', one(SOCK, null), 'products.0.quantity'],
    ['a quantity that is too large', one(SOCK, 1e300), 'products.0.quantity'],
    ['no quantity', { products: [{ id: SOCK }] }, 'products.0.quantity'],
    ['an id that is a number', one(42), 'products.0.id'],
    ['an invalid id', one("'; drop table carts; --"), 'products.0.id'],
    [
      'the same id twice',
      {
        products: [
          { id: SOCK, quantity: 1 },
          { id: SOCK, quantity: 2 },
        ],
      },
      'products.1.id',
    ],
    [
      'a thousand lines',
      { products: Array.from({ length: 1000 }, (_, index) => ({ id: barcode(index), quantity: 1 })) },
      'products',
    ],
    ['a price', { products: [{ id: SOCK, quantity: 1, price: 1 }] }, 'products.0.price'],
    ['a discount on a line', { products: [{ id: SOCK, quantity: 1, discount: 100 }] }, 'products.0.discount'],
    ['a total', { ...one(SOCK), totalPrice: 0 }, 'totalPrice'],
    ['discounts', { ...one(SOCK), discounts: { rules: [] } }, 'discounts'],
    ['an unknown member', { ...one(SOCK), isAdmin: true }, 'isAdmin'],
    ['a prototype', `{"__proto__":{"code":"TEN"},"products":[{"id":"${SOCK}","quantity":1}]}`, '__proto__'],
    [
      'the prototype of a line',
      `{"products":[{"id":"${SOCK}","quantity":1,"__proto__":{"price":1}}]}`,
      'products.0.__proto__',
    ],
    ['a currency', { store: { ...NL.store, currencyUnit: 'KRW' } }, 'store.currencyUnit'],
    ['a tax', { store: { ...NL.store, taxPercentage: 0 } }, 'store.taxPercentage'],
    ['a country we do not ship to', { store: { countryCode: 'AU', languageCode: 'en' } }, 'store.countryCode'],
    [
      'a language that the country does not have',
      { store: { countryCode: 'NL', languageCode: 'xx' } },
      'store.languageCode',
    ],
    ['a code of ten kilobytes', { code: 'X'.repeat(10_000) }, 'code'],
    ['a code that is a list', { code: ['TEN'] }, 'code'],
    ['a discount that is not deleted', { deleteDiscount: false }, 'deleteDiscount'],
    ['two of a shipping method', one('standard', 2), 'products.0.quantity'],
  ])('%s', async (_, body, field) => {
    expect(await put(body)).toMatchObject({ status: 400, code: 'INVALID_REQUEST', field })
    await nothingWritten()
  })

  it('a new cart without a country, of Australia, of too much', async () => {
    const post = (body: unknown) => shop.refusal(shop.call('POST', '/carts', { body }))
    expect(await post(one(SOCK))).toMatchObject({ status: 400, field: 'store' })
    expect(await post({ store: { countryCode: 'JP', languageCode: 'en' } })).toMatchObject({
      field: 'store.countryCode',
    })
    expect(await post({ ...NL, ...one(FEW, 9) })).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' })
    await nothingWritten()
  })

  it('more than a hundred different products', async () => {
    const many = Array.from({ length: 100 }, (_, index) => variant(1000 + index, { sku: `MANY-${index}` }))
    await shop.stock('MANY', many)
    expect(await put({ products: many.map(({ id }) => ({ id, quantity: 1 })) })).toMatchObject({
      status: 400,
      field: 'products',
    })
    await nothingWritten()
  })

  it('CRT-23 ERR-12 ten thousand and one', async () => {
    const refused = { status: 422, code: 'quantity_request_upper_limit_error', products: [{ id: SOCK }] }
    expect(await put(one(SOCK, 10_001))).toMatchObject(refused)
    expect(await put(one(SOCK, 9_007_199_254_740_991))).toMatchObject(refused)
    await nothingWritten()
    const full = await shop.open({ ...NL, ...one(SOCK, 10_000) })
    expect(full.cartItems[0]?.quantity).toBe(10_000)
  })

  it('~ERR-04 more than there is, and returns the available quantity', async () => {
    const body = {
      products: [
        { id: SOCK, quantity: 5 },
        { id: FEW, quantity: 4 },
      ],
    }
    expect(await put(body)).toEqual({
      status: 409,
      code: 'OUT_OF_STOCK',
      message: 'Only 3 left of FEW. You can’t order more than that.',
      products: [{ id: FEW, available: 3 }],
    })
    await nothingWritten()
    expect((await shop.open({ ...NL, ...one(FEW, 3) })).cartItems[0]?.quantity).toBe(3)
  })

  it('~ERR-05 products that are unknown, discontinued or not sold there, and names them', async () => {
    const body = { products: [SOCK, UNKNOWN, GONE, 'sock'].map((id) => ({ id, quantity: 1 })) }
    expect(await put(body)).toMatchObject({
      status: 422,
      code: 'MISSING_PRODUCTS',
      products: [{ id: UNKNOWN }, { id: GONE }, { id: 'sock' }],
    })
    expect(await put(one(UNPRICED))).toMatchObject({ code: 'MISSING_PRODUCTS', products: [{ id: UNPRICED }] })
    expect(await put(one('stopped'))).toMatchObject({ code: 'MISSING_PRODUCTS' })
    expect(await put(one('far'))).toMatchObject({ code: 'MISSING_PRODUCTS' })
    await nothingWritten()
  })

  it('ERR-09 what is stocked in another region, or sold only there', async () => {
    expect(await put(one(PACK))).toMatchObject({ status: 422, code: 'warehouse_error', products: [{ id: PACK }] })
    expect(await put(one(ABROAD))).toMatchObject({ code: 'warehouse_error', products: [{ id: ABROAD }] })
    const american = { store: { countryCode: 'US', languageCode: 'en' } }
    const sock = shop.call('POST', '/carts', { body: { ...american, ...one(SOCK) } })
    expect(await shop.refusal(sock)).toMatchObject({ code: 'warehouse_error' })
    expect(await put(american)).toMatchObject({ code: 'warehouse_error' })
    await nothingWritten()
  })

  it('too many codes, and then the right one too', async () => {
    const { jwtToken: token } = await shop.open({ ...NL, ...one(SOCK, 1) })
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await shop.call('PUT', '/carts', { token, body: { code: `GUESS${guess}` } })).status).toBe(200)
    }
    const answer = await shop.call('PUT', '/carts', { token, body: { code: 'TEN' } })
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, 600])
    expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_CODES' })
    shop.clock.advance(600_000)
    expect((await shop.change({ jwtToken: token }, { code: 'TEN' })).discounts.rules).toHaveLength(1)
  })

  it.each(['DELETE', 'PATCH'])('the method %s', async (method) => {
    expect((await shop.call(method, '/carts', { token: cart.jwtToken })).status).toBe(405)
  })

  it('invalid JSON', async () => {
    expect(await put('{"products":')).toMatchObject({ status: 400, code: 'MALFORMED_JSON' })
    expect(await put(`{"code":"${'X'.repeat(100_000)}"}`)).toMatchObject({ status: 413 })
  })
})
