import { describe, expect, it } from 'vitest'
import { capacityOf, visitsDue } from './capacity.ts'

const inFiveSeconds = (visits: number) => ({ visits, seconds: 5 })

describe('the capacity of a shop', () => {
  it.each([
    ['is the rate of one interval', [inFiveSeconds(200)], 40],
    ['is the median of three', [200, 240, 210].map(inFiveSeconds), 42],
    ['is between the middle two of four', [200, 240, 210, 220].map(inFiveSeconds), 43],
    ['is not lowered by one pause of the machine', [200, 10, 205].map(inFiveSeconds), 40],
    ['takes the real length of an interval', [{ visits: 200, seconds: 8 }], 25],
    ['is 0 when nothing was measured', [], 0],
  ])('~SCL-19 %s', (_, intervals, expected) => {
    expect(capacityOf(intervals)).toBeCloseTo(expected)
  })
})

describe('visits that are due', () => {
  it.each([
    ['none at the beginning', 0, 30, 0],
    ['one after its share of a second', 34, 30, 1],
    ['thirty after a second', 1000, 30, 30],
    ['those of a long run', 1_800_000, 30.5, 54_900],
    ['none without a rate', 60_000, 0, 0],
  ])('~SCL-19 are %s', (_, elapsed, perSecond, expected) => {
    expect(visitsDue(elapsed, perSecond)).toBe(expected)
  })
})
