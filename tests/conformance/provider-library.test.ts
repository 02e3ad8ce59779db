/** The provider's API library, unchanged, against the sandbox: what it sends is accepted, what it receives it understands. */
import {
  CheckoutAPI,
  Client,
  Config,
  EnvironmentEnum,
  HttpClientException,
  hmacValidator as HmacValidator,
  Types,
} from '@adyen/api-library'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentAction } from '../../src/contracts/payment-provider/payment-provider.ts'
import { answerChallenge, threeDSResult } from '../contract/payment-sandbox-steps.ts'
import { API_KEY, HMAC_KEY, openSandboxShop, type SandboxShop } from '../support/payment-sandbox-shop.ts'
import { sandboxHttpClient } from './sandbox-http-client.ts'

const { checkout, notification } = Types
const ACCOUNT = 'SockeyeTest'

const common = (reference: string) => ({
  merchantAccount: ACCOUNT,
  reference,
  amount: { value: 4295, currency: 'EUR' },
  returnUrl: 'http://shop.test/nl/checkout/payment?step=3',
  countryCode: 'NL',
  shopperLocale: 'nl-NL',
})

const card = (holderName = 'Ada Lovelace') => ({
  type: checkout.CardDetails.TypeEnum.Scheme,
  holderName,
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
})

const payment = (reference: string, paymentMethod: Types.checkout.PaymentRequest['paymentMethod'] = card()) => ({
  ...common(reference),
  channel: checkout.PaymentRequest.ChannelEnum.Web,
  paymentMethod,
})

/** What the library read of the action, as a browser gets it. */
function challengeOf({ action }: Types.checkout.PaymentResponse): PaymentAction {
  if (!(action instanceof checkout.CheckoutThreeDS2Action)) throw new Error('No 3-D Secure')
  const { token = '', authorisationToken = '', paymentData = '' } = action
  return { type: 'threeDS2', subtype: 'challenge', paymentMethodType: 'scheme', token, authorisationToken, paymentData }
}

