/** Orders over the API: paths, statuses, codes, and the client of the browser. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderErrorAnswer } from '../../src/contracts/commerce/order.ts'
import {
  orderAnswer,
  orderError,
  orderSessionAnswer,
  walletOrderAnswer,
} from '../../src/contracts/commerce/order-answer-schema.ts'
import { orderClient } from '../../src/contracts/commerce/order-client.ts'
import { findMarket } from '../../src/markets/storefronts/table.ts'
import { saveOffers } from '../../src/services/commerce/catalogue/save-offers.ts'
import { barcode, variant } from '../support/catalogue-product.ts'
import { cartText } from '../../src/services/commerce/carts/cart-texts.ts'
import { engines } from '../support/fresh-database.ts'
import { NEW_CART, OPENED, ORDER, SOCK } from '../support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'
import { reach, transports } from '../support/transports.ts'

const PLACE = '/orderv1/carts/adyen/orders'
const WALLET = '/nl/carts/orders'
const AMERICAN = barcode(2)

describe.each(engines)('the order calls on %s', (engine) => {
  let shop: PurchaseShop

  beforeAll(async () => {
    shop = await openPurchaseShop(engine, { pairs: 500 })
    await shop.database.transaction(async (transaction) => {
      const variants = [variant(2, { sku: 'SOCK-S-UP', stock: { us: 100 } })]
      await saveOffers(transaction, shop.database, [{ sku: 'SOCK-UP', variants }], OPENED)
    })
  })
  afterAll(() => shop.close())

  const post = async (path: string, body?: unknown, token?: string) => {
    const cart = token ?? (await shop.openCart()).jwtToken
    return shop.call('POST', path, { token: cart, ...(body === undefined ? {} : { body }) })
  }
  /** The body of an error response, with its status. */
  const refusal = async (answer: Promise<Response>): Promise<OrderErrorAnswer & { status: number }> => {
    const response = await answer
    return { status: response.status, ...orderError.parse(await response.json()) }
  }
  const american = async (over: object) => {
    const cart = await shop.openCart({
      store: { countryCode: 'US', languageCode: 'en' },
      products: [{ id: AMERICAN, quantity: 1 }],
    })
    const address = {
      ...ORDER.shippingAddress,
      country: 'US',
      postalCode: '97201',
      region: 'OR',
      phone: '503 555 0100',
    }
    return post(PLACE, { ...ORDER, shippingAddress: { ...address, ...over } }, cart.jwtToken)
  }

  it('PAY-02 answers the order and its payment session, and the response is not cached', async () => {
    const answer = await post(PLACE, ORDER)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { brink, adyen, orderToken } = orderSessionAnswer.parse(await answer.json())
    expect(brink.order).toMatchObject({
      status: 'open',
      totalPriceWithDiscount: 1695,
      payment: { status: 'open', method: '' },
      shippingAddress: { street0: 'Herengracht', street1: '12' },
      contact: { email: 'ada@example.com', telephone: '+31201234567' },
    })
    expect(adyen).toMatchObject({ clientKey: 'test_PUBLIC', environment: 'test' })
    const read = await shop.call('GET', `/orderv1/orders/${brink.order.id}`, { token: orderToken })
    expect(read.headers.get('cache-control')).toBe('no-store')
    expect(orderAnswer.parse(await read.json()).order).toEqual(brink.order)
  })

  it.each([
    ['no shipping address', { shippingAddress: undefined }, 'shippingAddress'],
    ['half an address', { billingAddress: { country: 'NL' } }, 'billingAddress.city'],
    ['an unknown member', { price: 1 }, 'price'],
    ['PAY-15 a path instead of an address to return to', { returnUrl: '/nl/checkout/payment' }, 'returnUrl'],
    ['another scheme', { returnUrl: 'javascript:alert(1)' }, 'returnUrl'],
    ['a language that the country does not have', { languageCode: 'sv' }, 'languageCode'],
  ])('PAY-02 rejects %s', async (_, over, field) => {
    const answer = await post(PLACE, { ...ORDER, ...over })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST', field })
  })

  it.each(['', 'wrong'])('PAY-12 ~ERR-06 refuses the token %j', async (token) => {
    expect(await refusal(post(PLACE, ORDER, token))).toMatchObject({
      status: 401,
      code: 'UNAUTHORIZED',
      message: 'Your session has expired. Please start again.',
    })
    const { message } = await refusal(post(PLACE, { ...ORDER, languageCode: 'nl' }, token))
    expect(message).toBe(cartText('nl', 'unauthorized'))
  })

  it('PAY-12 ERR-07 SHP-12 rejects what cannot be shipped', async () => {
    const cart = await shop.openCart({ ...NEW_CART, store: { countryCode: 'BE', languageCode: 'nl' } })
    const there = { ...ORDER, languageCode: 'nl', shippingAddress: { ...ORDER.shippingAddress, country: 'BE' } }
    expect(await refusal(post(PLACE, there, cart.jwtToken))).toEqual({
      status: 422,
      code: 'MISSING_SHIPPING_OPTION_ERROR',
      message: 'We kunnen deze bestelling op dit moment niet verzenden. Probeer het later nog eens.',
    })
  })

  it('PAY-12 rejects a ZIP of another state, and accepts the right one with its tax', async () => {
    expect(await refusal(american({ region: 'NY' }))).toEqual({
      status: 422,
      code: 'TAX_JAR_ERROR',
      message: 'The to_zip code 97201 isn’t in the to_state of NY. Please check the address.',
    })
    const { brink } = orderSessionAnswer.parse(await (await american({ postalCode: '90001', region: 'CA' })).json())
    expect(brink.order).toMatchObject({ externalTaxAmount: 87, totalPriceWithDiscount: 1200 + 595 + 87 })
  })

  it('ADR-11 refuses a blocked region by its code', async () => {
    expect(await refusal(american({ region: 'GU', postalCode: '96910' }))).toMatchObject({
      status: 422,
      code: 'INVALID_SHIPPING_ADDRESS',
      fields: [{ field: 'shippingAddress.region', problem: 'not-shipped-to' }],
    })
  })

  it('answers in how many seconds a cart may be ordered again', async () => {
    const { jwtToken } = await shop.openCart()
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await post(PLACE, { ...ORDER, email: `ada${turn}@example.com` }, jwtToken)).status).toBe(200)
    }
    const answer = await post(PLACE, ORDER, jwtToken)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600'])
    expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_ORDERS' })
  })

  it('CART_CLOSED, once it is paid, for every caller', async () => {
    const { cart, ...placed } = await shop.order()
    const { sessionResult } = await shop.pay(placed.adyen.session)
    await shop.confirm(placed, { sessionResult, sessionId: placed.adyen.session.id })
    expect(await refusal(post(PLACE, ORDER, cart.jwtToken))).toMatchObject({ status: 409, code: 'CART_CLOSED' })
    expect(await refusal(post(WALLET, undefined, cart.jwtToken))).toMatchObject({ status: 409, code: 'CART_CLOSED' })
    const change = await shop.call('PUT', '/orderv1/carts', {
      token: cart.jwtToken,
      body: { products: [{ id: SOCK, quantity: 2 }] },
    })
    expect([change.status, await change.json()]).toMatchObject([409, { code: 'CART_CLOSED' }])
  })

  it('a provider that does not answer leaves an order that can be retried', async () => {
    shop.loseAnswers(true)
    const { jwtToken } = await shop.openCart()
    expect(await refusal(post(PLACE, ORDER, jwtToken))).toMatchObject({ status: 503, code: 'PAYMENT_UNAVAILABLE' })
    expect(shop.lines.filter((line) => line.includes('payment.session_not_opened'))).toHaveLength(1)
    shop.loseAnswers(false)
    expect((await post(PLACE, ORDER, jwtToken)).status).toBe(200)
  })

  describe('for wallets', () => {
    const wallet = { shippingAddress: ORDER.shippingAddress, email: ORDER.email }

    it('PAY-06 answers what would be ordered without a body, and writes nothing', async () => {
      const { jwtToken } = await shop.openCart()
      const { order, orderToken } = walletOrderAnswer.parse(await (await post(WALLET, undefined, jwtToken)).json())
      expect(order).toMatchObject({
        id: '',
        status: 'draft',
        totalPriceWithDiscount: 1695,
        orderLines: [{ sku: 'SOCK-S' }, { id: 'standard' }],
      })
      expect(orderToken).toBeUndefined()
      const { order: same } = walletOrderAnswer.parse(await (await post(WALLET, {}, jwtToken)).json())
      expect(same).toEqual(order)
    })

    it('PAY-06 orders with the addresses of the wallet, and returns them from then on', async () => {
      const { jwtToken } = await shop.openCart()
      const placed = walletOrderAnswer.parse(await (await post(WALLET, wallet, jwtToken)).json())
      expect(placed.order).toMatchObject({ status: 'open', billingAddress: { city: 'Amsterdam' } })
      const again = walletOrderAnswer.parse(await (await post(WALLET, undefined, jwtToken)).json())
      expect(again.order).toEqual(placed.order)
      const read = await shop.call('GET', `/orderv1/orders/${placed.order.id}`, { token: placed.orderToken ?? '' })
      expect(read.status).toBe(200)
    })

    it.each([
      [
        'PAY-14 shipping to another country',
        { ...wallet, shippingAddress: { ...ORDER.shippingAddress, country: 'de' } },
        'apple_pay_country_error',
      ],
      ['PAY-14 no e-mail address', { shippingAddress: ORDER.shippingAddress }, 'INVALID_CONTACT'],
    ])('refuses %s', async (_, body, code) => {
      expect(await refusal(post(WALLET, body))).toMatchObject({ status: 422, code })
    })

    it('PAY-14 refuses an American order that is billed elsewhere', async () => {
      const cart = await shop.openCart({
        store: { countryCode: 'US', languageCode: 'en' },
        products: [{ id: AMERICAN, quantity: 1 }],
      })
      const shippingAddress = { ...ORDER.shippingAddress, country: 'US', postalCode: '97201', region: 'OR' }
      const body = { ...wallet, shippingAddress, billingAddress: ORDER.billingAddress }
      expect(await refusal(post('/us/carts/orders', body, cart.jwtToken))).toMatchObject({
        status: 422,
        code: 'apple_pay_us_billing_country_error',
      })
    })

    it('there is no such call below an unknown storefront', async () => {
      expect((await post('/xx/carts/orders')).status).toBe(404)
    })
  })

  it.each(transports)('~HSE-04 ~PAY-01 PAY-03 the browser’s client completes a purchase, %s', async (transport) => {
    const market = findMarket('production', 'NL')
    if (market === undefined) throw new Error('No market')
    const cart = await shop.openCart()
    const reached = await reach(transport, shop.service)
    const client = orderClient({
      transport: reached.transport,
      market,
      tokens: {
        read: () => ({ token: cart.jwtToken, date: new Date().toISOString() }),
        write: () => {},
        clear: () => {},
      },
    })
    const address = {
      country: 'NL',
      city: 'Amsterdam',
      firstName: 'Ada',
      lastName: 'Lovelace',
      street0: 'Herengracht',
      street1: '12',
      postCode: '1015 BK',
      region: '',
    }
    const { order, session } = await client.createPaymentSession({
      shippingAddress: address,
      billingAddress: address,
      languageCode: 'en',
      returnUrl: ORDER.returnUrl,
      contact: { email: 'ada@example.com', telephone: '020 123 4567', agreements: true, newsletterSubscription: false },
    })
    expect(order).toMatchObject({ priceTotal: 1695, address: { shipping: address } })
    const { sessionResult } = await shop.pay(session)
    const confirmed = await client.confirmPaymentSession(order.id, session.orderToken, {
      sessionId: session.id,
      sessionResult,
    })
    expect(confirmed).toMatchObject({ status: 'paid', order: { status: 'paid', payment: { status: 'authorised' } } })
    expect(await client.fetchOrder(order.id, session.orderToken)).toEqual(confirmed.order)
    await reached.close()
  })
})
