import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratioOf, roundHalfUp } from './exact-ratio.ts'

describe('ratioOf', () => {
  it.each([
    [1.05, 105n, 100n],
    [128.07, 12807n, 100n],
    [2e-7, 2n, 10_000_000n],
    [1.5e21, 1_500_000_000_000_000_000_000n, 1n],
    [-0.5, -5n, 10n],
    [0, 0n, 1n],
  ])('PRC-11 reads %d as the fraction it is written as', (value, numerator, denominator) => {
    expect(ratioOf(value)).toEqual({ numerator, denominator })
  })

  it('PRC-11 reads every finite number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (value) => {
        const { numerator, denominator } = ratioOf(value)
        expect(Number(numerator) / Number(denominator)).toBeCloseTo(value, 0)
      }),
    )
  })
})

describe('roundHalfUp', () => {
  it.each([
    [5n, 2n, 3],
    [-5n, 2n, -3],
    [7n, 3n, 2],
    [8n, 3n, 3],
    [0n, 7n, 0],
  ])('PRC-11 %d/%d rounds to %d', (numerator, denominator, expected) => {
    expect(roundHalfUp({ numerator, denominator })).toBe(expected)
  })
})
