import { describe, expect, it } from 'vitest'
import { rawOrder } from '../../../tests/support/raw-order.ts'
import { findMarket } from '../../markets/storefronts/table.ts'
import { orderClient } from './order-client.ts'
import { shownText } from './order-errors.ts'
import { http } from '../transport.ts'

const NOW = Date.UTC(2026, 10, 15)
const address = {
  country: 'GB',
  city: 'Leeds',
  firstName: 'Ada',
  lastName: 'Byron',
  street0: 'Loom Street',
  street1: '1',
  postCode: 'LS1 1AA',
  region: '',
}
const contact = {
  email: 'ada@example.com',
  telephone: '020 7946 0000',
  agreements: true,
  newsletterSubscription: false,
}
const wanted = {
  shippingAddress: address,
  billingAddress: address,
  languageCode: 'en',
  returnUrl: 'https://shop.test/uk/checkout/payment?step=3',
  contact,
} as const
const SESSION = {
  brink: { order: rawOrder() },
  adyen: { session: { id: 'CS1', sessionData: 'data' }, clientKey: 'test_KEY', environment: 'test' },
  orderToken: 'token of the order',
}

type Sent = {
  readonly method: string
  readonly url: string
  readonly token: string | null
  readonly key: string | null
  readonly body: unknown
}

