/** What the client makes of the answers of an order service. */
import { describe, expect, it } from 'vitest'
import { rawOrder } from '../../../tests/support/raw-order.ts'
import { findMarket } from '../../markets/storefronts/table.ts'
import type { Transport } from '../transport.ts'
import { orderClient } from './order-client.ts'
import { PaymentFailedError } from './order-errors.ts'

const NOW = Date.UTC(2026, 10, 15)

function answering(value: unknown) {
  const market = findMarket('production', 'GB')
  if (market === undefined) throw new Error('No market')
  const headers: unknown[] = []
  const transport: Transport = async (_route, request) => {
    headers.push(request?.headers)
    return { status: 200, value }
  }
  const stored = { token: 'token of the cart', date: new Date(NOW).toISOString() }
  const tokens = { read: () => stored, write: () => {}, clear: () => {} }
  return { client: orderClient({ market, tokens, transport, now: () => NOW }), headers }
}

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
  returnUrl: 'https://shop.test/',
  contact,
} as const
const session = {
  brink: { order: rawOrder() },
  adyen: { session: { id: 'CS1', sessionData: 'data' }, clientKey: 'key', environment: 'test' },
  orderToken: 'token',
}

describe('createPaymentSession', () => {
  it('sends the key of the attempt, so that a retry places no second order', async () => {
    const { client, headers } = answering(session)
    await client.createPaymentSession(wanted, 'attempt-1')
    expect(headers).toEqual([{ authorization: 'Bearer token of the cart', 'idempotency-key': 'attempt-1' }])
  })

  it.each([
    ['shipping', { shippingAddress: { ...address, city: '' } }],
    ['billing', { billingAddress: { ...address, city: '' } }],
    ['contact', { contact: { ...contact, agreements: false } }],
    ['shipping, contact', { shippingAddress: { ...address, city: '' }, contact: { ...contact, email: '' } }],
  ])('names %s as not complete', async (parts, over) => {
    await expect(answering(session).client.createPaymentSession({ ...wanted, ...over })).rejects.toMatchObject({
      cause: { message: `Not complete: ${parts}` },
    })
  })

  it('reads an absent key, environment or token as empty', async () => {
    const { client } = answering({ ...session, adyen: { session: session.adyen.session }, orderToken: 7 })
    expect((await client.createPaymentSession(wanted)).session).toEqual({
      id: 'CS1',
      sessionData: 'data',
      clientKey: '',
      environment: '',
      orderToken: '',
    })
  })

  it.each([
    ['nothing', null],
    ['no order service', { ...session, brink: null }],
    ['no order', { ...session, brink: {} }],
    ['no provider', { ...session, adyen: null }],
    ['no session', { ...session, adyen: { session: null } }],
    ['no id of the session', { ...session, adyen: { session: { id: 7, sessionData: 'data' } } }],
    ['no data of the session', { ...session, adyen: { session: { id: 'CS1' } } }],
  ])('rejects with the answer where there is %s', async (_, answer) => {
    await expect(answering(answer).client.createPaymentSession(wanted)).rejects.toMatchObject({
      cause: { name: 'CallError', status: 200, answer },
    })
  })
})

describe('confirmPaymentSession', () => {
  it.each([
    ['an empty reason', ''],
    ['a reason that is no text', 7],
  ])('%s is no failure', async (_, failedReason) => {
    const { client } = answering({ order: rawOrder(), status: 'paid', failedReason })
    expect(await client.confirmPaymentSession('order-1', '')).toMatchObject({ status: 'paid' })
  })

  it('a reason is a failure, even of a paid order', async () => {
    const { client } = answering({ order: rawOrder(), status: 'paid', failedReason: 'Refused' })
    await expect(client.confirmPaymentSession('order-1', '')).rejects.toBeInstanceOf(PaymentFailedError)
  })

  it.each([[null], ['paid'], [{ status: 'paid' }], [{ order: {}, status: 'paid' }]])(
    'rejects with the answer %j',
    async (answer) => {
      const confirmed = answering(answer).client.confirmPaymentSession('order-1', '')
      await expect(confirmed).rejects.toMatchObject({ name: 'CallError', status: 200, answer })
    },
  )
})

describe('the other calls', () => {
  it.each([
    ['with its token', 'token', { orderToken: 'token' }],
    ['without one', undefined, {}],
    ['without one that is no text', 7, {}],
  ])('a wallet order comes %s', async (_, orderToken, expected) => {
    const { order, ...rest } = await answering({ order: rawOrder(), orderToken }).client.placeOrder()
    expect([order.id, rest]).toEqual(['order-1', expected])
  })

  it.each([
    ['success', 'success'],
    ['error', 'error'],
    ['anything', 'error'],
    [undefined, 'error'],
  ])('PayPal answers %s, which is %s', async (status, expected) => {
    const { client } = answering({ paymentData: 'new', status })
    expect(await client.updatePaypalOrder({ paymentData: 'old' })).toEqual({ paymentData: 'new', status: expected })
  })

  it('leaves out methods of payment without a type or a name', async () => {
    const card = { type: 'scheme', name: 'Cards' }
    const { client } = answering({
      paymentMethods: [
        null,
        'type name',
        {},
        { type: 'x' },
        { name: 'x' },
        { ...card, type: 7 },
        { ...card, name: 7 },
        card,
      ],
    })
    const request = {
      countryCode: 'GB',
      languageCode: 'en',
      channel: 'Web',
      amount: { value: 1, currency: 'GBP' },
    } as const
    expect(await client.fetchPaymentMethods(request)).toEqual([card])
  })

  it.each([[null], ['resultCode'], [{}], [{ resultCode: 7 }]])('no result of a payment: %j', async (answer) => {
    const submitted = answering(answer).client.submitDetails({ details: { redirectResult: 'r' } })
    await expect(submitted).rejects.toMatchObject({ name: 'CallError', answer })
  })

  it.each([[null], ['order'], [{}], [{ order: {} }]])('no order: %j', async (answer) => {
    await expect(answering(answer).client.fetchOrder('order-1', '')).rejects.toMatchObject({
      name: 'CallError',
      answer,
    })
  })
})
