import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveOffers } from '../../src/services/commerce/catalogue/save-offers.ts'
import { stopDiscount } from '../../src/services/commerce/discounts/discount-rules.ts'
import { listShippingOffers, saveShippingMethods } from '../../src/services/commerce/shipping/shipping-methods.ts'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import { closeCart } from '../../src/services/commerce/carts/stored-cart.ts'
import { shippingCountries } from '../../src/markets/storefronts/table.ts'
import { barcode, variant } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { transports } from '../support/transports.ts'
import { OPENED, openCartShop, type CartShop } from '../support/cart-shop.ts'

const NL = { store: { countryCode: 'NL', languageCode: 'nl' } }
const [SOCK, HAT, PACK, LAST, GIFT, SALE] = [1, 2, 3, 4, 5, 6].map(barcode)
const one = (id: string | undefined, quantity = 1) => ({ products: [{ id, quantity }] })
const itemsOf = (cart: { cartItems: readonly { type: string; id: string; quantity: number }[] }) =>
  cart.cartItems.filter(({ type }) => type === 'productVariant').map(({ id, quantity }) => [id, quantity])
const shipping = (cart: { cartItems: readonly { type: string; id: string }[] }) =>
  cart.cartItems.filter(({ type }) => type === 'shippingOption').map(({ id }) => id)

const cases = engines.flatMap((engine) => transports.map((transport) => [engine, transport] as const))

