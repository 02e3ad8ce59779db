import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  PAYMENTS_BROWSER_PATH,
  type PaymentMethodsAnswer,
  type ProviderError,
  type SessionPaymentAnswer,
  type SessionResult,
  type SessionSetup,
} from '../../src/contracts/payment-provider/payment-provider.ts'
import { isSigned } from '../../src/contracts/payment-provider/webhook-signature.ts'
import { engines } from '../support/fresh-database.ts'
import { transports } from '../support/transports.ts'
import {
  card,
  HMAC_KEY,
  openSandboxShop,
  read,
  sessionBody,
  type SandboxShop,
} from '../support/payment-sandbox-shop.ts'

const HOUR = 3_600_000
const REFUSED = card({ holderName: 'DECLINED' })

describe.each(engines)('a session of the payment sandbox on %s', (engine) => {
  describe.each(transports)('%s', (transport) => {
    let shop: SandboxShop
    beforeAll(async () => {
      shop = await openSandboxShop(engine, transport)
    })
    afterAll(() => shop.close())
    beforeEach(() => shop.empty())

    const refusal = (answer: Promise<Response>, status = 422) => read<ProviderError>(answer, status)
    const resultOf = ({ id }: { id: string }, sessionResult: string) =>
      shop.call('GET', `/sessions/${id}?sessionResult=${encodeURIComponent(sessionResult)}`)

    it('PAY-16 is the request again, with an id, data for the browser and an expiry in an hour', async () => {
      const opened = await shop.session()
      expect(opened).toEqual({
        ...sessionBody(),
        id: expect.stringMatching(/^CS[\dA-F]{16}$/),
        sessionData: expect.stringMatching(/^Ab02b4c0!./),
        expiresAt: '2026-11-15T11:00:00.000Z',
      })
      const { expiresAt } = await shop.session({ expiresAt: '2030-01-01T00:00:00+01:00' })
      expect(expiresAt).toBe('2026-11-16T10:00:00.000Z')
    })

    it.each<[string, object, string]>([
      ['no amount', { amount: undefined }, '137'],
      ['a fraction of a cent', { amount: { value: 1.5, currency: 'EUR' } }, '137'],
      ['a negative amount', { amount: { value: -1, currency: 'EUR' } }, '137'],
      ['a currency of two letters', { amount: { value: 1, currency: 'EU' } }, '138'],
      ['no reference', { reference: undefined }, '130'],
      ['a reference of 81 characters', { reference: 'x'.repeat(81) }, '130'],
      ['no return address', { returnUrl: undefined }, '14_030'],
      ['a return address that is a script', { returnUrl: 'javascript:alert(1)' }, '14_030'],
    ])('422 for %s', async (_, over, errorCode) => {
      expect(await refusal(shop.call('POST', '/sessions', { body: sessionBody(over) }))).toEqual({
        status: 422,
        errorCode,
        message: expect.any(String),
        errorType: 'validation',
        pspReference: expect.stringMatching(/^[A-Z\d]{16}$/),
      })
    })

    it('401 without the right key, 403 for another account, 400 for what is not JSON', async () => {
      const body = sessionBody()
      expect(await refusal(shop.call('POST', '/sessions', { body, apiKey: 'x' }), 401)).toMatchObject({
        errorType: 'security',
      })
      expect(
        await refusal(shop.call('POST', '/sessions', { body: sessionBody({ merchantAccount: 'X' }) }), 403),
      ).toMatchObject({
        errorCode: '901',
      })
      expect(await refusal(shop.call('POST', '/sessions', { body: '{"amount":' }), 400)).toMatchObject({
        errorCode: '702',
      })
      const { id, sessionData } = await shop.session()
      await refusal(shop.browser(`/v1/sessions/${id}/setup`, { sessionData }, 'test_OTHER'), 401)
    })

    it('the same key and the same request return the same session and the same body', async () => {
      const request = () => shop.call('POST', '/sessions', { body: sessionBody(), key: 'key-1' })
      const [first, second] = [await request(), await request()]
      expect([first.status, second.status]).toEqual([201, 201])
      expect(await second.text()).toBe(await first.text())
      expect(second.headers.get('idempotency-key')).toBe('key-1')
    })

    it('another request under the same key is rejected, and so is a key of 65 characters', async () => {
      await read(shop.call('POST', '/sessions', { body: sessionBody(), key: 'key-1' }), 201)
      const body = sessionBody({ reference: 'attempt-2' })
      expect(await refusal(shop.call('POST', '/sessions', { body, key: 'key-1' }))).toMatchObject({ errorCode: '704' })
      await refusal(shop.call('POST', '/sessions', { body, key: 'k'.repeat(65) }))
    })

    it('a rejected request leaves its key free', async () => {
      const request = (paymentMethod: object) =>
        shop.call('POST', '/payments', { body: { ...sessionBody(), paymentMethod }, key: 'key-1' })
      expect(await refusal(request({ type: 'gold' }))).toMatchObject({ errorCode: '905' })
      expect(await read(request(card()))).toMatchObject({ resultCode: 'Authorised' })
    })

    it('many concurrent requests with one key: one payment; the others get a retryable error, and then the same response', async () => {
      const request = () =>
        shop.call('POST', '/payments', { body: { ...sessionBody(), paymentMethod: card() }, key: 'key-1' })
      const answers = await Promise.all(Array.from({ length: 8 }, request))
      const late = answers.filter(({ status }) => status === 409)
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
      for (const answer of late) {
        expect(answer.headers.get('transient-error')).toBe('true')
        expect(await read<ProviderError>(Promise.resolve(answer), 409)).toMatchObject({ errorCode: '704' })
      }
      const bodies = await Promise.all(
        [...answers.filter(({ ok }) => ok), await request()].map((answer) => answer.text()),
      )
      expect(new Set(bodies).size).toBe(1)
      const { stored } = await shop.database.query
        .selectFrom('sandbox_payments')
        .select((count) => count.fn.countAll<number>().as('stored'))
        .executeTakeFirstOrThrow()
      expect(stored).toBe(1)
    })

    it('is set up in the browser, from any page, with the payment methods of its country', async () => {
      const { id, sessionData } = await shop.session({ blockedPaymentMethods: ['klarna'] })
      const answer = await shop.browser(`/v1/sessions/${id}/setup`, { sessionData, browserInfo: {} })
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      const setup = await read<SessionSetup>(Promise.resolve(answer))
      expect(setup).toMatchObject({
        id,
        countryCode: 'NL',
        amount: { value: 4295, currency: 'EUR' },
        returnUrl: 'http://shop.test/nl/checkout/payment?step=3',
        shopperLocale: 'nl-NL',
      })
      expect(setup.sessionData).not.toBe(sessionData)
      expect(setup.paymentMethods.paymentMethods.map(({ type }) => type)).toEqual([
        'scheme',
        'ideal',
        'paypal',
        'applepay',
        'googlepay',
      ])
      const methods = await read<PaymentMethodsAnswer>(
        shop.call('POST', '/paymentMethods', {
          body: {
            merchantAccount: sessionBody().merchantAccount,
            countryCode: 'GB',
            amount: { value: 1, currency: 'GBP' },
          },
        }),
      )
      expect(methods.paymentMethods.map(({ type }) => type)).toEqual(['scheme', 'paypal', 'applepay', 'googlepay'])
    })

    it('answers a CORS preflight request', async () => {
      const answer = await shop.send(`${PAYMENTS_BROWSER_PATH}/v1/sessions/CS1/setup`, {
        method: 'OPTIONS',
        headers: {
          origin: 'http://shop.test',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      })
      expect([answer.status, answer.headers.get('access-control-allow-headers')]).toEqual([204, 'content-type'])
    })

    it('PAY-16 is paid with a test card, for its amount, and the shop gets a signed notification', async () => {
      const opened = await shop.session()
      const { id, sessionData } = opened
      const body = { sessionData, paymentMethod: card(), amount: { value: 1, currency: 'EUR' } }
      const paid = await read<SessionPaymentAnswer>(shop.browser(`/v1/sessions/${id}/payments`, body))
      expect(paid).toEqual({
        sessionData: expect.any(String),
        sessionResult: expect.any(String),
        resultCode: 'Authorised',
      })

      const result = await read<SessionResult>(resultOf(opened, paid.sessionResult))
      expect(result).toEqual({
        id,
        reference: 'attempt-1',
        status: 'completed',
        payments: [
          {
            pspReference: expect.stringMatching(/^[A-Z\d]{16}$/),
            amount: { value: 4295, currency: 'EUR' },
            resultCode: 'Authorised',
            paymentMethod: { type: 'scheme', brand: 'visa' },
          },
        ],
      })

      expect(await shop.deliverDue()).toBe(1)
      const [notification] = shop.receivedNotifications()
      expect(notification?.item).toMatchObject({
        pspReference: result.payments?.[0]?.pspReference,
        merchantAccountCode: 'SockeyeTest',
        merchantReference: 'attempt-1',
        amount: { value: 4295, currency: 'EUR' },
        eventCode: 'AUTHORISATION',
        eventDate: '2026-11-15T10:00:00+00:00',
        success: 'true',
        paymentMethod: 'visa',
      })
      expect(notification && isSigned(notification.item, [HMAC_KEY])).toBe(true)
      expect(await shop.deliverDue()).toBe(0)
      // Paid once.
      await refusal(shop.tryToPay(opened, card()))
    })

    it('a result needs the session result of the browser, and of this session', async () => {
      const [one, other] = [await shop.session(), await shop.session()]
      const { sessionResult } = await shop.payIn(one)
      const responses = [
        resultOf(one, ''),
        resultOf(one, `${sessionResult}x`),
        resultOf(one, one.sessionData),
        resultOf(other, sessionResult),
        resultOf({ id: 'CS0000000000000000' }, sessionResult),
      ]
      for (const answer of responses) expect(await refusal(answer)).toMatchObject({ errorCode: '14_028' })
    })

    it('accepts older session data of its own, and none of another', async () => {
      const [one, other] = [await shop.session(), await shop.session()]
      await shop.payIn(one, REFUSED)
      await refusal(shop.tryToPay({ ...one, sessionData: other.sessionData }, card()))
      await refusal(shop.tryToPay({ ...one, sessionData: 'x' }, card()))
      expect(await shop.payIn(one)).toMatchObject({ resultCode: 'Authorised' })
    })

    it('ends after five refusals; each of them is notified', async () => {
      const opened = await shop.session()
      const refusals: SessionPaymentAnswer[] = []
      for (let tries = 0; tries < 5; tries += 1) refusals.push(await shop.payIn(opened, REFUSED))
      expect(refusals.map(({ resultCode }) => resultCode)).toEqual(Array.from({ length: 5 }, () => 'Refused'))
      await refusal(shop.tryToPay(opened, card()))
      expect(await read(resultOf(opened, refusals[4]?.sessionResult ?? ''))).toEqual({
        id: opened.id,
        reference: 'attempt-1',
        status: 'refused',
      })
      await shop.deliverDue()
      expect(shop.receivedNotifications().map(({ item }) => [item.eventCode, item.success, item.reason])).toEqual(
        Array.from({ length: 5 }, () => ['AUTHORISATION', 'false', 'Refused']),
      )
    })

    it('expires after an hour', async () => {
      const opened = await shop.session()
      const { sessionResult } = await shop.payIn(opened, REFUSED)
      shop.clock.advance(HOUR)
      await refusal(shop.browser(`/v1/sessions/${opened.id}/setup`, { sessionData: opened.sessionData }))
      await refusal(shop.tryToPay(opened, card()))
      expect(await read(resultOf(opened, sessionResult))).toMatchObject({ status: 'expired' })
    })

    it.each<[string, object]>([
      ['a number without the prefix', { encryptedCardNumber: '4111111111111111' }],
      ['a number that is not a test number', { encryptedCardNumber: 'test_4242424242424242' }],
      ['raw data', { number: '4111111111111111', cvc: '737' }],
    ])('rejects %s, stores nothing of it and returns nothing of it', async (_, over) => {
      const answer = await shop.tryToPay(await shop.session(), card(over))
      expect([403, 422]).toContain(answer.status)
      const rows = await shop.database.query.selectFrom('sandbox_payments').selectAll().execute()
      expect(rows).toEqual([])
      expect((await answer.text()) + shop.lines.join('')).not.toMatch(/4111111111111111|4242424242424242/)
    })

    it('stores no card number and no personal data of a payment either', async () => {
      await read(shop.call('POST', '/sessions', { body: sessionBody(), key: 'key-1' }), 201)
      await shop.payIn(await shop.session())
      const stored = JSON.stringify([
        await shop.database.query.selectFrom('sandbox_sessions').selectAll().execute(),
        await shop.database.query.selectFrom('sandbox_payments').selectAll().execute(),
        await shop.database.query.selectFrom('sandbox_keys').selectAll().execute(),
        await shop.database.query.selectFrom('sandbox_notifications').selectAll().execute(),
      ])
      expect(stored).not.toMatch(/4111111111111111|ada@example\.com|Lovelace/)
    })

    it('two concurrent payments of one session: one of them is made', async () => {
      const opened = await shop.session()
      const answers = await Promise.all([shop.tryToPay(opened, card()), shop.tryToPay(opened, card())])
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    })
  })
})
