import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import { PAYMENT_ERROR_STATUSES, type PaymentErrorCode } from '../../../contracts/commerce/payment.ts'
import { fail, ok } from '../../../platform/result.ts'
import { paymentFailure, providerFailure } from './payment-failure.ts'
import type { ProviderFailure } from './payment-port.ts'
import { toProviderFailure } from './provider-failure.ts'
import { retryKeyUnderWay } from './retry-key-under-way.ts'

describe('toProviderFailure', () => {
  it.each<[string, Parameters<typeof toProviderFailure>[0], ProviderFailure['kind']]>([
    ['no answer at all', { status: undefined, message: 'x' }, 'unreachable'],
    ['a redirect', { status: 302, message: 'x' }, 'unreachable'],
    ['a wrong request', { status: 400, message: 'x' }, 'refused'],
    ['a wrong key', { status: 401, message: 'x' }, 'refused'],
    ['an invalid field', { status: 422, message: 'x' }, 'refused'],
    ['the last of its kind', { status: 499, message: 'x' }, 'refused'],
    ['a timeout', { status: 408, message: 'x' }, 'unreachable'],
    ['a conflict', { status: 409, message: 'x' }, 'unreachable'],
    ['too early', { status: 425, message: 'x' }, 'unreachable'],
    ['too many requests', { status: 429, message: 'x' }, 'unreachable'],
    ['an error of the provider', { status: 500, message: 'x' }, 'unreachable'],
    ['what the provider calls transient itself', { status: 422, message: 'x', isTransient: true }, 'unreachable'],
  ])('%s', (_, trouble, kind) => {
    expect(toProviderFailure(trouble).kind).toBe(kind)
  })

  it('carries status, code and message, where there are some', () => {
    expect(toProviderFailure({ status: 422, code: '137', message: 'Invalid amount' })).toEqual({
      kind: 'refused',
      status: 422,
      code: '137',
      message: 'Invalid amount',
    })
    expect(toProviderFailure({ status: undefined, message: 'No network' })).toEqual({
      kind: 'unreachable',
      message: 'No network',
    })
  })
})

describe('what a shopper reads of a failure', () => {
  it.each<[ProviderFailure['kind'], PaymentErrorCode]>([
    ['refused', 'PAYMENT_REFUSED'],
    ['unreachable', 'PAYMENT_UNAVAILABLE'],
    ['invalid', 'PAYMENT_UNAVAILABLE'],
  ])('%s by the provider is %s, without the words of the provider', (kind, code) => {
    const { answer } = providerFailure({ kind, message: 'acquirer 4711 declined' }, 'en')
    expect(answer.code).toBe(code)
    expect(answer.message).not.toContain('4711')
  })

  const isCode = (code: string): code is PaymentErrorCode => Object.hasOwn(PAYMENT_ERROR_STATUSES, code)
  it.each(Object.keys(PAYMENT_ERROR_STATUSES).filter(isCode))('%s has a message in every language', (code) => {
    const messages = LANGUAGES.map((language) => paymentFailure(code, language).answer.message)
    expect(new Set(messages).size).toBe(LANGUAGES.length)
  })

  it('returns when to retry, where that is known', () => {
    expect(paymentFailure('TOO_MANY_PAYMENTS', 'en', 600).retryAfter).toBe(600)
    expect(paymentFailure('ORDER_CLOSED', 'en')).not.toHaveProperty('retryAfter')
  })
})

describe('retryKeyUnderWay', () => {
  const underWay = fail({ kind: 'unreachable', code: '704', message: 'under way' } as const)

  it.each([
    ['a success', ok('done')],
    ['a refusal', fail({ kind: 'refused', code: '704', message: 'no' } as const)],
    ['another code', fail({ kind: 'unreachable', code: '905', message: 'down' } as const)],
    ['no code', fail({ kind: 'unreachable', message: 'down' } as const)],
  ])('returns %s at once', async (_, answer) => {
    let calls = 0
    const result = await retryKeyUnderWay(async () => {
      calls += 1
      return answer
    })
    expect([result, calls]).toEqual([answer, 1])
  })

  it('retries while the same key is under way', async () => {
    const answers = [underWay, ok('done')]
    expect(await retryKeyUnderWay(async () => answers.shift() ?? underWay)).toEqual(ok('done'))
    expect(answers).toEqual([])
  })
})
