import { describe, expect, it } from 'vitest'
import { limitCodes } from './limit-codes.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

describe('limitCodes', () => {
  it('ten wrong codes in ten minutes are enough for a cart', () => {
    const limit = limitCodes()
    for (let wrong = 0; wrong < 10; wrong += 1) {
      expect(limit.wait('a', NOW)).toBeUndefined()
      limit.countWrong('a', NOW)
    }
    expect(limit.wait('a', NOW)).toBe(600)
    expect(limit.wait('a', later(598.999))).toBe(2)
    expect(limit.wait('a', later(599))).toBe(1)
    expect(limit.wait('a', later(600))).toBeUndefined()
    expect(limit.wait('b', NOW)).toBeUndefined()
  })

  it('three hundred in a minute are enough for all carts together', () => {
    const limit = limitCodes()
    for (let wrong = 0; wrong < 300; wrong += 1) limit.countWrong(`cart ${wrong}`, NOW)
    expect(limit.wait('another', NOW)).toBe(60)
    expect(limit.wait('another', later(58.999))).toBe(2)
    expect(limit.wait('another', later(60))).toBeUndefined()
  })
})
