import { describe, expect, it } from 'vitest'
import { storedPayment } from '../../../../../../tests/support/stored-payment.ts'
import { afterReturn, type Next } from './after-return.ts'
import type { Outcome, Trouble } from './payment-outcome.ts'
import type { Settled } from './settle-payment.ts'

const { order } = storedPayment()
const trouble = (found: Trouble): Settled => ({ kind: 'trouble', trouble: found })

describe('back from a bank', () => {
  it.each<[string, Settled, Outcome | undefined, Next]>([
    ['paid leads to the order', { kind: 'paid', order }, 'paid', { kind: 'success', order, isPaid: true }],
    ['pending, too', { kind: 'pending', order }, 'pending', { kind: 'success', order, isPaid: false }],
    ['paid, and not yet confirmed by the shop', { kind: 'open' }, 'paid', { kind: 'success', isPaid: false }],
    ['paid for the order before', trouble('expired'), 'paid', { kind: 'elsewhere', outcome: 'paid' }],
    ['paid for an unknown order', { kind: 'gone' }, 'paid', { kind: 'elsewhere', outcome: 'paid' }],
    ['paid, and sold out meanwhile', trouble('soldOut'), 'paid', { kind: 'back', trouble: 'soldOut' }],
    [
      'an answer used twice, of a paid order',
      { kind: 'paid', order },
      'failed',
      { kind: 'success', order, isPaid: true },
    ],
    ['an unknown result', { kind: 'open' }, 'failed', { kind: 'back', trouble: 'failed' }],
    ['no redirect and no payment', { kind: 'open' }, undefined, { kind: 'nothing' }],
    ['a cart that went with another order', trouble('expired'), undefined, { kind: 'nothing' }],
    ['a cart that is gone, and products with it', trouble('soldOut'), undefined, { kind: 'back', trouble: 'soldOut' }],
    ['no response', { kind: 'unreachable' }, 'paid', { kind: 'unreachable' }],
  ])('~PAY-10 %s', (_, settled, outcome, next) => {
    expect(afterReturn(settled, outcome)).toEqual(next)
  })
})
