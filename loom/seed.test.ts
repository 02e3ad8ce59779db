import { describe, expect, it } from 'vitest'
import { chance, hashOf, noise, pick } from './seed.ts'

const range = Array.from({ length: 400 }, (_, index) => index)

describe('seed', () => {
  it('gives a text the same number on every machine', () => {
    expect(hashOf('lemons_sun')).toBe(hashOf('lemons_sun'))
    expect(new Set(range.map((index) => hashOf(`lemons_${index}`))).size).toBe(range.length)
  })

  it('spreads chance evenly from 0 to 1', () => {
    const values = range.map((index) => chance(index, index * 3, 5))
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...values)).toBeLessThan(1)
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 1)
  })

  it('makes noise without jumps', () => {
    for (const index of range) {
      expect(Math.abs(noise(index / 100 - 2, 0.3, 1) - noise((index + 1) / 100 - 2, 0.3, 1))).toBeLessThan(0.05)
    }
  })

  it('picks every item for some seed', () => {
    expect(new Set(range.map((seed) => pick(['a', 'b', 'c', 'd'], seed)))).toEqual(new Set(['a', 'b', 'c', 'd']))
  })
})