describe.each(cases)('carts on %s %s', (engine, transport) => {
  let shop: CartShop

  beforeAll(async () => {
    shop = await openCartShop(engine, transport)
    await shop.stock('SOCK', [variant(1, { sku: 'SOCK-S', stock: { 'nl-rsv': 3, nl: 20_000 } })])
    await shop.stock('HAT', [variant(2, { sku: 'HAT-S', prices: { EUR: { original: 2000, final: 2000 } } })], {
      sections: ['gifts'],
      name: { en: 'Hat', nl: 'Muts' },
    })
    await shop.stock('PACK', [variant(3, { sku: 'PACK-UP', stock: { us: 50 } })])
    await shop.stock('LAST', [variant(4, { sku: 'LAST-S', stock: { nl: 2 } })])
    await shop.stock('GIFT', [variant(5, { sku: 'GIFT-S', stock: { nl: 3 } })])
    const before = { EUR: { original: 1500, final: 1500 } }
    const reduced = { EUR: { original: 1800, final: 1000 } }
    await shop.stock('SALE', [variant(6, { sku: 'SALE-S', prices: before })])
    shop.clock.advance(40 * 24 * 60 * 60 * 1000)
    await shop.database.transaction(async (transaction) => {
      const variants = [variant(6, { sku: 'SALE-S', prices: reduced })]
      await saveOffers(transaction, shop.database, [{ sku: 'SALE', variants }], shop.clock.now())
    })
    await shop.discount({ id: 'ten', code: 'TEN', effect: { kind: 'percentage', percent: 10 } })
    await shop.discount({ id: 'twenty', code: 'TWENTY', effect: { kind: 'percentage', percent: 20 } })
    await shop.discount({
      id: 'rich',
      code: 'RICH',
      effect: { kind: 'percentage', percent: 50 },
      minimumSpend: { EUR: 90_000 },
    })
    await shop.discount({ id: 'ship', code: 'SHIP', effect: { kind: 'free-shipping' } })
    await shop.discount({
      id: 'bag',
      effect: { kind: 'gift', variantIds: [String(GIFT)], quantity: 1 },
      minimumSpend: { EUR: 10_000 },
    })
  })
  afterAll(() => shop.close())

  it('CRT-02 answers the whole cart', async () => {
    const cart = await shop.open({ ...NL, ...one(HAT) })
    expect(Object.keys(cart).toSorted()).toEqual(
      [
        'cartItems',
        'discounts',
        'id',
        'jwtToken',
        'messages',
        'state',
        'store',
        'totalDiscountAmount',
        'totalPrice',
        'totalPriceWithDiscount',
        'version',
      ].toSorted(),
    )
    expect(cart.store).toEqual({ countryCode: 'NL', languageCode: 'nl', currencyUnit: 'EUR', taxPercentage: 21 })
    expect(cart.cartItems[0]).toMatchObject({
      id: HAT,
      itemId: expect.stringMatching(/^[\w-]{8}$/),
      name: 'Muts',
      imageUrl: '/images/0123456789abcdef/sock',
      sku: 'HAT-S',
      parentSku: 'HAT',
      sections: ['gifts'],
      size: '36-40',
      quantity: 1,
      stockStatus: 'in-stock',
      price: { original: 2000, final: 2000 },
      isGift: false,
      taxCode: '20010',
    })
    expect(cart).toMatchObject({
      state: 'OPEN',
      totalPrice: 2495,
      totalDiscountAmount: 0,
      totalPriceWithDiscount: 2495,
    })
  })

  it('a line has an id of its own, which stays when its quantity changes', async () => {
    const cart = await shop.open({ ...NL, products: [...one(HAT).products, ...one(SOCK).products] })
    const ids = cart.cartItems.flatMap(({ type, itemId }) => (type === 'productVariant' ? [itemId] : []))
    expect(new Set([...ids, HAT, SOCK]).size).toBe(4)
    const changed = await shop.change(cart, one(HAT, 3))
    expect(changed.cartItems.slice(0, 2).map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [ids[0], 3],
      [ids[1], 1],
    ])
  })

  it('reads a cart that was stored before lines had ids', async () => {
    const cart = await shop.open({ ...NL, ...one(HAT) })
    await shop.database.query
      .updateTable('carts')
      .set({ lines: JSON.stringify([[HAT, 2]]) })
      .where('id', '=', cart.id)
      .execute()
    const changed = await shop.change(cart, one(SOCK))
    expect(itemsOf(changed)).toEqual([
      [HAT, 2],
      [SOCK, 1],
    ])
    expect(changed.cartItems[0]?.itemId).toBe(HAT)
  })

  it('CRT-06 GET answers the cart that was written, with a new token, and is not cached', async () => {
    const cart = await shop.open({ ...NL, ...one(SOCK, 2) })
    const answer = await shop.call('GET', '/carts', { token: cart.jwtToken })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { jwtToken, ...rest } = await answer.json()
    const { jwtToken: before, ...expected } = cart
    expect(rest).toEqual(expected)
    expect([typeof jwtToken, typeof before]).toEqual(['string', 'string'])
  })

  it('CRT-07 CRT-08 CRT-09 a quantity is the new total, and nothing removes the line', async () => {
    const cart = await shop.open({ ...NL, ...one(SOCK, 2) })
    expect(itemsOf(await shop.change(cart, one(HAT, 1)))).toEqual([
      [SOCK, 2],
      [HAT, 1],
    ])
    expect(itemsOf(await shop.change(cart, one(SOCK, 5)))).toEqual([
      [SOCK, 5],
      [HAT, 1],
    ])
    expect(itemsOf(await shop.change(cart, one(SOCK, 0)))).toEqual([[HAT, 1]])
    const empty = await shop.change(cart, one(HAT, 0))
    expect(empty).toMatchObject({ cartItems: [], totalPrice: 0, messages: [] })
  })

  it('~CRT-15 the token of a response expires after thirty days', async () => {
    const cart = await shop.open({ ...NL, ...one(SOCK) })
    const days = (number: number) => shop.clock.advance(number * 24 * 60 * 60 * 1000)
    const start = shop.clock.now()
    days(20)
    const later = await shop.change(cart, one(SOCK, 2))
    days(20)
    expect((await shop.call('GET', '/carts', { token: cart.jwtToken })).status).toBe(401)
    expect((await shop.call('GET', '/carts', { token: later.jwtToken })).status).toBe(200)
    shop.clock.set(start)
  })

  it('CRT-10 another country has its own currency, tax and prices', async () => {
    const cart = await shop.open({ ...NL, ...one(SOCK, 2) })
    const finnish = await shop.change(cart, { store: { countryCode: 'FI', languageCode: 'en' } })
    expect(finnish.store).toEqual({ countryCode: 'FI', languageCode: 'en', currencyUnit: 'EUR', taxPercentage: 25.5 })
    const korean = await shop.change(cart, { store: { countryCode: 'KR', languageCode: 'en' } })
    expect(korean.store.currencyUnit).toBe('KRW')
    expect(korean.totalPrice).toBe(2400 + 6000)
  })

  it('a product that is not sold in the new country stays with a notice, and does not count', async () => {
    const cart = await shop.open({
      ...NL,
      products: [
        { id: SOCK, quantity: 1 },
        { id: HAT, quantity: 2 },
      ],
    })
    const british = await shop.change(cart, { store: { countryCode: 'GB', languageCode: 'en' } })
    expect(british.cartItems.find(({ id }) => id === HAT)).toMatchObject({
      isCounted: false,
      totalPrice: 0,
      quantity: 2,
    })
    expect(british.messages).toEqual([expect.objectContaining({ code: 'NOT_SOLD_HERE', id: HAT })])
    expect(british.totalPrice).toBe(1200 + 395)
    const back = await shop.change(cart, NL)
    expect([back.messages, back.totalPrice]).toEqual([[], 1200 + 4000 + 495])
  })

  it.each(
    shippingCountries('production').map(
      ({ countryCode, currency, warehouse }) => [countryCode, currency.code, warehouse.region] as const,
    ),
  )('PRC-17 %s has prices in %s', async (countryCode, currency, region) => {
    const cart = await shop.open({
      store: { countryCode, languageCode: 'en' },
      ...one(region === 'US' ? PACK : SOCK, 3),
    })
    expect(cart.store.currencyUnit).toBe(currency)
    expect(cart.cartItems[0]).toMatchObject({ totalPrice: 3600, isCounted: true })
    expect(cart.cartItems.reduce((sum, { totalPrice }) => sum + totalPrice, 0)).toBe(cart.totalPrice)
    expect(cart.cartItems.reduce((sum, line) => sum + line.totalPriceWithDiscount, 0)).toBe(cart.totalPriceWithDiscount)
  })

  it('a reduced price is returned with the lowest price of the previous thirty days', async () => {
    const cart = await shop.open({ ...NL, ...one(SALE) })
    expect(cart.cartItems[0]?.price).toEqual({ original: 1500, final: 1000 })
  })

  it('a new price, name or stock is seen immediately', async () => {
    const dear = variant(7, { sku: 'PAPER-S', prices: { EUR: { original: 900, final: 900 } }, stock: { nl: 9 } })
    const [id, name] = [barcode(7), { en: 'Paper' }]
    await shop.stock('PAPER', [dear], { name })
    const cart = await shop.open({ ...NL, ...one(id) })
    expect(cart.cartItems[0]).toMatchObject({ name: 'Paper', totalPrice: 900, stockStatus: 'in-stock' })
    await shop.stock('PAPER', [{ ...dear, prices: { EUR: { original: 700, final: 700 } } }], { name })
    expect((await shop.change(cart, one(id, 2))).cartItems[0]).toMatchObject({ totalPrice: 1400 })
    await shop.stock('PAPER', [{ ...dear, stock: { nl: 3 } }], { name: { en: 'Old paper' } })
    const seen = await shop.change(cart, one(id, 1))
    expect(seen.cartItems[0]).toMatchObject({ name: 'Old paper', totalPrice: 900, stockStatus: 'low-stock' })
  })

  it('SHP-06 SHP-07 the first available method is preselected', async () => {
    expect(shipping(await shop.open({ ...NL, ...one(SOCK) }))).toEqual(['standard'])
    expect(shipping(await shop.open(NL))).toEqual([])
  })

  it('SHP-08 another method replaces it', async () => {
    const cart = await shop.open({ ...NL, ...one(SOCK) })
    const changed = await shop.change(cart, one('express'))
    expect([shipping(changed), changed.totalPrice]).toEqual([['express'], 1200 + 995])
    expect(shipping(await shop.change(cart, one('express', 0)))).toEqual(['standard'])
  })

  it('a choice stays in another country if it is available there, else it is replaced, with a notice', async () => {
    const cart = await shop.open({
      ...NL,
      products: [
        { id: SOCK, quantity: 1 },
        { id: 'express', quantity: 1 },
      ],
    })
    const german = await shop.change(cart, { store: { countryCode: 'DE', languageCode: 'de' } })
    expect([shipping(german), german.messages]).toEqual([['express'], []])
    const swedish = await shop.change(cart, { store: { countryCode: 'SE', languageCode: 'de' } })
    expect(shipping(swedish)).toEqual(['standard'])
    expect(swedish.messages).toEqual([
      { code: 'SHIPPING_REPLACED', id: 'standard', message: expect.stringContaining('standard auf Deutsch') },
    ])
  })

  it('a country without a method has a notice', async () => {
    const cart = await shop.open({ store: { countryCode: 'SG', languageCode: 'en' }, ...one(SOCK) })
    expect([shipping(cart), cart.messages.map(({ code }) => code)]).toEqual([[], ['NO_SHIPPING']])
  })

  it('shipping is free from the threshold of the country on', async () => {
    const cart = await shop.open({ ...NL, ...one(SOCK, 3) })
    expect(cart.totalPriceWithDiscount).toBe(3600 + 495)
    expect((await shop.change(cart, one(SOCK, 4))).totalPriceWithDiscount).toBe(4800)
  })

  it('SHP-01 lists the methods of a country, however it is written', async () => {
    const small = await (await shop.call('GET', '/shipments/gb')).json()
    const large = await (await shop.call('GET', '/shipments/GB')).json()
    expect(small).toEqual(large)
    expect(small.map(({ id, active }: { id: string; active: boolean }) => [id, active])).toEqual([
      ['stopped', false],
      ['standard', true],
      ['express', true],
    ])
    expect(small[1]).toMatchObject({ price: { GBP: 395 }, attributes: { displayName: { en: 'standard in English' } } })
    expect(small[1]).not.toHaveProperty('isFreeFromThreshold')
  })

  it.each(['XX', 'AU', 'england'])('nothing is shipped to %s', async (country) => {
    expect((await shop.call('GET', `/shipments/${country}`)).status).toBe(404)
  })

  it('DSC-01 DSC-02 a code lowers the price until it is taken out', async () => {
    const cart = await shop.open({ ...NL, ...one(SOCK, 2) })
    const cheaper = await shop.change(cart, { code: ' ten ' })
    expect(cheaper.discounts.rules).toEqual([expect.objectContaining({ id: 'ten', source: 'code', code: 'TEN' })])
    expect(cheaper.totalPriceWithDiscount).toBe(2160 + 495)
    const without = await shop.change(cart, { deleteDiscount: true })
    expect([without.discounts.rules, without.totalPriceWithDiscount]).toEqual([[], 2895])
  })

  it('there is one code in a cart: a right one replaces the last, a wrong one leaves it', async () => {
    const cart = await shop.open({ ...NL, ...one(SOCK, 2), code: 'ten' })
    const codes = (seen: typeof cart) => seen.discounts.rules.map(({ code }) => code)
    expect(codes(await shop.change(cart, { code: 'twenty' }))).toEqual(['TWENTY'])
    expect(codes(await shop.change(cart, { code: 'nonsense' }))).toEqual(['TWENTY'])
    const refused = await shop.change(cart, { code: 'rich' })
    expect(codes(refused)).toEqual(['TWENTY'])
    expect(refused.messages).toEqual([
      expect.objectContaining({ code: 'DISCOUNT_NOT_APPLIED', message: expect.stringContaining('RICH') }),
    ])
    expect((await shop.change(cart, { code: 'nonsense' })).messages).toEqual([])
  })

  it('a code that was stopped does not apply any more, with a notice', async () => {
    const id = `short-${transport === 'in process' ? 1 : 2}`
    await shop.discount({ id, code: id.toUpperCase(), effect: { kind: 'percentage', percent: 10 } })
    const cart = await shop.open({ ...NL, ...one(SOCK), code: id })
    expect([cart.discounts.rules.length, cart.messages]).toEqual([1, []])
    await shop.database.transaction((transaction) => stopDiscount(transaction, id, OPENED))
    const after = await shop.change(cart, one(SOCK, 2))
    expect(after.discounts.rules).toEqual([])
    expect(after.messages).toEqual([expect.objectContaining({ code: 'DISCOUNT_NOT_APPLIED' })])
    expect((await shop.change(cart, { deleteDiscount: true })).messages).toEqual([])
  })

  it('~DSC-07 a code for shipping takes off the shipping line', async () => {
    const cart = await shop.open({ ...NL, ...one(SOCK), code: 'SHIP' })
    expect(cart.cartItems.at(-1)).toMatchObject({ totalDiscountAmount: 495, totalPriceWithDiscount: 0 })
  })

  it('~CRT-34 a gift is added above the threshold and removed below it, and cannot be requested', async () => {
    const cart = await shop.open({ ...NL, ...one(SOCK, 8) })
    expect(itemsOf(await shop.change(cart, one(SOCK, 9)))).toEqual([
      [SOCK, 9],
      [GIFT, 1],
    ])
    const seen = await shop.change(cart, one(SOCK, 11))
    expect(seen.cartItems[1]).toMatchObject({ isGift: true, price: { original: 1200, final: 0 }, totalPrice: 0 })
    expect(itemsOf(await shop.change(cart, one(SOCK, 8)))).toEqual([[SOCK, 8]])
  })

  it('a product that is sold out since stays in the cart with a notice, and does not count', async () => {
    const cart = await shop.open({
      ...NL,
      products: [
        { id: LAST, quantity: 2 },
        { id: SOCK, quantity: 1 },
      ],
    })
    await shop.stock('LAST', [variant(4, { sku: 'LAST-S', stock: { nl: 1 } })])
    const less = await shop.change(cart, one(SOCK, 2))
    expect(less.messages).toEqual([expect.objectContaining({ code: 'LESS_IN_STOCK', id: LAST })])
    await shop.stock('LAST', [variant(4, { sku: 'LAST-S', stock: { nl: 0 } })])
    const none = await shop.change(cart, one(SOCK, 1))
    expect(none.messages).toEqual([expect.objectContaining({ code: 'OUT_OF_STOCK', id: LAST })])
    expect([none.totalPrice, none.cartItems[0]]).toEqual([
      1200 + 495,
      expect.objectContaining({ isCounted: false, stockStatus: 'no-stock' }),
    ])
    expect(itemsOf(await shop.change(cart, one(LAST, 0)))).toEqual([[SOCK, 1]])
    await shop.stock('LAST', [variant(4, { sku: 'LAST-S', stock: { nl: 2 } })])
  })

  it('notices show the current stock: what was reserved since, and not what was undone', async () => {
    const cart = await shop.open({ ...NL, ...one(LAST, 2) })
    const notices = async () => {
      const answer = await shop.call('GET', '/carts', { token: cart.jwtToken })
      const { messages }: RawCart = await answer.json()
      return messages.map(({ code }) => code)
    }
    const take = (query: Pick<typeof shop.database.query, 'updateTable'>, pieces: number) =>
      query
        .updateTable('stock')
        .set({ reserved: pieces })
        .where('variant_id', '=', LAST ?? '')
        .execute()
    expect(await notices()).toEqual([])
    await take(shop.database.query, 1)
    expect(await notices()).toEqual(['LESS_IN_STOCK'])
    const undone = shop.database.transaction(async (transaction) => {
      await take(transaction, 2)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await notices()).toEqual(['LESS_IN_STOCK'])
    await take(shop.database.query, 0)
    expect(await notices()).toEqual([])
  })

  it('~CRT-17 a cart that has become an order is shown as CLOSED and never changed again', async () => {
    const cart = await shop.open({ ...NL, ...one(SOCK) })
    await shop.database.transaction((transaction) => closeCart(transaction, cart.id, shop.clock.now()))
    expect(await (await shop.call('GET', '/carts', { token: cart.jwtToken })).json()).toMatchObject({ state: 'CLOSED' })
    const before = await shop.storedCarts()
    const answer = shop.call('PUT', '/carts', { token: cart.jwtToken, body: one(SOCK, 2) })
    expect(await shop.refusal(answer)).toMatchObject({ status: 409, code: 'CART_CLOSED' })
    expect(await shop.storedCarts()).toBe(before)
  })

  it('a new or stopped discount, and another shipping method, are seen immediately', async () => {
    const cart = await shop.open({ ...NL, ...one(HAT) })
    const read = async (): Promise<RawCart> => (await shop.call('GET', '/carts', { token: cart.jwtToken })).json()
    const rules = ({ discounts }: RawCart) => discounts.rules.map(({ id }) => id)
    expect(rules(await read())).toEqual([])
    await shop.discount({ id: 'today', effect: { kind: 'percentage', percent: 5 } })
    expect(rules(await read())).toEqual(['today'])
    await shop.database.transaction((transaction) => stopDiscount(transaction, 'today', OPENED))
    expect(rules(await shop.change(cart, one(HAT, 2)))).toEqual([])
    const before = await listShippingOffers(shop.database.query)
    const dearer = before.map((offer) => ({ ...offer, method: { ...offer.method, price: { EUR: 777 } } }))
    await shop.database.transaction((transaction) => saveShippingMethods(transaction, shop.database, dearer))
    expect((await read()).totalPrice).toBe(2 * 2000 + 777)
    await shop.database.transaction((transaction) => saveShippingMethods(transaction, shop.database, before))
    expect((await read()).totalPrice).toBe(2 * 2000 + 495)
  })

  it('an automatic discount that is used up does not apply any more, without any other change', async () => {
    await shop.discount({ id: 'first', effect: { kind: 'percentage', percent: 5 } }, 1)
    const cart = await shop.open({ ...NL, ...one(HAT) })
    expect(cart.totalDiscountAmount).toBe(100)
    await shop.database.query.updateTable('discounts').set({ uses: 1 }).where('id', '=', 'first').execute()
    expect((await shop.change(cart, one(HAT))).totalDiscountAmount).toBe(0)
    await shop.database.transaction((transaction) => stopDiscount(transaction, 'first', OPENED))
  })

  it('a wrong code runs exactly the statements of a right one', async () => {
    const responseTo = async (code: string) => {
      const cart = await shop.open({ ...NL, ...one(HAT) })
      await shop.change(cart, one(HAT, 2))
      shop.statements()
      await shop.change(cart, { code })
      return shop.statements()
    }
    const right = await responseTo('TEN')
    expect(right).toHaveLength(4)
    expect(await responseTo('NOPE')).toEqual(right)
    expect(await responseTo('no code at all!')).toEqual(right)
    expect(await responseTo('RICH')).toEqual(right)
  })

  it('four statements at most, however many lines', async () => {
    const many = Array.from({ length: 60 }, (_, index) => variant(1000 + index, { sku: `MANY-${index}` }))
    await shop.stock('MANY', many)
    const cart = await shop.open(NL)
    shop.statements()
    const products = many.map(({ id }) => ({ id, quantity: 2 }))
    const calls: Record<string, () => Promise<unknown>> = {
      open: () => shop.open({ ...NL, products, code: 'TEN' }),
      'add sixty': () => shop.change(cart, { products }),
      'add one': () => shop.change(cart, one(SOCK, 9)),
      everything: () =>
        shop.change(cart, {
          store: { countryCode: 'DE', languageCode: 'de' },
          code: 'ten',
          products: [
            { id: SOCK, quantity: 0 },
            { id: 'express', quantity: 1 },
          ],
        }),
      'remove the code': () => shop.change(cart, { deleteDiscount: true }),
      read: () => shop.call('GET', '/carts', { token: cart.jwtToken }),
    }
    const counted: Record<string, number> = {}
    for (const [name, call] of Object.entries(calls)) {
      await call()
      counted[name] = shop.statements().length
    }
    // The pricing context is read where a code is involved, and once for each country; stock is read each time.
    expect(counted).toEqual({
      open: 3,
      // The first line stores the cart.
      'add sixty': 4,
      'add one': 3,
      everything: 4,
      'remove the code': 4,
      read: 2,
    })
  })
})
