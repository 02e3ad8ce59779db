import { describe, expect, it } from 'vitest'
import { limitCalls } from './limit-calls.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

describe('limitCalls', () => {
  it('allows so many calls in a window, and returns when it ends', () => {
    const limit = limitCalls({ most: 2, seconds: 60 })
    expect([limit.take('a', NOW), limit.take('a', later(10)), limit.take('a', later(20))]).toEqual([
      undefined,
      undefined,
      40,
    ])
    expect(limit.take('b', later(20))).toBeUndefined()
    expect(limit.take('a', later(60))).toBeUndefined()
  })
})