/** A stub service, and the requests it received. */
function setUp(answer: () => Response, { token = 'token of the cart' }: { readonly token?: string | undefined } = {}) {
  const market = findMarket('production', 'GB')
  if (market === undefined) throw new Error('No market')
  const sent: Sent[] = []
  const client = orderClient({
    market,
    now: () => NOW,
    tokens: {
      read: () => (token === '' ? undefined : { token, date: new Date(NOW).toISOString() }),
      write: () => {},
      clear: () => {},
    },
    transport: http({
      baseUrl: 'http://shop.test',
      fetch: async (request) => {
        const text = await request.text()
        const body: unknown = text === '' ? undefined : JSON.parse(text)
        sent.push({
          method: request.method,
          url: request.url.replace('http://shop.test', ''),
          token: request.headers.get('authorization'),
          key: request.headers.get('idempotency-key'),
          body,
        })
        return answer()
      },
    }),
  })
  return { client, sent }
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

describe('createPaymentSession', () => {
  it('PAY-03 takes a contact and sends its e-mail address; the telephone goes with the addresses', async () => {
    const { client, sent } = setUp(json(SESSION))
    const session = await client.createPaymentSession(wanted)
    const there = {
      country: 'GB',
      city: 'Leeds',
      phone: '020 7946 0000',
      streetAddress: 'Loom Street',
      houseNumberOrName: '1',
      familyName: 'Byron',
      postalCode: 'LS1 1AA',
      givenName: 'Ada',
      region: '',
    }
    expect(sent).toEqual([
      {
        method: 'POST',
        url: '/orderv1/carts/adyen/orders',
        token: 'Bearer token of the cart',
        key: null,
        body: {
          shippingAddress: there,
          billingAddress: there,
          email: 'ada@example.com',
          languageCode: 'en',
          // PAY-15
          returnUrl: 'https://shop.test/uk/checkout/payment?step=3',
        },
      },
    ])
    // PAY-01
    expect(Object.keys(session).toSorted()).toEqual(['order', 'session'])
    expect(session.session).toEqual({
      id: 'CS1',
      sessionData: 'data',
      clientKey: 'test_KEY',
      environment: 'test',
      orderToken: 'token of the order',
    })
    expect(session.order).toMatchObject({ id: 'order-1', payment: { method: 'visa' } })
  })

  it.each([
    ['~ADR-06 ERR-40 an incomplete shipping address', { shippingAddress: { ...address, city: '' } }],
    ['~ADR-07 ERR-41 an incomplete billing address', { billingAddress: { ...address, postCode: ' ' } }],
    ['~ADR-08 ERR-42 an incomplete contact', { contact: { ...contact, agreements: false } }],
  ])('%s stops it before anything is sent', async (_, over) => {
    const { client, sent } = setUp(json(SESSION))
    await expect(client.createPaymentSession({ ...wanted, ...over })).rejects.toThrow(
      'Failed to create a payment session',
    )
    expect(sent).toEqual([])
  })

  it.each([
    [
      'a refusal',
      json({ code: 'OUT_OF_STOCK', message: 'Sorry, we’ve sold out of Lemon sock.' }, 409),
      'Sorry, we’ve sold out of Lemon sock.',
    ],
    [
      'PAY-13 ~ERR-08 a ZIP of another state',
      json(
        {
          code: 'TAX_JAR_ERROR',
          message: 'The to_zip code 97201 isn’t in the to_state of NY. Please check the address.',
        },
        422,
      ),
      'The zip code 97201 isn’t in the state of NY. Please check the address.',
    ],
    ['~ERR-06 a token that is refused', json({ code: 'UNAUTHORIZED', message: 'Unknown.' }, 401), 'Unknown.'],
    ['an answer that is none', json({}), undefined],
    ['a broken service', json('', 500), undefined],
  ])('~PAY-11 ~ERR-39 fails with one message for %s, and reports what may be shown', async (_, answer, shown) => {
    const { client } = setUp(answer)
    await expect(client.createPaymentSession(wanted)).rejects.toMatchObject({
      message: 'Failed to create a payment session',
      shown,
    })
  })

  it('~PAY-11 fails without a cart, too', async () => {
    const { client, sent } = setUp(json(SESSION), { token: '' })
    await expect(client.createPaymentSession(wanted)).rejects.toMatchObject({
      message: 'Failed to create a payment session',
      cause: { message: 'Cart token is missing' },
    })
    expect(sent).toEqual([])
  })
})

describe('confirmPaymentSession', () => {
  it('~PAY-05 sends the token of the order, and the result of the redirect', async () => {
    const { client, sent } = setUp(json({ order: rawOrder(), status: 'paid' }))
    const confirmed = await client.confirmPaymentSession('order-1', 'its token', {
      sessionId: 'CS1',
      sessionResult: 'a b',
    })
    expect(confirmed).toMatchObject({ status: 'paid', order: { id: 'order-1' } })
    expect(sent).toMatchObject([
      {
        method: 'GET',
        url: '/orderv1/payments/adyen/orders/order-1/confirmation?sessionId=CS1&sessionResult=a+b',
        token: 'Bearer its token',
      },
    ])
  })

  it('ERR-51 rejects on a failed reason', async () => {
    const { client } = setUp(json({ failedReason: 'x' }))
    await expect(client.confirmPaymentSession('order-1', '')).rejects.toThrow('x')
  })

  it('whatever is not paid yet is on its way', async () => {
    const { client } = setUp(json({ order: rawOrder(), status: 'pending' }))
    expect((await client.confirmPaymentSession('order-1', '')).status).toBe('pending')
  })
})

describe('the other calls', () => {
  const payment = { paymentMethod: { type: 'scheme' }, returnUrl: 'https://shop.test/' }
  const details = { details: { redirectResult: 'r' } }
  const methods = {
    countryCode: 'GB',
    languageCode: 'en',
    channel: 'Web',
    amount: { value: 1, currency: 'GBP' },
  } as const
  type Client = ReturnType<typeof setUp>['client']

  it.each([
    ['~PAY-06', '/uk/carts/orders', {}, { order: rawOrder() }, (client: Client) => client.placeOrder()],
    [
      '~PAY-07',
      '/uk/payments/adyen/payments',
      payment,
      { resultCode: 'Authorised' },
      (client: Client) => client.submitPayment(payment),
    ],
    [
      '~PAY-08',
      '/uk/payments/adyen/payments/paypal/updateOrder',
      { paymentData: 'old' },
      { paymentData: 'new', status: 'success' },
      (client: Client) => client.updatePaypalOrder({ paymentData: 'old' }),
    ],
    [
      '~PAY-09',
      '/uk/payments/adyen/payments/details',
      details,
      { resultCode: 'Refused' },
      (client: Client) => client.submitDetails(details),
    ],
    [
      '~PAY-04',
      '/orderv1/payments/adyen/paymentmethods',
      methods,
      { paymentMethods: [{ type: 'scheme', name: 'Cards' }] },
      (client: Client) => client.fetchPaymentMethods(methods),
    ],
  ])('%s posts to %s, and takes no answer that is none', async (_, url, body, answer, call) => {
    const { client, sent } = setUp(json(answer))
    expect(await call(client)).toBeDefined()
    expect(sent).toMatchObject([{ method: 'POST', url, body }])
    for (const none of [{}, null, 'text', [null]]) {
      await expect(call(setUp(json(none)).client)).rejects.toMatchObject({ kind: 'status', status: 200, answer: none })
    }
  })

  it('reads an order with its token, or rejects with the reason', async () => {
    const { client, sent } = setUp(json({ order: rawOrder() }))
    expect((await client.fetchOrder('a/b', 'its token')).id).toBe('order-1')
    expect(sent).toMatchObject([{ method: 'GET', url: '/orderv1/orders/a%2Fb', token: 'Bearer its token' }])
    const missing = setUp(json({ code: 'ORDER_NOT_FOUND', message: 'We can’t find this order.' }, 404))
    await expect(missing.client.fetchOrder('a', '')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND', isReset: false })
  })
})

describe('shownText', () => {
  it.each([
    [
      'PAY-13 the words of the tax service',
      'TAX_JAR_ERROR',
      'to_zip 1 is not in to_state NY',
      'zip 1 is not in state NY',
    ],
    ['PAY-13 each time', 'TAX_JAR_ERROR', 'to_zip to_zip to_state', 'zip zip state'],
    ['PAY-13 of no other code', 'UNAUTHORIZED', 'to_zip', 'to_zip'],
  ])('%s', (_, code, message, expected) => {
    expect(shownText(code, message)).toBe(expected)
  })
})
