import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartError } from '../../src/contracts/commerce/cart-answer-schema.ts'
import { cartClient, type CartClient } from '../../src/contracts/commerce/cart-client.ts'
import type { CartErrorCode } from '../../src/contracts/commerce/cart.ts'
import { cartOperations } from '../../src/contracts/commerce/cart-operations.ts'
import { CallError } from '../../src/contracts/call-json.ts'
import type { Transport } from '../../src/contracts/transport.ts'
import { firstAvailable } from '../../src/contracts/commerce/first-available.ts'
import { findMarket, shippingCountries } from '../../src/markets/storefronts/table.ts'
import { closeCart } from '../../src/services/commerce/carts/stored-cart.ts'
import { barcode, variant } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { transports } from '../support/transports.ts'
import { openCartShop, type CartShop } from '../support/cart-shop.ts'

const SOCK = barcode(1)
const FEW = barcode(2)
const PACK = barcode(3)

const WAYS = engines.flatMap((engine) => transports.map((transport) => [engine, transport] as const))

describe.each(WAYS)('~HSE-04 the client of carts and its service, on %s, %s', (engine, transport) => {
  let shop: CartShop
  let tokens: Map<string, { readonly token: string; readonly date: string }>
  let sent: string[]

  beforeAll(async () => {
    shop = await openCartShop(engine, transport)
    await shop.stock('SOCK', [variant(1, { sku: 'SOCK-S', stock: { nl: 20_000 } })])
    await shop.stock('FEW', [variant(2, { sku: 'FEW-S', stock: { nl: 2 } })])
    await shop.stock('PACK', [variant(3, { sku: 'PACK-UP', stock: { us: 50 } })])
    await shop.discount({ id: 'ten', code: 'TEN', effect: { kind: 'percentage', percent: 10 } })
    await shop.discount({ id: 'ship', code: 'SHIP', effect: { kind: 'free-shipping' } })
  })
  afterAll(() => shop.close())
  beforeEach(() => {
    tokens = new Map()
    sent = []
  })

  /** Reaches the service, and checks every reply against the table of operations. */
  const checkedTransport: Transport = async (route, request) => {
    sent.push(route.method)
    const contract = Object.values(cartOperations).find(
      ({ path, method }) => path === route.path && method === route.method,
    )
    try {
      const reply = await shop.transport(route, request)
      contract?.output.parse(reply.value)
      return reply
    } catch (error) {
      if (error instanceof CallError) cartError.parse(error.answer)
      throw error
    }
  }

  function clientIn(country: string): CartClient {
    const market = findMarket('production', country)
    if (market === undefined) throw new Error(`No market ${country}`)
    return cartClient({
      transport: checkedTransport,
      market,
      now: () => shop.clock.now().getTime(),
      log: () => undefined,
      tokens: {
        read: (region) => tokens.get(region),
        write: (region, token, date) => tokens.set(region, { token, date }),
        clear: (region) => tokens.delete(region),
      },
    })
  }

  it('~CRT-12 ~CRT-13 ~CRT-39 adds to a new cart, then to the one it has', async () => {
    const client = clientIn('NL')
    await client.addProduct({ id: SOCK, quantity: 1 })
    const cart = await client.addProduct({ id: SOCK, quantity: 2 })
    expect(cart).toMatchObject({ itemsCount: 3, countryCode: 'NL', shippingMethod: { id: 'standard' } })
    expect(sent).toEqual(['POST', 'PUT'])
    await expect(clientIn('NL').fetchCart()).resolves.toEqual(cart)
  })

  it('SHX-04 two tabs that add to the same line lose nothing, also at the same time', async () => {
    const [one, other] = [clientIn('NL'), clientIn('NL')]
    await one.addProduct({ id: SOCK, quantity: 1 })
    await other.addProduct({ id: SOCK, quantity: 1 })
    await expect(one.addProduct({ id: SOCK, quantity: 1 })).resolves.toMatchObject({ itemsCount: 3 })
    const both = [one, other, one, other].map((client) => client.addProduct({ id: SOCK, quantity: 1 }))
    await Promise.all(both)
    await expect(other.addProduct({ id: SOCK, quantity: -2 })).resolves.toMatchObject({ itemsCount: 5 })
    await expect(one.fetchCart()).resolves.toMatchObject({ itemsCount: 5 })
  })

  it('~CRT-39 loses no click when clicks do not wait for responses', async () => {
    const client = clientIn('NL')
    const carts = await Promise.all(Array.from({ length: 20 }, () => client.addProduct({ id: SOCK, quantity: 1 })))
    expect(carts.at(-1)?.itemsCount).toBe(20)
  })

  it.each(shippingCountries('production').map(({ countryCode }) => countryCode))(
    'CRT-37 the prices of a cart in %s add up',
    async (country) => {
      const id = country === 'US' ? PACK : SOCK
      const client = clientIn(country)
      await client.addProduct({ id, quantity: 3 })
      const cart = await client.applyDiscountCode('ten')
      expect(cart.priceProducts).toBeGreaterThan(0)
      expect(cart.priceDiscount).toBeGreaterThan(0)
      expect(cart.priceProducts + cart.priceShipping - cart.priceDiscount).toBe(cart.priceTotal)
    },
  )

  it('~DSC-01 ~DSC-02 ~DSC-05 a code is applied and removed', async () => {
    const client = clientIn('DE')
    const before = await client.addProduct({ id: SOCK, quantity: 1 })
    await expect(client.applyDiscountCode(' ship ')).resolves.toMatchObject({
      discountCode: 'SHIP',
      priceShipping: 0,
      isFreeShippingDiscountCodeApplied: true,
    })
    await expect(client.removeDiscountCode()).resolves.toEqual(before)
  })

  it('~DSC-03 ~DSC-04 ~ERR-31 a wrong code is rejected, also beside a right one', async () => {
    const client = clientIn('DE')
    await client.addProduct({ id: SOCK, quantity: 1 })
    await expect(client.applyDiscountCode('WRONG')).rejects.toThrow('No discount code found')
    await client.applyDiscountCode('TEN')
    await expect(client.applyDiscountCode('WRONG')).rejects.toThrow('No discount code found')
    await expect(client.fetchCart()).resolves.toMatchObject({ discountCode: 'TEN' })
  })

  it('~CRT-10 ~CRT-20 moves to another country, changes and removes a line', async () => {
    const client = clientIn('IE')
    await client.addProducts([
      { id: SOCK, quantity: 1 },
      { id: FEW, quantity: 1 },
    ])
    await expect(client.updateCountryCode({ countryCode: 'SE', languageCode: 'en' })).resolves.toMatchObject({
      countryCode: 'SE',
      itemsCount: 2,
    })
    await expect(client.updateProduct({ id: SOCK, quantity: 5 })).resolves.toMatchObject({ itemsCount: 6 })
    await expect(client.removeProduct(FEW)).resolves.toMatchObject({ itemsCount: 5 })
  })

  it('~SHP-07 ~SHP-08 lists shipping methods and applies the chosen one', async () => {
    const client = clientIn('DE')
    const methods = await client.listShippingMethods('de')
    expect(methods.map(({ id, available }) => [id, available])).toEqual([
      ['stopped', false],
      ['standard', true],
      ['express', true],
    ])
    const cart = await client.addProduct({ id: SOCK, quantity: 1 })
    expect(cart.shippingMethod?.id).toBe(firstAvailable(methods)?.id)
    const chosen = await client.updateProduct({ id: 'express', quantity: 1 })
    expect(chosen.shippingMethod).toEqual({ id: 'express', price: 995 })
  })

  it.each<[string, CartErrorCode, (client: CartClient) => Promise<unknown>, object]>([
    ['~ERR-04', 'OUT_OF_STOCK', (client) => client.addProduct({ id: FEW, quantity: 3 }), [{ id: FEW, available: 2 }]],
    ['~ERR-05', 'MISSING_PRODUCTS', (client) => client.addProduct({ id: barcode(99), quantity: 1 }), [{}]],
    ['~ERR-09', 'warehouse_error', (client) => client.addProduct({ id: PACK, quantity: 1 }), [{ id: PACK }]],
    [
      '~ERR-12',
      'quantity_request_upper_limit_error',
      (client) => client.updateProduct({ id: SOCK, quantity: 10_001 }),
      [{ id: SOCK }],
    ],
  ])('%s %s names the products, and leaves the cart as it was', async (_, code, attempt, products) => {
    const client = clientIn('NL')
    const before = await client.addProduct({ id: SOCK, quantity: 1 })
    await expect(attempt(client)).rejects.toMatchObject({ name: 'CartError', code, isReset: false, products })
    await expect(client.fetchCart()).resolves.toEqual(before)
  })

  it('~CRT-17 ~ERR-03 a cart that has become an order is gone, and the next addition begins anew', async () => {
    const client = clientIn('NL')
    const { cartId } = await client.addProduct({ id: SOCK, quantity: 1 })
    await shop.database.transaction((transaction) => closeCart(transaction, cartId, shop.clock.now()))
    const failed = client.updateProduct({ id: SOCK, quantity: 2 })
    await expect(failed).rejects.toMatchObject({ code: 'CART_CLOSED', isReset: true, translationKey: 'noCartFound' })
    expect(tokens.has('NL')).toBe(false)
    const next = await client.addProduct({ id: SOCK, quantity: 1 })
    expect([next.cartId === cartId, next.itemsCount]).toEqual([false, 1])
  })

  it('~ERR-01 ~CRT-16 an invalid token is discarded', async () => {
    tokens.set('NL', { token: 'nonsense', date: shop.clock.now().toISOString() })
    await expect(clientIn('NL').fetchCart()).rejects.toMatchObject({ code: 'UNAUTHORIZED', isReset: true })
    expect(tokens.has('NL')).toBe(false)
  })
})
