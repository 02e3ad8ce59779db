import { describe, expect, it } from 'vitest'
import { rawCart, rawItem, rawShippingMethod, rawShippingItem } from '../../../tests/support/raw-cart.ts'
import { findMarket } from '../../markets/storefronts/table.ts'
import type { WarehouseRegion } from '../../markets/types.ts'
import { CallError } from '../call-json.ts'
import { cartClient } from './cart-client.ts'
import type { RawCart } from './cart.ts'
import { http } from '../transport.ts'

const NOW = Date.UTC(2026, 10, 15)
const DAY = 24 * 60 * 60 * 1000

type Sent = { readonly method: string; readonly path: string; readonly token: string | null; readonly body: unknown }
type Answers = (sent: Sent) => Response | Promise<Response>

const json = (body: unknown, status = 200) => Response.json(body, { status })
const refused = (code: string, status = 400) => json({ code, message: `${code} in words` }, status)

type Circumstances = { readonly country?: string; readonly stored?: [string, number]; readonly cartPrefix?: string }

/** A stub service, a token store, and a log, all of which can be inspected. */
function setUp(answers: Answers, { country = 'GB', stored, ...more }: Circumstances = {}) {
  const market = findMarket('production', country)
  if (market === undefined) throw new Error(`No market ${country}`)
  const sent: Sent[] = []
  const logged: string[] = []
  const store = new Map<WarehouseRegion, { token: string; date: string }>()
  if (stored) store.set(market.warehouse.region, { token: stored[0], date: new Date(stored[1]).toISOString() })
  const client = cartClient({
    ...more,
    market,
    now: () => NOW,
    log: (code, { message }) => logged.push(`${code}: ${message}`),
    tokens: {
      read: (region) => store.get(region),
      write: (region, token, date) => store.set(region, { token, date }),
      clear: (region) => store.delete(region),
    },
    transport: http({
      baseUrl: 'http://shop.test',
      fetch: async (request) => {
        const { pathname: path } = new URL(request.url)
        const text = await request.text()
        const token = request.headers.get('authorization')
        const call = { method: request.method, path, token, body: text === '' ? undefined : JSON.parse(text) }
        sent.push(call)
        return answers(call)
      },
    }),
  })
  return { client, sent, logged, store }
}

/** A service that stores quantities, and returns a new token each time. */
function service(initial: Record<string, number> = {}) {
  const quantities = new Map(Object.entries(initial))
  let version = 0
  return ({ body }: Sent): Response => {
    const change: { products?: { id: string; quantity: number }[] } = Object(body)
    for (const { id, quantity } of change.products ?? []) quantities.set(id, quantity)
    version += 1
    const items = [...quantities].map(([id, quantity]) => rawItem({ id, quantity }))
    return json(rawCart([...items, rawShippingItem()], { jwtToken: `token-${version}` }))
  }
}

const stored: [string, number] = ['stored', NOW - DAY]
const withRule = (code: string): RawCart =>
  rawCart([rawItem()], {
    discounts: {
      rules: [{ id: 'r', name: 'r', kind: 'percentage', source: 'code', code, amount: 1 }],
      orderRules: [],
      productDiscounts: [],
    },
  })

