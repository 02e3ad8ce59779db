import { describe, expect, it } from 'vitest'
import { raisedSetting } from '../../../tests/support/raised-limits.ts'
import { POLICY_ROWS } from '../rate-limit/policies.ts'
import { readConfig } from './read-config.ts'

describe('RATE_LIMITS', () => {
  it('SEC-07 sets policies by their names to amount, seconds and burst', () => {
    const given = 'cart.open:client=120/60/40, order.place:subject=5/600/5'
    expect(readConfig({ RATE_LIMITS: given }).rateLimits).toEqual({
      'cart.open:client': { amount: 120, seconds: 60, burst: 40 },
      'order.place:subject': { amount: 5, seconds: 600, burst: 5 },
    })
    expect(readConfig({ RATE_LIMITS: '' }).rateLimits).toEqual({})
  })

  it('takes every policy', () => {
    const all = readConfig({ RATE_LIMITS: raisedSetting('client', 'subject', 'shop') }).rateLimits
    expect(Object.keys(all).toSorted()).toEqual(POLICY_ROWS.map(({ policy }) => policy).toSorted())
  })

  it.each([
    ['an unknown policy', 'cart.close:client=1/1/1'],
    ['a layer that the action does not have', 'cart.open:subject=1/1/1'],
    ['no limit at all', 'cart.open:client=0/60/0'],
    ['a word', 'cart.open:client=off'],
    ['a window of nothing', 'cart.open:client=60/0/20'],
    ['a window longer than a day', 'cart.open:client=60/86401/20'],
    ['a burst of nothing', 'cart.open:client=60/60/0'],
    ['a burst above the amount', 'cart.open:client=60/60/61'],
    ['a negative number', 'cart.open:client=-1/60/1'],
    ['an empty entry', 'cart.open:client=60/60/20,'],
  ])('SEC-06 refuses %s', (_, given) => {
    expect(() => readConfig({ RATE_LIMITS: given })).toThrow('RATE_LIMITS is set to')
  })
})
