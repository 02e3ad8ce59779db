import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderState } from '../orders/stored-order.ts'
import { decide, nextState, type PaymentOutcome, type Standing } from './decide.ts'

const OUTCOMES: readonly PaymentOutcome[] = ['pending', 'authorised', 'refused', 'cancelled', 'failed']
const EUR = { value: 1290, currency: 'EUR' }

describe('nextState', () => {
  it.each([
    ['is the first reported outcome', undefined, 'pending', 'pending'],
    ['waits no longer once there is a final word', 'pending', 'refused', 'refused'],
    ['does not wait again after a final word', 'refused', 'pending', 'refused'],
    ['accepts money after a refusal', 'refused', 'authorised', 'authorised'],
    ['ignores a refusal after money', 'authorised', 'refused', 'authorised'],
    ['does not take money twice', 'reversing', 'authorised', 'reversing'],
    ['leaves what was given back', 'reversed', 'authorised', 'reversed'],
  ] as const)('%s', (_, before, reported, expected) => {
    expect(nextState(before, reported)).toBe(expected)
  })

  it('in any order of the updates, the payment ends authorised if it was ever reported so', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...OUTCOMES), { minLength: 1 }), (reported) => {
        const last = reported.reduce<ReturnType<typeof nextState> | undefined>(nextState, undefined)
        expect(last === 'authorised').toBe(reported.includes('authorised'))
      }),
    )
  })
})

describe('decide', () => {
  const standing = (state: OrderState, more: Partial<Standing> = {}): Standing => ({
    order: { state, total: 1290, currency: 'EUR' },
    isCartClosed: false,
    amount: EUR,
    hasOther: false,
    ...more,
  })

  it.each([
    ['accepts what an open order costs', standing('open'), 'accept'],
    ['accepts money that comes late', standing('lapsed'), 'accept'],
    ['accepts money for an order that was ordered anew since', standing('replaced'), 'accept'],
    ['holds another amount', standing('open', { amount: { value: 1289, currency: 'EUR' } }), 'hold'],
    ['holds more than it costs, too', standing('lapsed', { amount: { value: 1291, currency: 'EUR' } }), 'hold'],
    ['holds another currency', standing('open', { amount: { value: 1290, currency: 'SEK' } }), 'hold'],
    ['does nothing the second time', standing('paid', { isCartClosed: true }), 'nothing'],
    [
      'holds a paid order that turns out to cost another amount',
      standing('paid', { amount: { ...EUR, value: 1 } }),
      'hold',
    ],
    ['gives back a second payment of one order', standing('paid', { hasOther: true }), 'reverse'],
    [
      'gives back what was paid for a cart that is bought already',
      standing('replaced', { isCartClosed: true }),
      'reverse',
    ],
    ['gives back what was paid for a cancelled order', standing('cancelled', { isCartClosed: true }), 'reverse'],
    ['leaves a held order to the staff member who reviews it', standing('held', { isCartClosed: true }), 'nothing'],
    ['leaves a refunded order', standing('refunded', { isCartClosed: true }), 'nothing'],
  ] as const)('%s', (_, given, expected) => {
    expect(decide(given)).toBe(expected)
  })
})