describe.each(['sqlite', 'postgres'] as const)('~PAY-16 STD-06 the API library of the provider on %s', (engine) => {
  let shop: SandboxShop
  const apiOf = (apiKey: string) => {
    const fetch = (request: Request) => {
      const { pathname, search } = new URL(request.url)
      const { method, headers, body } = request
      return shop.send(pathname + search, { method, headers, ...(body === null ? {} : { body, duplex: 'half' }) })
    }
    const config = new Config({ apiKey, environment: EnvironmentEnum.TEST })
    return new CheckoutAPI(new Client(config, sandboxHttpClient(fetch, 'http://payments')))
  }
  const api = apiOf(API_KEY)
  beforeAll(async () => {
    shop = await openSandboxShop(engine, 'in process')
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.empty())

  it('opens a session once for each idempotency key, and reads its result', async () => {
    const request = { ...common('attempt-1'), shopperEmail: 'ada@example.com' }
    const opened = await api.PaymentsApi.sessions(request, { idempotencyKey: 'key-1' })
    const again = await api.PaymentsApi.sessions(request, { idempotencyKey: 'key-1' })
    expect(again.id).toBe(opened.id)
    const { sessionResult } = await shop.payIn({ id: opened.id, sessionData: opened.sessionData ?? '' })
    const result = await api.PaymentsApi.getResultOfPaymentSession(opened.id, sessionResult)
    expect(result.status).toBe(checkout.SessionResultResponse.StatusEnum.Completed)
    expect(result.payments?.[0]?.amount).toMatchObject({ value: 4295, currency: 'EUR' })
  })

  it('lists payment methods, without the blocked ones', async () => {
    const request = { merchantAccount: ACCOUNT, countryCode: 'NL', amount: { value: 1000, currency: 'EUR' } }
    const { paymentMethods = [] } = await api.PaymentsApi.paymentMethods(request)
    const types = paymentMethods.map(({ type }) => type)
    expect(types).toContain('ideal')
    const fewer = await api.PaymentsApi.paymentMethods({ ...request, blockedPaymentMethods: ['ideal'] })
    expect(fewer.paymentMethods?.map(({ type }) => type)).toEqual(types.filter((type) => type !== 'ideal'))
  })

  it('pays by card, and receives a refusal as a result', async () => {
    const paid = await api.PaymentsApi.payments(payment('attempt-2'), { idempotencyKey: 'key-2' })
    expect(paid).toMatchObject({ resultCode: 'Authorised', merchantReference: 'attempt-2' })
    const refused = await api.PaymentsApi.payments(payment('attempt-3', card('DECLINED')))
    expect(refused.resultCode).toBe(checkout.PaymentResponse.ResultCodeEnum.Refused)
  })

  it('follows a redirect to its result', async () => {
    const ideal = { type: checkout.IdealDetails.TypeEnum.Ideal }
    const sent = await api.PaymentsApi.payments(payment('attempt-4', ideal))
    expect(sent.resultCode).toBe(checkout.PaymentResponse.ResultCodeEnum.RedirectShopper)
    const url = sent.action && 'url' in sent.action ? (sent.action.url ?? '') : ''
    const back = await shop.submit(url, { choice: 'approve' })
    const redirectResult = new URL(back.headers.get('location') ?? '').searchParams.get('redirectResult') ?? ''
    const done = await api.PaymentsApi.paymentsDetails({ details: { redirectResult } })
    expect(done).toMatchObject({ resultCode: 'Authorised', merchantReference: 'attempt-4' })
  })

  it('authenticates the shopper with 3-D Secure, and receives a failed challenge as a refusal', async () => {
    const authenticated = { ...card(), encryptedCardNumber: 'test_4212345678910006' }
    const native = { threeDSRequestData: { nativeThreeDS: checkout.ThreeDSRequestData.NativeThreeDSEnum.Preferred } }
    for (const [password, resultCode] of [
      ['password', checkout.PaymentDetailsResponse.ResultCodeEnum.Authorised],
      ['wrong', checkout.PaymentDetailsResponse.ResultCodeEnum.Refused],
    ] as const) {
      const started = await api.PaymentsApi.payments({
        ...payment(`attempt-3ds-${password}`, authenticated),
        authenticationData: native,
      })
      expect(started.resultCode).toBe(checkout.PaymentResponse.ResultCodeEnum.ChallengeShopper)
      const action = challengeOf(started)
      await answerChallenge(shop, action, password)
      const { details } = threeDSResult(action, password === 'password' ? 'Y' : 'N')
      expect(await api.PaymentsApi.paymentsDetails({ details })).toMatchObject({ resultCode })
    }
  })

  it('changes the order of a wallet', async () => {
    const paypal = { type: checkout.PayPalDetails.TypeEnum.Paypal, subtype: checkout.PayPalDetails.SubtypeEnum.Sdk }
    const { pspReference = '', action } = await api.PaymentsApi.payments(payment('attempt-5', paypal))
    const paymentData = action && 'paymentData' in action ? (action.paymentData ?? '') : ''
    const amount = { value: 5000, currency: 'EUR' }
    const updated = await api.UtilityApi.updatesOrderForPaypalExpressCheckout({ pspReference, paymentData, amount })
    expect(updated.status).toBe(checkout.PaypalUpdateOrderResponse.StatusEnum.Success)
  })

  it('updates amounts, captures, refunds, cancels and reverses', async () => {
    const amount = { value: 100, currency: 'EUR' }
    const { pspReference = '' } = await api.PaymentsApi.payments(payment('attempt-6'))
    const own = { merchantAccount: ACCOUNT }
    const changes = [
      await api.ModificationsApi.updateAuthorisedAmount(pspReference, { ...own, amount }),
      await api.ModificationsApi.captureAuthorisedPayment(pspReference, { ...own, amount }),
      await api.ModificationsApi.refundCapturedPayment(pspReference, { ...own, amount }),
      await api.ModificationsApi.cancelAuthorisedPaymentByPspReference(pspReference, own),
      await api.ModificationsApi.refundOrCancelPayment(pspReference, own),
    ]
    expect(changes.map(({ status }) => status)).toEqual(Array(5).fill('received'))
  })

  it('receives errors with status and error code', async () => {
    const invalid = { ...payment('attempt-7'), amount: { value: -1, currency: 'EUR' } }
    await expect(api.PaymentsApi.payments(invalid)).rejects.toBeInstanceOf(HttpClientException)
    await expect(api.PaymentsApi.payments(invalid)).rejects.toMatchObject({
      statusCode: 422,
      errorCode: expect.stringMatching(/^\d+$/),
    })
    for (const currency of ['XXX', 'QQQ', 'eur']) {
      const unknown = { ...payment('attempt-9'), amount: { value: 100, currency } }
      await expect(api.PaymentsApi.payments(unknown)).rejects.toMatchObject({ statusCode: 422, errorCode: '138' })
    }
    const unauthorised = apiOf('wrong').PaymentsApi.paymentMethods({ merchantAccount: ACCOUNT })
    await expect(unauthorised).rejects.toMatchObject({ statusCode: 401 })
  })

  it('its validator accepts the signature of a notification, and of no changed one', async () => {
    await api.PaymentsApi.payments(payment('attempt-8'))
    await shop.deliverDue()
    const [first] = shop.receivedNotifications()
    if (first === undefined) throw new Error('There is no notification')
    const validator = new HmacValidator()
    const item = (over: object = {}) => Object.assign(new notification.NotificationRequestItem(), first.item, over)
    expect(validator.validateHMAC(item(), HMAC_KEY)).toBe(true)
    expect(validator.validateHMAC(item({ amount: { value: 1, currency: 'EUR' } }), HMAC_KEY)).toBe(false)
  })
})