describe('cart calls', () => {
  it('~CRT-11 ~CRT-06 fetchCart sends the token as authorization', async () => {
    const { client, sent } = setUp(service(), { stored })
    await client.fetchCart()
    expect(sent).toEqual([{ method: 'GET', path: '/orderv1/carts', token: 'Bearer stored', body: undefined }])
  })

  it('~CRT-12 without a token a call is a POST with country and language', async () => {
    const { client, sent } = setUp(service(), { country: 'BE' })
    await client.addProduct({ id: '1', quantity: 2 })
    const store = { countryCode: 'BE', languageCode: 'nl' }
    const body = { store, products: [{ id: '1', quantity: 2 }] }
    expect(sent).toEqual([{ method: 'POST', path: '/orderv1/carts', token: null, body }])
  })

  it('~CRT-13 a token is stored and used for the next call', async () => {
    const { client, sent, store } = setUp(service())
    await client.updateProduct({ id: '1', quantity: 1 })
    expect(store.get('NL')).toEqual({ token: 'token-1', date: new Date(NOW).toISOString() })
    await client.removeProduct('1')
    expect(sent.map(({ method, token }) => [method, token])).toEqual([
      ['POST', null],
      ['PUT', 'Bearer token-1'],
    ])
  })

  it('~CRT-14 a token belongs to its region', async () => {
    const { client, store } = setUp(service(), { country: 'US' })
    store.set('NL', { token: 'european', date: new Date(NOW).toISOString() })
    await client.updateProduct({ id: '1', quantity: 1 })
    expect([store.get('NL')?.token, store.get('US')?.token]).toEqual(['european', 'token-1'])
  })

  it.each([
    ['of 31 days is thrown away', NOW - 31 * DAY, 'POST'],
    ['of 30 days is used', NOW - 30 * DAY, 'PUT'],
  ])('CRT-15 a token %s', async (_, date, method) => {
    const { client, sent, logged } = setUp(service(), { stored: ['old', date] })
    await client.updateProduct({ id: '1', quantity: 1 })
    expect(sent.map((call) => call.method)).toEqual([method])
    expect(logged).toEqual([])
  })

  it('~CRT-15 a token with an unreadable date is deleted', async () => {
    const { client, sent, store } = setUp(service())
    store.set('NL', { token: 'old', date: 'yesterday' })
    await client.updateProduct({ id: '1', quantity: 1 })
    expect(sent[0]?.method).toBe('POST')
  })

  it.each([
    ['with the same token', 'stored'],
    ['with another token', 'renewed'],
  ])('CRT-15 QLT-02 a response %s renews the date', async (_, jwtToken) => {
    const respond = () => json(rawCart([rawItem()], { jwtToken }))
    const { client, store } = setUp(respond, { stored: ['stored', NOW - 29 * DAY] })
    await client.fetchCart()
    expect(store.get('NL')).toEqual({ token: jwtToken, date: new Date(NOW).toISOString() })
    store.set('NL', { token: jwtToken, date: new Date(NOW - 29 * DAY).toISOString() })
    await client.updateProduct({ id: '1', quantity: 1 })
    expect(store.get('NL')).toEqual({ token: jwtToken, date: new Date(NOW).toISOString() })
  })

  it('CRT-15 a stale token is deleted before the call, which may fail', async () => {
    const { client, store } = setUp(() => refused('NO_SUCH_PRODUCT'), { stored: ['old', NOW - 31 * DAY] })
    await expect(client.updateProduct({ id: '1', quantity: 1 })).rejects.toThrow('NO_SUCH_PRODUCT')
    expect(store.size).toBe(0)
  })

  it.each([
    ['updateProduct', { products: [{ id: '1', quantity: 5 }] }],
    ['removeProduct', { products: [{ id: '1', quantity: 0 }] }],
    ['updateCountryCode', { store: { countryCode: 'FI', languageCode: 'en' } }],
    ['removeDiscountCode', { deleteDiscount: true }],
  ] as const)('~CRT-20 %s sends %j', async (operation, body) => {
    const { client, sent } = setUp(service(), { stored })
    const operations = {
      updateProduct: () => client.updateProduct({ id: '1', quantity: 5 }),
      removeProduct: () => client.removeProduct('1'),
      updateCountryCode: () => client.updateCountryCode({ countryCode: 'FI', languageCode: 'en' }),
      removeDiscountCode: () => client.removeDiscountCode(),
    }
    await operations[operation]()
    expect(sent).toEqual([{ method: 'PUT', path: '/orderv1/carts', token: 'Bearer stored', body }])
  })

  it('~CRT-30 the prefix can be another', async () => {
    const { client, sent } = setUp(service(), { stored, cartPrefix: 'orderv9' })
    await client.fetchCart()
    expect(sent[0]?.path).toBe('/orderv9/carts')
  })

  it('CRT-20 has the operations that the storefront names', () => {
    const { client } = setUp(service())
    expect(Object.keys(client).toSorted()).toEqual([
      'addProduct',
      'addProducts',
      'applyDiscountCode',
      'fetchCart',
      'listShippingMethods',
      'removeDiscountCode',
      'removeProduct',
      'updateCountryCode',
      'updateProduct',
    ])
  })
})

