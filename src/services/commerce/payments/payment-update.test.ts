import { describe, expect, it } from 'vitest'
import type { ResultCode } from '../../../contracts/payment-provider/payment-provider.ts'
import type { PaymentOutcome } from './decide.ts'
import { changesNothing } from './known-updates.ts'
import { toPaymentUpdate, type PaymentUpdate } from './payment-update.ts'

const AMOUNT = { value: 2745, currency: 'EUR' }

describe('toPaymentUpdate', () => {
  it.each<[ResultCode, PaymentOutcome | undefined]>([
    ['Authorised', 'authorised'],
    ['PartiallyAuthorised', 'authorised'],
    ['Received', 'pending'],
    ['Pending', 'pending'],
    ['PresentToShopper', 'pending'],
    ['Refused', 'refused'],
    ['Cancelled', 'cancelled'],
    ['Error', 'failed'],
    ['RedirectShopper', undefined],
    ['IdentifyShopper', undefined],
    ['ChallengeShopper', undefined],
    ['AuthenticationFinished', undefined],
    ['AuthenticationNotRequired', undefined],
  ])('%s is %s', (resultCode, outcome) => {
    expect(toPaymentUpdate('attempt-1', { resultCode, pspReference: 'P1' }, 'browser')?.outcome).toBe(outcome)
  })

  it('carries attempt, amount, method and source', () => {
    const payment = { resultCode: 'Authorised', pspReference: 'P1', amount: AMOUNT, method: 'visa' } as const
    expect(toPaymentUpdate('attempt-1', payment, 'reconciler')).toEqual({
      reference: 'attempt-1',
      pspReference: 'P1',
      outcome: 'authorised',
      amount: AMOUNT,
      method: 'visa',
      source: 'reconciler',
    })
  })

  it.each(['RedirectShopper', 'ChallengeShopper'] as const)('%s is on its way, and nothing to record', (resultCode) => {
    expect(toPaymentUpdate('attempt-1', { resultCode, pspReference: 'P1' }, 'browser')).toBeUndefined()
  })

  it('a payment without a method has an empty one', () => {
    const paid = { resultCode: 'Authorised', pspReference: 'P1', amount: AMOUNT } as const
    expect(toPaymentUpdate('attempt-1', paid, 'browser')?.method).toBe('')
  })

  it('without a reference of the provider there is nothing to record', () => {
    expect(toPaymentUpdate('attempt-1', { resultCode: 'Authorised' }, 'browser')).toBeUndefined()
  })
})

describe('changesNothing', () => {
  const known = { amount: 2745, currency: 'EUR' }
  const report = (over: Partial<PaymentUpdate>): PaymentUpdate => ({
    reference: 'attempt-1',
    pspReference: 'P1',
    outcome: 'authorised',
    amount: AMOUNT,
    method: 'visa',
    source: 'webhook',
    ...over,
  })

  it.each<[string, Partial<PaymentUpdate>, boolean]>([
    ['the same amount again', {}, true],
    ['a refusal after the money', { outcome: 'refused', amount: undefined }, true],
    ['another amount', { amount: { value: 1, currency: 'EUR' } }, false],
    ['another currency', { amount: { value: 2745, currency: 'SEK' } }, false],
    ['an authorisation without an amount', { amount: undefined }, false],
  ])('%s', (_, over, expected) => {
    expect(changesNothing(report(over), known)).toBe(expected)
  })
})
