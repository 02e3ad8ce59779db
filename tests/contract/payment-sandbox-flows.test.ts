import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  PAYMENTS_PAGES_PATH,
  type PaypalUpdateAnswer,
  type ProviderError,
  type SessionPaymentAnswer,
  type SessionResult,
} from '../../src/contracts/payment-provider/payment-provider.ts'
import type { EngineName } from '../support/fresh-database.ts'
import type { TransportName } from '../support/transports.ts'
import { card, openSandboxShop, read, type SandboxShop } from '../support/payment-sandbox-shop.ts'
import { choose, paymentDataOf, redirectResultIn, redirectUrl } from './payment-sandbox-steps.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const ideal = { type: 'ideal' }

const COMBINATIONS: readonly (readonly [EngineName, TransportName])[] = [
  ['sqlite', 'over HTTP'],
  ['postgres', 'in process'],
]

describe.each(COMBINATIONS)('paying in the sandbox on %s %s', (engine, transport) => {
  let shop: SandboxShop
  beforeAll(async () => {
    shop = await openSandboxShop(engine, transport)
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.empty())

  const refusal = (answer: Promise<Response>, status = 422) => read<ProviderError>(answer, status)
  const notifications = async () => {
    await shop.deliverDue()
    return shop.receivedNotifications().map(({ item }) => [item.eventCode, item.success])
  }

  describe('by server', () => {
    it('~PAY-07 a card is authorised or refused immediately, both with 200', async () => {
      expect(await shop.pay()).toEqual({
        resultCode: 'Authorised',
        pspReference: expect.stringMatching(/^[A-Z\d]{16}$/),
        merchantReference: 'attempt-1',
        amount: { value: 4295, currency: 'EUR' },
        paymentMethod: { type: 'scheme', brand: 'visa' },
        additionalData: { cardSummary: '1111', expiryDate: '3/2030', authCode: expect.stringMatching(/^\d{6}$/) },
      })
      expect(await shop.pay(card({ holderName: 'NOT_ENOUGH_BALANCE' }))).toMatchObject({
        resultCode: 'Refused',
        refusalReason: 'Not enough balance',
        refusalReasonCode: '12',
      })
      expect(await shop.pay(card(), { additionalData: { RequestedTestAcquirerResponseCode: '4' } })).toMatchObject({
        resultCode: 'Error',
      })
      expect(await notifications()).toEqual([
        ['AUTHORISATION', 'true'],
        ['AUTHORISATION', 'false'],
        ['AUTHORISATION', 'false'],
      ])
    })

    it('a wallet sends a test token', async () => {
      expect(await shop.pay({ type: 'applepay', applePayToken: 'test_wallet' })).toMatchObject({
        resultCode: 'Authorised',
      })
      expect(await shop.pay({ type: 'googlepay', googlePayToken: 'test_DECLINED' })).toMatchObject({
        resultCode: 'Refused',
      })
      const body = { ...card(), type: 'applepay', applePayToken: 'eyJ2ZXJzaW9uIjoi' }
      await expect(shop.pay(body)).rejects.toThrow(/422/)
    })

    it.each([
      ['a method of another country', { type: 'bcmc' }],
      ['an unknown method', { type: 'shells' }],
      ['a card without its number', { type: 'scheme' }],
    ])('422 for %s', async (_, paymentMethod) => {
      await expect(shop.pay(paymentMethod)).rejects.toThrow(/^422/)
    })

    it('PAY-16 a pending payment is decided later', async () => {
      expect(await shop.pay(card({ holderName: 'PENDING' }))).toMatchObject({ resultCode: 'Received' })
      expect(await notifications()).toEqual([])
      shop.clock.advance(MINUTE)
      expect(await notifications()).toEqual([['AUTHORISATION', 'true']])
    })
  })

  describe('on a page of the bank', () => {
    it.each([
      ['approve', 'Authorised', [['AUTHORISATION', 'true']]],
      ['refuse', 'Refused', [['AUTHORISATION', 'false']]],
      ['cancel', 'Cancelled', [['AUTHORISATION', 'false']]],
      ['pending', 'Pending', []],
    ])('~PAY-09 %s leads back to the shop, which gets %s for every request', async (choice, resultCode, expected) => {
      const opened = await shop.session()
      const redirected = await shop.payIn(opened, ideal)
      expect(redirected).toMatchObject({
        resultCode: 'RedirectShopper',
        action: { method: 'GET', paymentMethodType: 'ideal' },
      })
      const url = redirectUrl(redirected.action)
      expect(url).toMatch(/^http:\/\/shop\.test\/psp-test\/pages\/pay\//)
      const page = await (await shop.look(url)).text()
      expect(page).toContain('Dit is een testbetaling')
      expect(page).toContain('EUR 42,95'.replace(' ', '\u00A0'))

      const { status, location } = await choose(shop, url, choice)
      expect([status, location.startsWith('http://shop.test/nl/checkout/payment?step=3&sessionId=CS')]).toEqual([
        303,
        true,
      ])
      // Notified before the shopper returns, because the shopper may not return.
      expect(await notifications()).toEqual(expected)
      const redirectResult = redirectResultIn(location)
      for (const data of [{ sessionData: redirected.sessionData }, {}, {}]) {
        const submitted = await read<SessionPaymentAnswer>(
          shop.detailsIn(opened, { ...data, details: { redirectResult } }),
        )
        expect(submitted.resultCode).toBe(resultCode)
      }
      // Another browser: the server requests the result.
      expect(await shop.details({ details: { redirectResult } })).toMatchObject({
        resultCode,
        merchantReference: 'attempt-1',
      })
      expect(await notifications()).toEqual([])
    })

    it('decides once: opening the page again shows the decision', async () => {
      const url = redirectUrl((await shop.payIn(await shop.session(), ideal)).action)
      await choose(shop, url, 'approve')
      const { status, location } = await choose(shop, url, 'refuse')
      expect(status).toBe(303)
      expect(await shop.details({ details: { redirectResult: redirectResultIn(location) } })).toMatchObject({
        resultCode: 'Authorised',
      })
      expect(await (await shop.look(url)).text()).toContain('De betaling is goedgekeurd.')
      expect(await notifications()).toEqual([['AUTHORISATION', 'true']])
    })

    it('a shopper who approves and never returns has paid', async () => {
      const opened = await shop.session()
      const { action, sessionResult } = await shop.payIn(opened, { type: 'paypal' })
      const { status, text } = await choose(shop, redirectUrl(action), 'approve-and-stay')
      expect([status, text.includes('Je kunt dit venster sluiten')]).toEqual([200, true])
      expect(await notifications()).toEqual([['AUTHORISATION', 'true']])
      const path = `/sessions/${opened.id}?sessionResult=${sessionResult}`
      expect(await read<SessionResult>(shop.call('GET', path))).toMatchObject({ status: 'completed' })
    })

    it('a shopper who never decides has not paid, which is notified when the session expires', async () => {
      const opened = await shop.session()
      const { action } = await shop.payIn(opened, ideal)
      shop.clock.advance(HOUR)
      expect(await notifications()).toEqual([['OFFER_CLOSED', 'true']])
      const { location } = await choose(shop, redirectUrl(action), 'approve')
      expect(await shop.details({ details: { redirectResult: redirectResultIn(location) } })).toMatchObject({
        resultCode: 'Cancelled',
      })
    })

    it('a pending payment blocks its session until the bank decides', async () => {
      const opened = await shop.session()
      const { action, sessionResult } = await shop.payIn(opened, ideal)
      await choose(shop, redirectUrl(action), 'pending')
      await refusal(shop.tryToPay(opened, card()))
      const result = () =>
        read<SessionResult>(shop.call('GET', `/sessions/${opened.id}?sessionResult=${sessionResult}`))
      expect(await result()).toMatchObject({ status: 'paymentPending', payments: [{ resultCode: 'Pending' }] })
      shop.clock.advance(MINUTE)
      expect(await notifications()).toEqual([['AUTHORISATION', 'true']])
      expect(await result()).toMatchObject({ status: 'completed', payments: [{ resultCode: 'Authorised' }] })
    })

    it('a result that was not issued here, or for another session, is rejected', async () => {
      const [one, other] = [await shop.session(), await shop.session()]
      const { location } = await choose(shop, redirectUrl((await shop.payIn(one, ideal)).action), 'approve')
      const foreign = refusal(shop.detailsIn(other, { details: { redirectResult: redirectResultIn(location) } }))
      await expect(foreign).resolves.toMatchObject({ errorCode: '14_003' })
      await refusal(shop.detailsIn(one, { details: { redirectResult: `${redirectResultIn(location)}x` } }))
      await refusal(shop.call('POST', '/payments/details', { body: { details: {} } }))
      await refusal(shop.call('POST', '/payments/details', { body: {} }))
    })

    it('the bank page escapes its input, denies framing by other origins and runs no inline script', async () => {
      const { action } = await shop.pay({ type: 'ideal' }, { reference: '"><script>alert(1)</script>' })
      const answer = await shop.look(redirectUrl(action))
      const text = await answer.text()
      expect(text).not.toContain('<script')
      expect(text).toContain('&quot;&gt;&lt;script&gt;')
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self' http://shop.test; base-uri 'none'; frame-ancestors 'self'",
      )
      expect((await shop.look(`${PAYMENTS_PAGES_PATH}/pay/x`)).status).toBe(404)
    })

    it('PAY-16 one page lists the test cards', async () => {
      const text = await (await shop.look(`${PAYMENTS_PAGES_PATH}/test-cards`)).text()
      for (const part of ['4111 1111 1111 1111', '3714 4963 5398 431', '03/2030', '7373', 'NOT_ENOUGH_BALANCE']) {
        expect(text).toContain(part)
      }
      const [, css = ''] = /href="([^"]+\.css)"/.exec(text) ?? []
      expect((await shop.look(css)).headers.get('content-type')).toMatch(/^text\/css/)
      expect((await shop.look(`${PAYMENTS_PAGES_PATH}/fonts/text.woff2`)).headers.get('content-type')).toBe(
        'font/woff2',
      )
    })
  })

  describe('with PayPal in its own window', () => {
    const express = { type: 'paypal', subtype: 'express' }
    const update = (body: object) => shop.call('POST', '/paypal/updateOrder', { body })

    it('~PAY-08 the order changes with the shipping method, with new payment data each time', async () => {
      const opened = await shop.pay(express)
      expect(opened).toMatchObject({
        resultCode: 'Pending',
        action: { type: 'sdk', sdkData: { token: expect.any(String) } },
      })
      const { pspReference } = opened
      const first = paymentDataOf(opened.action)
      const updated = await read<PaypalUpdateAnswer>(
        update({ pspReference, paymentData: first, amount: { value: 4990, currency: 'EUR' } }),
      )
      expect(updated.status).toBe('success')
      expect(updated.paymentData).not.toBe(first)
      await refusal(update({ pspReference, paymentData: first, amount: { value: 1, currency: 'EUR' } }))
      const other = await read<PaypalUpdateAnswer>(
        update({ pspReference, paymentData: updated.paymentData, amount: { value: 1, currency: 'SEK' } }),
      )
      expect(other.status).toBe('error')

      const orderID = opened.action?.type === 'sdk' ? (opened.action.sdkData['token'] ?? '') : ''
      const details = { orderID, payerID: 'test_payer' }
      await refusal(shop.call('POST', '/payments/details', { body: { details, paymentData: first } }))
      expect(await shop.details({ details, paymentData: other.paymentData })).toMatchObject({
        resultCode: 'Authorised',
        amount: { value: 4990, currency: 'EUR' },
      })
      await shop.deliverDue()
      expect(shop.receivedNotifications()).toMatchObject([
        { item: { amount: { value: 4990, currency: 'EUR' }, success: 'true' } },
      ])
    })

    it('in a session it is named by the session', async () => {
      const session = await shop.session()
      const { action } = await shop.payIn(session, express)
      const paymentData = paymentDataOf(action)
      await refusal(update({ sessionId: 'CS0000000000000000', paymentData }))
      expect(await read(update({ sessionId: session.id, paymentData }))).toMatchObject({ status: 'success' })
    })
  })
})
