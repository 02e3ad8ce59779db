import { describe, expect, it } from 'vitest'
import { outcomeOf } from './confirm-order.ts'

const CALLED_OFF = { status: 'failed', failedReason: 'CANCELLED' } as const

describe('outcomeOf', () => {
  it.each([
    ['a paid order is paid', 'paid', ['authorised'], undefined, { status: 'paid' }],
    ['whatever else was tried', 'paid', ['refused', 'authorised', 'reversed'], 'refused', { status: 'paid' }],
    ['one that was paid back was paid', 'refunded', ['authorised'], undefined, { status: 'paid' }],
    ['one that is held waits for a person', 'held', ['authorised'], undefined, { status: 'pending' }],
    ['without an update the shopper waits', 'open', [], undefined, { status: 'pending' }],
    ['a session that goes on is waited for', 'open', [], 'active', { status: 'pending' }],
    ['a bank that decides is waited for', 'open', ['refused', 'pending'], undefined, { status: 'pending' }],
    ['a refusal is one', 'open', ['refused'], undefined, { status: 'failed', failedReason: 'REFUSED' }],
    ['so is a session with too many', 'open', [], 'refused', { status: 'failed', failedReason: 'REFUSED' }],
    [
      'the last try counts',
      'open',
      ['refused', 'cancelled'],
      undefined,
      { status: 'failed', failedReason: 'CANCELLED' },
    ],
    ['an error is reported', 'open', ['failed'], undefined, { status: 'failed', failedReason: 'ERROR' }],
    ['time is over', 'lapsed', [], undefined, { status: 'failed', failedReason: 'EXPIRED' }],
    ['the session’s time is over', 'open', [], 'expired', { status: 'failed', failedReason: 'EXPIRED' }],
    [
      'a reversed payment bought nothing',
      'lapsed',
      ['reversing'],
      undefined,
      { status: 'failed', failedReason: 'SOLD_OUT' },
    ],
    ['money of a cancelled order is returned', 'cancelled', ['reversed'], undefined, CALLED_OFF],
    ['another order took its place', 'replaced', [], undefined, { status: 'failed', failedReason: 'REPLACED' }],
    ['the merchant called it off', 'cancelled', [], undefined, CALLED_OFF],
  ] as const)('%s', (_, state, payments, session, expected) => {
    const tried = payments.map((payment) => ({ state: payment }))
    expect(outcomeOf({ state }, tried, session)).toEqual(expected)
  })
})
