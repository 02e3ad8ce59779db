import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retryDelay } from './retry-delay.ts'

describe('retryDelay', () => {
  it.each([
    ['five seconds at first', 1, 5],
    ['twice as long the next time', 2, 10],
    ['and so on', 8, 640],
    ['never longer than six hours', 20, 21_600],
  ])('%s', (_, tries, seconds) => {
    expect(retryDelay(tries, 0.5)).toBe(seconds * 1000)
  })

  it('strays by at most a quarter, whatever the chance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.double({ min: 0, max: 1, noNaN: true }), (tries, chance) => {
        const middle = retryDelay(tries, 0.5)
        expect(Math.abs(retryDelay(tries, chance) - middle)).toBeLessThanOrEqual(middle / 4)
      }),
    )
  })
})
