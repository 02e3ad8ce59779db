import { describe, expect, it } from 'vitest'
import { CallError } from '../../../../../contracts/call-json.ts'
import { toOrderError } from '../../../../../contracts/commerce/order-errors.ts'
import { callTrouble, isCreditRefusal } from './call-trouble.ts'

const refused = (status: number, answer?: object) => new CallError('status', { status, answer })
const byShop = (status: number, code: string) => toOrderError(refused(status, { code, message: 'No.' }))

describe('a call that failed', () => {
  it.each<[string, unknown, string]>([
    ['a session that is over', refused(422, { errorCode: '14_031' }), 'closed'],
    ['a session that was refused too often', refused(422, { errorCode: '14_033' }), 'closed'],
    ['a session that was paid', refused(422, { errorCode: '14_032' }), 'decided'],
    ['another no of the provider', refused(422, { errorCode: '14_028' }), 'failed'],
    ['too many calls', refused(429), 'tooMany'],
    ['a concurrent request', refused(409), 'unknown'],
    ['a broken provider', refused(500), 'unknown'],
    ['an answer that makes no sense', refused(200), 'unknown'],
    ['a broken line', new CallError('network'), 'unknown'],
    ['an order that is closed', byShop(409, 'ORDER_CLOSED'), 'closed'],
    ['a cart that is gone', byShop(401, 'UNAUTHORIZED'), 'closed'],
    ['too many payments', byShop(429, 'TOO_MANY_PAYMENTS'), 'tooMany'],
    ['a payment that is not taken', byShop(422, 'PAYMENT_REFUSED'), 'failed'],
    ['a provider that the shop cannot reach', byShop(503, 'PAYMENT_UNAVAILABLE'), 'unknown'],
    ['anything else', new TypeError('no'), 'unknown'],
  ])('%s', (_, error, expected) => {
    expect(callTrouble(error)).toBe(expected)
  })

  it.each<[string, boolean, unknown]>([
    ['a code that is too low', true, byShop(422, 'CREDIT_TOO_LOW')],
    ['too many tries', true, byShop(429, 'TOO_MANY_PAYMENTS')],
    ['an order that is closed', false, byShop(409, 'ORDER_CLOSED')],
    ['a broken line', false, new CallError('network')],
  ])('RET-15 %s is about the code itself: %s', (_, expected, error) => {
    expect(isCreditRefusal(error)).toBe(expected)
  })
})
