import { describe, expect, it } from 'vitest'
import type {
  ResultCode,
  SessionPaymentAnswer,
  ThreeDS2Action,
} from '../../../../../contracts/payment-provider/payment-provider.ts'
import { texts } from '../../../../../contracts/storefront/texts/en-GB.ts'
import { payInSandbox } from './pay-in-sandbox.ts'
import { cancelReason, isTrouble, outcomeOf, troubleOf, troubleText } from './payment-outcome.ts'
import type { SandboxSession } from './sandbox-session.ts'

const answer = (resultCode: ResultCode, action?: SessionPaymentAnswer['action']): SessionPaymentAnswer => ({
  sessionData: 'data',
  sessionResult: `result of ${resultCode}`,
  resultCode,
  ...(action === undefined ? {} : { action }),
})

const threeDS = (subtype: ThreeDS2Action['subtype']): ThreeDS2Action => ({
  type: 'threeDS2',
  subtype,
  token: `token of ${subtype}`,
  paymentData: 'payment data',
  authorisationToken: 'authorisation',
  paymentMethodType: 'scheme',
})

const CARD = { type: 'scheme' }

const WALKED_AWAY = Symbol('walked away')

function scene(over: Partial<SandboxSession>, result: string | typeof WALKED_AWAY = 'Y') {
  const log: string[] = []
  const session: SandboxSession = {
    methods: async () => [],
    pay: async () => answer('Authorised'),
    submitFingerprint: async ({ fingerprintResult }) => {
      log.push(`fingerprint ${fingerprintResult}`)
      return { details: { threeDSResult: 'known' } }
    },
    submitDetails: async ({ threeDSResult = '' }) => {
      log.push(`details ${threeDSResult === 'known' ? threeDSResult : atob(threeDSResult)}`)
      return answer('Authorised')
    },
    ...over,
  }
  const deps = {
    session,
    identify: async (token: string) => `looked at, ${token}`,
    challenge: async (token: string) => {
      log.push(`ask ${token}`)
      return result === WALKED_AWAY ? undefined : result
    },
    leaveFor: (address: string) => void log.push(`leave for ${address}`),
  }
  return { log, pay: () => payInSandbox(deps, CARD) }
}

describe('one try to pay', () => {
  it.each<[ResultCode, string]>([
    ['Authorised', 'paid'],
    ['Received', 'pending'],
    ['Refused', 'refused'],
    ['Error', 'failed'],
    ['Cancelled', 'cancelled'],
  ])('%s is %s', async (resultCode, outcome) => {
    const { pay, log } = scene({ pay: async () => answer(resultCode) })
    expect(await pay()).toEqual({ outcome, sessionResult: `result of ${resultCode}` })
    expect(log).toEqual([])
  })

  it('leads to the bank', async () => {
    const url = 'https://bank.example/pay'
    const action = { type: 'redirect', method: 'GET', url, paymentMethodType: 'ideal' } as const
    const { pay, log } = scene({ pay: async () => answer('RedirectShopper', action) })
    expect(await pay()).toMatchObject({ outcome: 'leaving' })
    expect(log).toEqual([`leave for ${url}`])
  })

  it('lets the bank identify the browser, and challenge the shopper if that is not enough', async () => {
    const identified = scene({ pay: async () => answer('IdentifyShopper', threeDS('fingerprint')) })
    expect(await identified.pay()).toMatchObject({ outcome: 'paid' })
    expect(identified.log).toEqual(['fingerprint looked at, token of fingerprint', 'details known'])

    const challenged = scene({
      pay: async () => answer('IdentifyShopper', threeDS('fingerprint')),
      submitFingerprint: async () => ({ action: threeDS('challenge') }),
    })
    expect(await challenged.pay()).toMatchObject({ outcome: 'paid' })
    expect(challenged.log).toEqual([
      'ask token of challenge',
      'details {"transStatus":"Y","authorisationToken":"authorisation"}',
    ])
  })

  it('knows whom the bank did not recognise from whom it refused', async () => {
    const refusing = {
      pay: async () => answer('ChallengeShopper', threeDS('challenge')),
      submitDetails: async () => answer('Refused'),
    }
    expect(await scene(refusing, 'N').pay()).toMatchObject({ outcome: 'unauthenticated' })
    expect(await scene(refusing, 'Y').pay()).toMatchObject({ outcome: 'refused' })
  })

  it('ends when the shopper walks away from the question', async () => {
    const { log, pay } = scene({ pay: async () => answer('ChallengeShopper', threeDS('challenge')) }, WALKED_AWAY)
    expect(await pay()).toMatchObject({ outcome: 'cancelled' })
    expect(log).toEqual(['ask token of challenge'])
  })

  it('fails on an action that only a wallet supports', async () => {
    const action = { type: 'sdk', sdkData: {}, paymentData: '', paymentMethodType: 'paypal' } as const
    expect(await scene({ pay: async () => answer('Pending', action) }).pay()).toMatchObject({ outcome: 'failed' })
  })
})

describe('what is made of it', () => {
  it('an unknown result code is not a payment', () => {
    const unknown: ResultCode = JSON.parse('"SomethingNew"')
    expect(outcomeOf(unknown)).toBe('failed')
    expect(outcomeOf('RedirectShopper')).toBe('cancelled')
  })

  it.each([
    ['REFUSED', 'refused', 'refused'],
    ['CANCELLED', 'cancelled', 'cancelled'],
    ['ERROR', 'failed', 'failed'],
    ['EXPIRED', 'expired', 'failed'],
    ['REPLACED', 'expired', 'failed'],
    ['SOLD_OUT', 'soldOut', 'failed'],
    ['SOMETHING', 'failed', 'failed'],
  ] as const)('~PAY-05 %s is %s to the shopper, and %s to analytics', (reason, trouble, expected) => {
    expect(troubleOf(reason)).toBe(trouble)
    expect(cancelReason(trouble)).toBe(expected)
    expect(isTrouble(trouble)).toBe(true)
    expect(troubleText(trouble, texts)).not.toBe('')
  })

  it('rejects unknown values in storage', () => {
    expect(['unauthenticated', 'toString', 7, undefined].map(isTrouble)).toEqual([true, false, false, false])
    expect(cancelReason('unauthenticated')).toBe('refused')
  })
})
