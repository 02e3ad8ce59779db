import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentAction, PaymentAnswer } from '../../src/contracts/payment-provider/payment-provider.ts'
import type { EngineName } from '../support/fresh-database.ts'
import type { TransportName } from '../support/transports.ts'
import { card, openSandboxShop, read, type SandboxShop } from '../support/payment-sandbox-shop.ts'
import {
  answerChallenge,
  base64,
  choose,
  messageIn,
  paymentDataOf,
  redirectResultIn,
  redirectUrl,
  threeDSResult,
  tokenOf,
} from './payment-sandbox-steps.ts'

const HOUR = 3_600_000
const authenticatedCard = (number: string, over: object = {}) =>
  card({ encryptedCardNumber: `test_${number}`, ...over })
const FULL = '4917610000000000'
const FRICTIONLESS = '5201281505129736'
const CHALLENGE = '4212345678910006'

const COMBINATIONS: readonly (readonly [EngineName, TransportName])[] = [
  ['sqlite', 'in process'],
  ['postgres', 'over HTTP'],
]

describe.each(COMBINATIONS)('3-D Secure in the sandbox on %s %s', (engine, transport) => {
  let shop: SandboxShop
  beforeAll(async () => {
    shop = await openSandboxShop(engine, transport)
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.empty())

  const notifications = async () => {
    await shop.deliverDue()
    return shop.receivedNotifications().map(({ item }) => [item.eventCode, item.success])
  }

  const fingerprint = (action: PaymentAction | undefined) =>
    read<{ type?: string; action?: PaymentAction; details?: { threeDSResult: string } }>(
      shop.browser('/v1/submitThreeDS2Fingerprint', {
        fingerprintResult: base64({ threeDSCompInd: 'Y' }),
        paymentData: paymentDataOf(action),
      }),
    )

  it('PAY-16 fingerprint, then password, then paid', async () => {
    const opened = await shop.session()
    const identify = await shop.payIn(opened, authenticatedCard(FULL))
    expect(identify).toMatchObject({
      resultCode: 'IdentifyShopper',
      action: { type: 'threeDS2', subtype: 'fingerprint' },
    })
    const { threeDSMethodUrl = '', threeDSServerTransID } = tokenOf(identify.action)
    const method = await shop.submit(threeDSMethodUrl, { threeDSMethodData: base64({ threeDSServerTransID }) })
    expect(await messageIn(shop, method.headers.get('location') ?? '')).toEqual({
      type: 'fingerPrintResult',
      result: { threeDSCompInd: 'Y' },
      threeDSServerTransID,
    })

    const { action } = await fingerprint(identify.action)
    expect(action).toMatchObject({ type: 'threeDS2', subtype: 'challenge' })
    expect(tokenOf(action)['threeDSServerTransID']).toBe(threeDSServerTransID)
    expect(await answerChallenge(shop, action, 'password')).toEqual({
      type: 'challengeResult',
      result: { transStatus: 'Y' },
    })
    const answers = [
      await read(shop.detailsIn(opened, threeDSResult(action))),
      await read(shop.detailsIn(opened, threeDSResult(action))),
    ]
    expect(answers).toMatchObject([{ resultCode: 'Authorised' }, { resultCode: 'Authorised' }])
    expect(await notifications()).toEqual([['AUTHORISATION', 'true']])
  })

  it('any other password is refused, also when the browser reports success', async () => {
    const opened = await shop.session()
    const { action } = await shop.payIn(opened, authenticatedCard(CHALLENGE))
    expect(await answerChallenge(shop, action, 'secret')).toMatchObject({ result: { transStatus: 'N' } })
    // The authentication has already been completed.
    expect(await answerChallenge(shop, action, 'password')).toMatchObject({ result: { transStatus: 'N' } })
    expect(await shop.details(threeDSResult(action, 'Y'))).toMatchObject({
      resultCode: 'Refused',
      refusalReasonCode: '11',
    })
  })

  it('a challenge that was not shown cannot be answered', async () => {
    const { action } = await shop.payIn(await shop.session(), authenticatedCard(CHALLENGE))
    expect(await shop.details(threeDSResult(action, 'Y'))).toMatchObject({
      resultCode: 'Refused',
      refusalReasonCode: '11',
    })
  })

  it('some cards need the fingerprint only', async () => {
    const opened = await shop.session()
    const { action } = await shop.payIn(opened, authenticatedCard(FRICTIONLESS))
    const { type, details } = await fingerprint(action)
    expect(type).toBe('completed')
    expect(await read(shop.detailsIn(opened, { details }))).toMatchObject({ resultCode: 'Authorised' })
  })

  it('the refusal of the bank comes after the result of 3-D Secure', async () => {
    const { action } = await shop.payIn(await shop.session(), authenticatedCard(CHALLENGE, { holderName: 'FRAUD' }))
    await answerChallenge(shop, action, 'password')
    expect(await shop.details(threeDSResult(action))).toMatchObject({ resultCode: 'Refused', refusalReason: 'FRAUD' })
  })

  it('both steps can be submitted by the server', async () => {
    const identify = await shop.pay(authenticatedCard(FULL))
    const challenge = await shop.details({
      details: { 'threeds2.fingerprint': base64({ threeDSCompInd: 'Y' }) },
      paymentData: paymentDataOf(identify.action),
    })
    expect(challenge).toMatchObject({ resultCode: 'ChallengeShopper', action: { subtype: 'challenge' } })
    await answerChallenge(shop, challenge.action, 'password')
    const paid: PaymentAnswer = await shop.details({
      details: { 'threeds2.challengeResult': base64({ transStatus: 'Y' }) },
      paymentData: paymentDataOf(challenge.action),
    })
    expect(paid).toMatchObject({ resultCode: 'Authorised', pspReference: identify.pspReference })
  })

  it('happens on a page of the bank where the shop cannot show it', async () => {
    const redirect = { authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } } }
    const first = await shop.pay(authenticatedCard(FULL), redirect)
    expect([first.resultCode, first.pspReference]).toEqual(['RedirectShopper', undefined])
    const { location } = await choose(shop, redirectUrl(first.action), 'answer', { password: 'password' })
    expect(await shop.details({ details: { redirectResult: redirectResultIn(location) } })).toMatchObject({
      resultCode: 'Authorised',
    })
    const wrong = redirectUrl((await shop.pay(authenticatedCard(FULL), redirect)).action)
    const back = await choose(shop, wrong, 'answer', { password: 'x' })
    expect(await shop.details({ details: { redirectResult: redirectResultIn(back.location) } })).toMatchObject({
      refusalReason: '3D Not Authenticated',
    })
    expect(
      await shop.pay(authenticatedCard(FULL), { authenticationData: { attemptAuthentication: 'never' } }),
    ).toMatchObject({
      resultCode: 'Authorised',
    })
  })

  it('a session that expires during authentication rejects its result, but still returns an earlier one', async () => {
    const [late, done] = [await shop.session(), await shop.session()]
    const { action } = await shop.payIn(late, authenticatedCard(CHALLENGE))
    const other = await shop.payIn(done, authenticatedCard(CHALLENGE))
    await answerChallenge(shop, action, 'password')
    await answerChallenge(shop, other.action, 'password')
    await read(shop.detailsIn(done, threeDSResult(other.action)))
    shop.clock.advance(HOUR)
    expect((await shop.detailsIn(late, threeDSResult(action))).status).toBe(422)
    expect(await read(shop.detailsIn(done, threeDSResult(other.action)))).toMatchObject({ resultCode: 'Authorised' })
  })
})
