/** What the shop expects of a payment provider. tests/conformance calls the sandbox with the provider's own library. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PAYMENTS_SERVER_PATH } from '../../../contracts/payment-provider/payment-provider.ts'
import { adyenApiUrl } from './adyen-api-url.ts'
import type { PaymentPort } from './payment-port.ts'
import { providerPort } from './provider-port.ts'
import {
  API_KEY,
  card,
  openSandboxShop,
  sessionBody,
  type SandboxShop,
} from '../../../../tests/support/payment-sandbox-shop.ts'

const { merchantAccount: ACCOUNT, ...session } = sessionBody()
const payment = (reference: string, over: object = {}) => ({
  ...session,
  channel: 'Web' as const,
  reference,
  paymentMethod: card(),
  authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' as const } },
  ...over,
})
const SESSION = { ...payment('attempt-1'), paymentMethod: undefined }

const portOf = (shop: SandboxShop, apiKey = API_KEY): PaymentPort =>
  providerPort({
    fetch: (request) => shop.send(new URL(request.url).pathname + new URL(request.url).search, toInit(request)),
    apiUrl: `http://payments${PAYMENTS_SERVER_PATH}`,
    apiKey,
    merchantAccount: ACCOUNT,
  })

describe('~PAY-16 the payment port', () => {
  let shop: SandboxShop
  let port: PaymentPort
  beforeAll(async () => {
    shop = await openSandboxShop('sqlite', 'in process')
    port = portOf(shop)
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.empty())

  const value = async <Value>(requested: Promise<{ ok: true; value: Value } | { ok: false; failure: unknown }>) => {
    const answer = await requested
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure))
    return answer.value
  }

  it('opens a session; the same key again opens no second one', async () => {
    const { paymentMethod: _, ...request } = SESSION
    const first = await value(port.createSession(request, 'key-1'))
    expect(first).toEqual({ id: expect.stringMatching(/^CS/), sessionData: expect.any(String) })
    expect((await value(port.createSession(request, 'key-1'))).id).toBe(first.id)
    expect((await value(port.createSession(request, 'key-2'))).id).not.toBe(first.id)
  })

  it('waits when the same key is under way, and gets the same answer', async () => {
    const { paymentMethod: _, ...request } = SESSION
    const opened = await Promise.all([1, 2, 3].map(() => value(port.createSession(request, 'key-3'))))
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  })

  it('returns the status of a session for the session result of the browser', async () => {
    const { paymentMethod: _, ...request } = SESSION
    const opened = await value(port.createSession(request, 'key-4'))
    const { sessionResult } = await shop.payIn(opened)
    expect(await value(port.sessionResult(opened.id, sessionResult))).toMatchObject({
      reference: 'attempt-1',
      status: 'completed',
      payments: [{ resultCode: 'Authorised', amount: { value: 4295, currency: 'EUR' }, method: expect.any(String) }],
    })
    const rejected = await port.sessionResult(opened.id, 'nonsense')
    expect(rejected).toMatchObject({ ok: false, failure: { kind: 'refused' } })
  })

  it('names the ways to pay of a country, without those that are blocked', async () => {
    const wanted = { countryCode: 'NL', amount: { value: 1000, currency: 'EUR' }, channel: 'Web' as const }
    const types = (await value(port.paymentMethods(wanted))).map(({ type }) => type)
    expect(types).toContain('ideal')
    const fewer = await value(port.paymentMethods({ ...wanted, blockedPaymentMethods: ['ideal'] }))
    expect(fewer.map(({ type }) => type)).toEqual(types.filter((type) => type !== 'ideal'))
  })

  it('pays, once for each key', async () => {
    const paid = await value(port.pay(payment('attempt-5'), 'key-5'))
    expect(paid).toMatchObject({
      resultCode: 'Authorised',
      pspReference: expect.any(String),
      merchantReference: 'attempt-5',
    })
    expect(await value(port.pay(payment('attempt-5'), 'key-5'))).toEqual(paid)
  })

  it('a refusal is an answer', async () => {
    const refused = await value(
      port.pay(payment('attempt-6', { paymentMethod: card({ holderName: 'DECLINED' }) }), 'key-6'),
    )
    expect(refused.resultCode).toBe('Refused')
  })

  it('follows a redirect to its end, and the same end again', async () => {
    const sent = await value(port.pay(payment('attempt-7', { paymentMethod: { type: 'ideal' } }), 'key-7'))
    expect(sent).toMatchObject({ resultCode: 'RedirectShopper', action: { type: 'redirect', url: expect.any(String) } })
    const back = await shop.submit(String(sent.action?.['url']), { choice: 'approve' })
    const redirectResult = new URL(back.headers.get('location') ?? '').searchParams.get('redirectResult') ?? ''
    const done = await value(port.submitDetails({ details: { redirectResult } }))
    expect(done).toMatchObject({ resultCode: 'Authorised', merchantReference: 'attempt-7' })
    expect(await value(port.submitDetails({ details: { redirectResult } }))).toMatchObject({ resultCode: 'Authorised' })
  })

  it('changes the order of a wallet, each time with new data', async () => {
    const sent = await value(
      port.pay(payment('attempt-8', { paymentMethod: { type: 'paypal', subtype: 'sdk' } }), 'key-8'),
    )
    const paymentData = String(sent.action?.['paymentData'])
    const update = { pspReference: sent.pspReference ?? '', paymentData, amount: { value: 5000, currency: 'EUR' } }
    const updated = await value(port.updatePaypalOrder(update))
    expect(updated.status).toBe('success')
    expect(updated.paymentData).not.toBe(paymentData)
  })

  it.each(['capture', 'refund', 'reverse', 'cancel'] as const)('%s is received, once for each key', async (change) => {
    const { pspReference = '' } = await value(port.pay(payment(`attempt-${change}`), `pay-${change}`))
    const amount = change === 'capture' || change === 'refund' ? { amount: { value: 100, currency: 'EUR' } } : {}
    const requested = await value(port[change](pspReference, amount, `key-${change}`))
    expect(requested.pspReference).not.toBe(pspReference)
    expect(await value(port[change](pspReference, amount, `key-${change}`))).toEqual(requested)
  })

  it('reports a rejected request, and why', async () => {
    const refused = await port.pay({ ...payment('attempt-9'), amount: { value: -1, currency: 'EUR' } }, 'key-9')
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'refused', status: 422, code: expect.any(String) } })
    const { paymentMethod: _, ...request } = SESSION
    await value(port.createSession(request, 'key-10'))
    const other = await port.createSession({ ...request, reference: 'attempt-10' }, 'key-10')
    expect(other).toMatchObject({ ok: false, failure: { kind: 'refused' } })
    const rejected = await portOf(shop, 'wrong').paymentMethods({})
    expect(rejected).toMatchObject({ ok: false, failure: { kind: 'refused', status: 401 } })
  })
})

it.each([
  ['the provider is unreachable', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
  [
    'it calls the error transient',
    async () => Response.json({ status: 422, message: 'x' }, { status: 422, headers: { 'transient-error': 'true' } }),
    'unreachable',
  ],
  [
    'it has a problem',
    async () => Response.json({ status: 500, errorCode: '905', message: 'x' }, { status: 500 }),
    'unreachable',
  ],
  [
    'it is busy',
    async () => Response.json({ status: 429, errorCode: '1', message: 'x' }, { status: 429 }),
    'unreachable',
  ],
  ['the response has another shape', async () => Response.json({ hello: 'world' }), 'invalid'],
  ['the response has an unknown result code', async () => Response.json({ resultCode: 'Perhaps' }), 'invalid'],
  ['it rejects the request', async () => Response.json({ status: 422, message: 'x' }, { status: 422 }), 'refused'],
] as const)('when %s, the port reports it', async (_, fetch, kind) => {
  const port = providerPort({ apiKey: 'x', merchantAccount: 'y', fetch, apiUrl: 'http://payments' })
  expect(await port.pay(payment('a'), 'k')).toMatchObject({ ok: false, failure: { kind } })
})

it.each([
  [false, 'https://checkout-test.adyen.com/v72/paymentMethods'],
  [true, 'https://1797a841fbb37ca7-sockeye-checkout-live.adyenpayments.com/checkout/v72/paymentMethods'],
])('~PAY-16 the provider itself is called at its own addresses, live: %s', async (isLive, url) => {
  const requested: string[] = []
  const port = providerPort({
    apiKey: 'x',
    merchantAccount: 'y',
    apiUrl: adyenApiUrl({ isLive, livePrefix: '1797a841fbb37ca7-sockeye' }),
    async fetch(request) {
      requested.push(`${request.url} ${request.headers.get('x-api-key')}`)
      return Response.json({ paymentMethods: [] })
    },
  })
  await port.paymentMethods({})
  expect(requested).toEqual([`${url} x`])
})

const toInit = (request: Request): RequestInit => ({
  method: request.method,
  headers: request.headers,
  ...(request.body === null ? {} : { body: request.body, duplex: 'half' }),
  signal: request.signal,
})
