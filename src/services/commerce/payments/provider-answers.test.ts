import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { fail, ok } from '../../../platform/result.ts'
import {
  callProvider,
  modificationAnswer,
  paymentAnswer,
  paymentMethodsAnswer,
  paypalAnswer,
  sessionAnswer,
  sessionResultAnswer,
} from './provider-answers.ts'

const AMOUNT = { value: 2745, currency: 'EUR' }
const read = (schema: z.ZodType, given: unknown) => callProvider(schema, async () => ok(given))

describe('an answer of the provider', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    [
      'a payment by card: the brand is the method',
      paymentAnswer,
      {
        resultCode: 'Authorised',
        pspReference: 'P1',
        paymentMethod: { type: 'scheme', brand: 'visa' },
        amount: AMOUNT,
      },
      { resultCode: 'Authorised', pspReference: 'P1', method: 'visa', amount: AMOUNT },
    ],
    [
      'a payment by anything else: its type is',
      paymentAnswer,
      { resultCode: 'Pending', paymentMethod: { type: 'ideal' } },
      { resultCode: 'Pending', method: 'ideal' },
    ],
    [
      'an action is passed on as it came',
      paymentAnswer,
      { resultCode: 'RedirectShopper', action: { type: 'redirect', url: 'https://bank', data: { deep: [1] } } },
      { resultCode: 'RedirectShopper', action: { type: 'redirect', url: 'https://bank', data: { deep: [1] } } },
    ],
    [
      'unknown members are ignored',
      paymentAnswer,
      { resultCode: 'Refused', refusalReason: 'x', fraudResult: {} },
      { resultCode: 'Refused' },
    ],
    ['a session', sessionAnswer, { id: 'CS1', sessionData: 'd', url: 'x' }, { id: 'CS1', sessionData: 'd' }],
    [
      'a session without a payment',
      sessionResultAnswer,
      { status: 'active' },
      { status: 'active', reference: undefined, payments: [] },
    ],
    [
      'a session with payments',
      sessionResultAnswer,
      { status: 'completed', reference: 'a-1', payments: [{ resultCode: 'Authorised' }] },
      { status: 'completed', reference: 'a-1', payments: [{ resultCode: 'Authorised' }] },
    ],
    ['no payment methods', paymentMethodsAnswer, {}, []],
    [
      'payment methods with issuers',
      paymentMethodsAnswer,
      { paymentMethods: [{ type: 'ideal', name: 'iDEAL', issuers: [{ id: '1', name: 'Bank' }], extra: 1 }] },
      [{ type: 'ideal', name: 'iDEAL', issuers: [{ id: '1', name: 'Bank' }] }],
    ],
    ['a modification', modificationAnswer, { pspReference: 'M1', status: 'received' }, { pspReference: 'M1' }],
    ['a PayPal order', paypalAnswer, { paymentData: 'd', status: 'success' }, { paymentData: 'd', status: 'success' }],
  ])('%s', async (_, schema, given, expected) => {
    expect(await read(schema, given)).toEqual({ ok: true, value: expected })
  })

  it.each<[string, z.ZodType, unknown, string]>([
    ['an unknown result', paymentAnswer, { resultCode: 'Perhaps' }, 'resultCode'],
    [
      'an amount in parts of a cent',
      paymentAnswer,
      { resultCode: 'Authorised', amount: { value: 0.5, currency: 'EUR' } },
      'amount.value',
    ],
    [
      'an amount as text',
      paymentAnswer,
      { resultCode: 'Authorised', amount: { value: '1', currency: 'EUR' } },
      'amount.value',
    ],
    [
      'a currency that is none',
      paymentAnswer,
      { resultCode: 'Authorised', amount: { value: 1, currency: 'EURO' } },
      'amount.currency',
    ],
    ['an empty reference', paymentAnswer, { resultCode: 'Authorised', pspReference: '' }, 'pspReference'],
    ['a reference of a hundred characters', modificationAnswer, { pspReference: 'x'.repeat(100) }, 'pspReference'],
    ['a session without data', sessionAnswer, { id: 'CS1', sessionData: '' }, 'sessionData'],
    ['an unknown status of a session', sessionResultAnswer, { status: 'lost' }, 'status'],
    [
      'one unknown payment of a session: all of them are rejected',
      sessionResultAnswer,
      { status: 'completed', payments: [{ resultCode: 'Authorised' }, { resultCode: 'Perhaps' }] },
      'payments.1.resultCode',
    ],
    ['nothing', paymentAnswer, undefined, ''],
  ])('is invalid with %s, and reports where', async (_, schema, given, path) => {
    expect(await read(schema, given)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', message: expect.stringContaining(`The answer is not understood: ${path}`) },
    })
  })

  it('a failed call is returned as it is', async () => {
    const failure = { kind: 'unreachable', message: 'down' } as const
    expect(await callProvider(sessionAnswer, async () => fail(failure))).toEqual({ ok: false, failure })
  })
})