describe('adding', () => {
  it('~CRT-40 names the variant by its barcode', async () => {
    const { client, sent } = setUp(service(), { stored })
    await client.addProduct({ id: '7333102000011', quantity: 1 })
    expect(sent.at(-1)?.body).toEqual({ products: [{ id: '7333102000011', quantity: 1 }] })
  })

  it('~CRT-39 the same variant twice sends 1, then 2', async () => {
    const { client, sent } = setUp(service())
    await client.addProduct({ id: '1', quantity: 1 })
    const cart = await client.addProduct({ id: '1', quantity: 1 })
    expect(sent.map(({ body }) => body)).toMatchObject([
      { products: [{ id: '1', quantity: 1 }] },
      { products: [{ id: '1', quantity: 2 }] },
    ])
    expect(cart.items).toMatchObject([{ id: '1', quantity: 2 }])
  })

  it('~CRT-39 clicks that do not wait for each other lose nothing', async () => {
    const { client } = setUp(service())
    const carts = await Promise.all(Array.from({ length: 10 }, () => client.addProduct({ id: '1', quantity: 1 })))
    expect(carts.at(-1)?.itemsCount).toBe(10)
  })

  it('~CRT-39 looks first when it does not know what is there', async () => {
    const { client, sent } = setUp(service({ '1': 3 }), { stored })
    await client.addProducts([
      { id: '1', quantity: 2 },
      { id: '2', quantity: 1 },
      { id: '1', quantity: 1 },
    ])
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT'])
    expect(sent[1]?.body).toEqual({
      products: [
        { id: '1', quantity: 6 },
        { id: '2', quantity: 1 },
      ],
    })
  })

  it('~SHX-04 begins anew from the present cart when it has changed since', async () => {
    const quantities = [1, 4, 5]
    let changes = 0
    const { client, sent } = setUp(({ method }) => {
      if (method === 'PUT') {
        changes += 1
        if (changes === 1) return refused('CART_CHANGED', 409)
      }
      const quantity = method === 'POST' ? quantities[0] : quantities[method === 'GET' ? 1 : 2]
      return json(rawCart([rawItem({ id: '1', quantity: quantity ?? 0 }), rawShippingItem()], { version: 7 }))
    })
    await client.addProduct({ id: '1', quantity: 1 })
    await client.addProduct({ id: '1', quantity: 1 })
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'PUT', 'GET', 'PUT'])
    expect(sent.at(-1)?.body).toEqual({ products: [{ id: '1', quantity: 5 }] })
  })

  it('~CRT-39 looks again when another tab has changed the cart', async () => {
    const answers = service()
    const { client, sent, store } = setUp(answers)
    await client.addProduct({ id: '1', quantity: 1 })
    answers({ method: 'PUT', path: '', token: '', body: { products: [{ id: '1', quantity: 4 }] } })
    store.set('NL', { token: 'token-of-the-other-tab', date: new Date(NOW).toISOString() })
    await client.addProduct({ id: '1', quantity: 1 })
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET', 'PUT'])
    expect(sent[2]?.body).toEqual({ products: [{ id: '1', quantity: 5 }] })
  })

  it('~CRT-39 a gift of the same variant is not counted', async () => {
    const items = [rawItem({ id: '1', quantity: 2 }), rawItem({ id: '1', itemId: 'gift', isGift: true, quantity: 7 })]
    const { client, sent } = setUp(() => json(rawCart(items)), { stored })
    await client.addProduct({ id: '1', quantity: 1 })
    expect(sent[1]?.body).toEqual({ products: [{ id: '1', quantity: 3 }] })
  })

  it('a cart that is gone is begun anew, without a word', async () => {
    const answers = service()
    const { client, sent } = setUp((call) => (call.method === 'GET' ? refused('CART_NOT_FOUND', 404) : answers(call)), {
      stored,
    })
    await expect(client.addProduct({ id: '1', quantity: 1 })).resolves.toMatchObject({ itemsCount: 1 })
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  it('nothing is added where it cannot be known what is there', async () => {
    const { client, sent, store } = setUp(() => json({}, 503), { stored })
    await expect(client.addProduct({ id: '1', quantity: 1 })).rejects.toThrow('Request failed with status code 503')
    expect(sent.map(({ method }) => method)).toEqual(['GET'])
    expect(store.has('NL')).toBe(true)
  })
})

