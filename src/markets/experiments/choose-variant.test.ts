import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseVariant, cookieValueOf, readAssignment, variantSeen } from './choose-variant.ts'
import type { Experiment } from './experiment.ts'

const experiment: Experiment = {
  id: 'test',
  name: 'Test',
  variants: ['a', 'b', 'c'],
  weights: [50, 30, 20],
  defaultVariant: 'c',
  active: true,
  trafficPercentage: 100,
  startDate: null,
  endDate: null,
  includedMarkets: null,
  excludedMarkets: [],
  eventNames: [],
}

/** A source that gives these numbers, then zeros. */
function numbers(...list: number[]) {
  return () => list.shift() ?? 0
}

/** mulberry32: the same draws on every machine. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

describe('chooseVariant', () => {
  it.each([
    ['EXP-04 the beginning', 0, 'a'],
    ['EXP-04 just inside the first', 0.4999, 'a'],
    ['EXP-04 on the border: the next', 0.5, 'b'],
    ['EXP-04 just inside the second', 0.7999, 'b'],
    ['EXP-04 the end', 0.999_999, 'c'],
  ])('%s', (_, drawn, expected) => {
    expect(chooseVariant(experiment, numbers(0, drawn))).toEqual({ variant: expected, inTraffic: true })
  })

  it('EXP-04 ten thousand draws come out as weighted', () => {
    const random = seeded(42)
    const counts = { a: 0, b: 0, c: 0 }
    for (let draw = 0; draw < 10_000; draw++) {
      const { variant } = chooseVariant(experiment, random)
      if (variant === 'a' || variant === 'b' || variant === 'c') counts[variant]++
    }
    expect(Math.abs(counts.a - 5000)).toBeLessThan(200)
    expect(Math.abs(counts.b - 3000)).toBeLessThan(200)
    expect(Math.abs(counts.c - 2000)).toBeLessThan(200)
  })

  it.each([
    ['EXP-05 traffic 0: the default', 0, 0, { variant: 'c', inTraffic: false }],
    ['EXP-05 outside the share: the default', 25, 0.25, { variant: 'c', inTraffic: false }],
    ['EXP-05 inside the share', 25, 0.2499, { variant: 'a', inTraffic: true }],
    ['EXP-05 traffic 100 takes everyone', 100, 0.999_999, { variant: 'a', inTraffic: true }],
  ])('%s', (_, trafficPercentage, drawn, expected) => {
    expect(chooseVariant({ ...experiment, trafficPercentage }, numbers(drawn, 0))).toEqual(expected)
  })

  it('EXP-04 always gives a variant of the experiment, and never one of weight 0', () => {
    const weights = fc.array(fc.nat(5), { maxLength: 4 })
    const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(weights, draw, (list, drawn) => {
        const { variant } = chooseVariant({ ...experiment, weights: list }, numbers(0, drawn))
        const index = experiment.variants.indexOf(variant)
        const nothingToChoose = list.slice(0, 3).every((weight) => weight === 0)
        expect(nothingToChoose ? variant === 'c' : (list[index] ?? 0) > 0).toBe(true)
      }),
    )
  })
})

describe('the stored assignment', () => {
  it.each([
    ['~EXP-07 a stored variant stays', 'b', 'b', true],
    ['~EXP-07 with nothing stored it is the default', undefined, 'c', undefined],
    ['~EXP-07 with a variant of long ago it is the default', 'z', 'c', undefined],
    ['~EXP-05 who was drawn out stays out', 'none', 'c', false],
  ])('%s', (_, stored, seen, inTraffic) => {
    expect(variantSeen(experiment, stored)).toBe(seen)
    expect(readAssignment(experiment, stored)?.inTraffic).toBe(inTraffic)
  })

  it('~EXP-06 is read as it was written', () => {
    const random = seeded(7)
    for (let draw = 0; draw < 200; draw++) {
      const assignment = chooseVariant({ ...experiment, trafficPercentage: 50 }, random)
      expect(readAssignment(experiment, cookieValueOf(assignment))).toEqual(assignment)
    }
  })
})
