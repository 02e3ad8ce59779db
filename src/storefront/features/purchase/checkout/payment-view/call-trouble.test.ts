import { describe, expect, it } from 'vitest'
import { CallError } from '../../../../../contracts/call-json.ts'
import { toOrderError } from '../../../../../contracts/commerce/order-errors.ts'
import { callTrouble } from './call-trouble.ts'

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
})