describe('failures', () => {
  it('CRT-19 fetchCart without a token rejects, and sends no request', async () => {
    const { client, sent, logged } = setUp(service())
    await expect(client.fetchCart()).rejects.toThrow('Cart token is missing')
    expect([sent, logged]).toEqual([[], []])
  })

  it('CRT-19 ERR-18 addProduct without a token needs none', async () => {
    const { client } = setUp(service())
    await expect(client.addProduct({ id: '1', quantity: 1 })).resolves.toMatchObject({ itemsCount: 1 })
  })

  it.each([
    ['~CRT-16', 'RESET', () => refused('RESET', 410)],
    ['ERR-15', 'a RESET that claims success', () => json({ code: 'RESET' })],
    ['~CRT-16', 'a cart that was RESET', () => json({ ...rawCart([rawItem()]), state: 'RESET' })],
    ['~ERR-01', 'UNAUTHORIZED', () => refused('UNAUTHORIZED', 401)],
    ['~ERR-02', 'CART_NOT_FOUND', () => refused('CART_NOT_FOUND', 404)],
    ['~ERR-03', 'CART_CLOSED', () => refused('CART_CLOSED', 409)],
    ['~CRT-17', 'a cart that is CLOSED', () => json(rawCart([rawItem()], { state: 'CLOSED' }))],
  ])('%s %s on a fetch throws the token away and logs it', async (_, _name, answers) => {
    const { client, store, logged } = setUp(answers, { stored })
    await expect(client.fetchCart()).rejects.toMatchObject({ name: 'CartError' })
    expect(store.has('NL')).toBe(false)
    expect(logged).toContain('cart_token_reset: Cart token reset')
  })

  it.each([
    ['CRT-21', 'a status of 500', () => json({}, 500)],
    ['ERR-16', 'a failing network', () => Promise.reject(new TypeError('offline'))],
    ['~ERR-16', 'an answer that is no cart', () => json({ hello: 'world' })],
  ])('%s %s on a fetch is logged as error_fetch_cart and passed on', async (_, _name, answers) => {
    const { client, logged, store } = setUp(answers, { stored })
    await expect(client.fetchCart()).rejects.toBeInstanceOf(CallError)
    expect(logged).toEqual([expect.stringMatching(/^error_fetch_cart: /)])
    expect(store.has('NL')).toBe(true)
  })

  it('~ERR-04 ~CRT-22 OUT_OF_STOCK rejects with what is left, and does not delete the token', async () => {
    const products = [{ id: '1', available: 3 }]
    const { client, store } = setUp(() => json({ code: 'OUT_OF_STOCK', message: 'Only 3 left', products }, 409), {
      stored,
    })
    const failed = client.updateProduct({ id: '1', quantity: 9 })
    await expect(failed).rejects.toMatchObject({ message: 'Only 3 left', isReset: false, products })
    expect(store.get('NL')?.token).toBe('stored')
  })

  it('a call that failed does not hold up the next', async () => {
    let calls = 0
    const answers = service()
    const { client } = setUp((call) => ((calls += 1) === 1 ? json({}, 500) : answers(call)))
    const first = client.updateProduct({ id: '1', quantity: 1 })
    const second = client.updateProduct({ id: '2', quantity: 1 })
    await expect(first).rejects.toBeInstanceOf(CallError)
    await expect(second).resolves.toMatchObject({ itemsCount: 1 })
  })
})

