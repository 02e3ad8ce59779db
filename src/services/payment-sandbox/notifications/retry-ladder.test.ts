import { describe, expect, it } from 'vitest'
import { retryAfter } from './retry-ladder.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

describe('the retry ladder', () => {
  it.each([
    [1, 9 * SECOND],
    [2, 18 * SECOND],
    [3, 27 * SECOND],
    [4, 2 * MINUTE],
    [8, 30 * MINUTE],
    [9, HOUR],
    [12, 8 * HOUR],
    [13, 8 * HOUR],
    [80, 8 * HOUR],
    [99, 8 * HOUR],
  ])('after %i failures', (failures, wait) => {
    expect(retryAfter(failures)).toBe(wait)
  })

  it('ends after thirty days', () => {
    expect(retryAfter(100)).toBeUndefined()
    expect(retryAfter(200)).toBeUndefined()
  })
})
