/** A client with types that openapi-typescript generated makes the calls of docs/api.md; the gate compiles it. */
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { paths as Commerce } from '../../docs/openapi/commerce.d.ts'
import type { paths as Discovery } from '../../docs/openapi/discovery.d.ts'
import { SANDBOX_SETTING } from '../support/sandbox-account.ts'
import { type Shop, startShop } from '../support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ ...SANDBOX_SETTING, LOG_LEVEL: 'warn' })
  // The first request for products waits until they are indexed, and may time out on a busy machine.
  await vi.waitUntil(async () => (await fetch(`${shop.url}/uk/adults/socks`)).ok, { timeout: 120_000, interval: 200 })
})
afterAll(() => shop.stop())

const ADDRESS = {
  country: 'PT',
  city: 'Lisboa',
  phone: '21 234 5678',
  streetAddress: 'Rua Nova 7',
  houseNumberOrName: '',
  familyName: 'Lovelace',
  postalCode: '1100-048',
  givenName: 'Ada',
  region: '',
}
const country = 'PT'
const bearer = (token: string | undefined) => ({ Authorization: `Bearer ${token}` })

/** What the shopper's browser does: it calls the provider, which the description of the shop does not cover. */
async function payIn(session: { id: string; sessionData: string }, clientKey: string): Promise<string> {
  const paymentMethod = {
    type: 'scheme',
    holderName: 'Ada Lovelace',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  }
  const url = `${shop.url}/psp-test/checkoutshopper/v1/sessions/${session.id}/payments?clientKey=${clientKey}`
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ sessionData: session.sessionData, paymentMethod }),
  })
  return z.object({ sessionResult: z.string() }).parse(await answer.json()).sessionResult
}

it('STD-07 buys something where terms must be agreed to, and reads the order', async () => {
  const commerce = createClient<Commerce>({ baseUrl: shop.url })
  const discovery = createClient<Discovery>({ baseUrl: shop.url })

  const found = await discovery.POST('/search', { body: { token: 'eu-pt', query: 'socks' } })
  const variant = found.data?.items
    .flatMap((item) => ('variants' in item ? (item.variants ?? []) : []))
    .find(({ stockStatus }) => stockStatus === 'in-stock')
  const opened = await commerce.POST('/orderv1/carts', {
    body: {
      store: { countryCode: country, languageCode: 'en' },
      products: [{ id: variant?.id ?? '', quantity: 2 }],
    },
  })
  expect(opened.error).toBeUndefined()

  const methods = await commerce.GET('/orderv1/shipments/{country}', { params: { path: { country } } })
  const method = methods.data?.findLast(({ active }) => active)
  const changed = await commerce.PUT('/orderv1/carts', {
    headers: bearer(opened.data?.jwtToken),
    body: { products: [{ id: method?.id ?? '', quantity: 1 }] },
  })
  expect(changed.error).toBeUndefined()

  const terms = await commerce.GET('/orderv1/terms/{country}', { params: { path: { country } } })
  expect(terms.data?.agreement).toBe('express')
  const order = {
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    email: 'ada@example.com',
    languageCode: 'en',
    returnUrl: `${shop.url}/eu/checkout/payment`,
  } as const
  const headers = bearer(changed.data?.jwtToken)
  const refused = await commerce.POST('/orderv1/carts/adyen/orders', { headers, body: order })
  expect([refused.response.status, refused.error?.code]).toEqual([422, 'TERMS_NOT_AGREED'])
  const placed = await commerce.POST('/orderv1/carts/adyen/orders', {
    headers,
    params: { header: { 'Idempotency-Key': 'generated-client-1' } },
    body: { ...order, agreedTerms: terms.data?.hash ?? '' },
  })
  const { brink, adyen, orderToken } = placed.data ?? {}
  const id = brink?.order.id ?? ''
  const { id: sessionId = '', sessionData = '' } = adyen?.session ?? {}

  const sessionResult = await payIn({ id: sessionId, sessionData }, adyen?.clientKey ?? '')
  const confirmed = await commerce.GET('/orderv1/payments/adyen/orders/{id}/confirmation', {
    headers: bearer(orderToken),
    params: { path: { id }, query: { sessionId, sessionResult } },
  })
  expect(confirmed.data?.status).toBe('paid')
  const read = await commerce.GET('/orderv1/orders/{id}', { headers: bearer(orderToken), params: { path: { id } } })
  expect(read.data?.order).toMatchObject({ id, status: 'paid' })
})

it('STD-07 reads the ways to pay in a country, and errors by their status', async () => {
  const commerce = createClient<Commerce>({ baseUrl: shop.url })
  const listed = await commerce.POST('/orderv1/payments/adyen/paymentmethods', {
    body: {
      countryCode: 'NL',
      languageCode: 'nl',
      channel: 'Web',
      amount: { value: 2590, currency: 'EUR' },
      blockedPaymentMethods: ['klarna'],
    },
  })
  expect(listed.data?.paymentMethods?.map(({ type }) => type)).toContain('ideal')
  const unknown = await commerce.GET('/orderv1/orders/{id}', {
    headers: bearer('nothing'),
    params: { path: { id: 'nothing' } },
  })
  expect([unknown.response.status, unknown.error?.code]).toEqual([404, 'ORDER_NOT_FOUND'])
})