describe('a cart without a shipping line', () => {
  const PRICED = { id: 'standard', quantity: 1 }
  const unavailable = rawShippingMethod({ id: 'express', active: false })
  const respond = (methods: unknown) => (call: Sent) => {
    if (call.path.startsWith('/orderv1/shipments/')) return json(methods)
    const isShipping = JSON.stringify(call.body ?? '').includes('standard')
    return json(rawCart(isShipping ? [rawItem(), rawShippingItem()] : [rawItem()], { jwtToken: 'given' }))
  }

  it('SHP-06 CRT-11 gets the first available method, by a call with the token', async () => {
    const { client, sent } = setUp(respond([unavailable, rawShippingMethod({ id: 'standard' })]))
    const cart = await client.addProduct({ id: '1', quantity: 1 })
    expect(sent.map(({ method, path, token }) => [method, path, token])).toEqual([
      ['POST', '/orderv1/carts', null],
      ['GET', '/orderv1/shipments/GB', 'Bearer given'],
      ['PUT', '/orderv1/carts', 'Bearer given'],
    ])
    expect(sent.at(-1)?.body).toEqual({ products: [PRICED] })
    expect(cart.shippingMethod).toBeDefined()
  })

  it.each([
    ['no method is available', [unavailable], []],
    ['there are no methods', [], ['error_add_shipping: Error: No shipping methods found (configure in admin)']],
  ])('~SHP-06 stays as it is where %s', async (_, methods, expected) => {
    const { client, sent, logged } = setUp(respond(methods))
    const cart = await client.addProduct({ id: '1', quantity: 1 })
    expect([cart.itemsCount, cart.shippingMethod, sent.length]).toEqual([1, undefined, 2])
    expect(logged).toEqual(expected)
  })

  it('~SHP-06 chooses nothing for an empty cart, or where the service has no method for the country', async () => {
    const noMethod = { code: 'NO_SHIPPING', id: '', message: 'None' } as const
    for (const cart of [rawCart([]), rawCart([rawItem()], { messages: [noMethod] })]) {
      const { client, sent } = setUp(() => json(cart), { stored })
      await client.updateProduct({ id: '1', quantity: 1 })
      expect(sent).toHaveLength(1)
    }
  })

  it('~SHP-06 chooses a method beside any other message', async () => {
    const soldOut = { code: 'OUT_OF_STOCK', id: '1', message: 'Sold out' } as const
    const answers = respond([rawShippingMethod({ id: 'standard' })])
    const { client, sent } = setUp((call) =>
      call.method === 'POST' ? json(rawCart([rawItem()], { messages: [soldOut], jwtToken: 'given' })) : answers(call),
    )
    await client.addProduct({ id: '1', quantity: 1 })
    expect(sent.at(-1)?.body).toEqual({ products: [PRICED] })
  })

  it('~SHP-06 is rejected where it was reset meanwhile', async () => {
    const answers = respond([rawShippingMethod({ id: 'standard' })])
    const { client, store } = setUp((call) => (call.method === 'PUT' ? refused('RESET', 410) : answers(call)))
    await expect(client.addProduct({ id: '1', quantity: 1 })).rejects.toThrow('RESET')
    expect(store.size).toBe(0)
  })
})

describe('discount codes', () => {
  it('~DSC-01 sends the code in its one spelling and answers the cart', async () => {
    const { client, sent } = setUp(() => json(withRule('WELCOME10')), { stored })
    await expect(client.applyDiscountCode(' welcome10 ')).resolves.toMatchObject({ discountCode: 'WELCOME10' })
    expect(sent[0]?.body).toEqual({ code: 'WELCOME10' })
  })

  const automatic = rawCart([rawItem()], {
    discounts: {
      rules: [{ id: 'r', name: 'r', kind: 'percentage', source: 'automatic', amount: 1 }],
      orderRules: [],
      productDiscounts: [],
    },
  })

  it.each([
    ['~DSC-03 a cart without a rule', rawCart()],
    ['DSC-04 a cart with an automatic rule', automatic],
    ['~DSC-03 a cart with the code that it had before', withRule('OTHER')],
  ])('%s makes no code accepted', async (_, cart) => {
    const { client } = setUp(() => json(cart), { stored })
    await expect(client.applyDiscountCode('WELCOME10')).rejects.toThrow('No discount code found')
  })

  it('~ERR-31 an invalid code is not requested', async () => {
    const { client, sent } = setUp(service(), { stored })
    await expect(client.applyDiscountCode('two words')).rejects.toThrow('No discount code found')
    expect(sent).toEqual([])
  })
})

describe('listShippingMethods', () => {
  it('~SHP-01 T50 requests by the country in capitals, and reads in the currency and language of the market', async () => {
    const { client, sent } = setUp(() => json([rawShippingMethod()]), { country: 'DE' })
    await expect(client.listShippingMethods('de')).resolves.toMatchObject([{ title: 'Standardversand', price: 595 }])
    expect(sent).toMatchObject([{ method: 'GET', path: '/orderv1/shipments/DE' }])
  })

  it('SHP-05 an empty list rejects', async () => {
    const { client } = setUp(() => json([]))
    await expect(client.listShippingMethods('GB')).rejects.toThrow('No shipping methods found (configure in admin)')
  })

  it('ERR-19 so does one of which nothing is left', async () => {
    const { client, logged } = setUp(() => json([rawShippingMethod({ price: {} })]))
    await expect(client.listShippingMethods('GB')).rejects.toThrow('No shipping methods found (configure in admin)')
    expect(logged).toHaveLength(1)
  })
})
