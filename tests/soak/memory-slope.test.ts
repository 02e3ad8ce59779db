import { describe, expect, it } from 'vitest'
import { afterWarmUp, lowestOf, slopePerTenMinutes, type MemorySample } from './memory-slope.ts'

/** One each minute. */
const everyMinute = (bytes: readonly number[]): readonly MemorySample[] =>
  bytes.map((one, minute) => ({ seconds: minute * 60, bytes: one }))

const MINUTES = Array.from({ length: 21 }, (_, minute) => minute)

describe('the slope of memory', () => {
  it.each([
    ['is 0 when memory is flat', MINUTES.map(() => 400), 0],
    [
      'is that of a line: from 100 to 102 in 20 minutes, 1 of 101 in ten',
      MINUTES.map((minute) => 100 + minute / 10),
      0.99,
    ],
    ['is negative when memory is returned', MINUTES.map((minute) => 102 - minute / 10), -0.99],
    ['ignores what rises and falls again and again', MINUTES.map((minute) => (minute % 2 === 0 ? 110 : 90)), 0],
    ['is not hidden by it', MINUTES.map((minute) => 100 + minute + (minute % 2 === 0 ? 5 : -5)), 9.07],
  ])('~SCL-19 %s', (_, bytes, expected) => {
    expect(slopePerTenMinutes(everyMinute(bytes)).slope).toBeCloseTo(expected, 2)
  })

  it('~SCL-19 does not depend on how often memory is sampled', () => {
    const samples = Array.from({ length: 241 }, (_, index) => ({ seconds: index * 5, bytes: 100 + index / 120 }))
    expect(slopePerTenMinutes(samples).slope).toBeCloseTo(0.99, 2)
  })

  it.each([
    ['no sample', []],
    ['one sample', [100]],
  ])('~SCL-19 is unknown with %s', (_, bytes) => {
    expect(slopePerTenMinutes(everyMinute(bytes)).slope).toBeNaN()
  })
})

describe('the standard error of a slope', () => {
  it.each([
    ['is 0 on a straight line', [100, 101, 102, 103], 0],
    ['grows with what is beside the line', [100, 102, 100, 102], 5.6],
    ['falls with more samples of that kind', [100, 102, 100, 102, 100, 102, 100, 102], 1.72],
  ])('~SCL-19 %s', (_, bytes, expected) => {
    expect(slopePerTenMinutes(everyMinute(bytes)).standardError).toBeCloseTo(expected, 2)
  })

  it('~SCL-19 is unknown with two samples', () => {
    expect(slopePerTenMinutes(everyMinute([100, 102])).standardError).toBeNaN()
  })
})

describe('samples', () => {
  it('~SCL-19 of the warm-up do not count', () => {
    expect(afterWarmUp(everyMinute([1, 2, 3, 4]), 120).map(({ bytes }) => bytes)).toEqual([3, 4])
  })

  it('~SCL-19 of an interval are represented by the lowest, with its time', () => {
    const samples = [5, 3, 4, 9, 7, 8].map((bytes, index) => ({ seconds: index * 20, bytes }))
    expect(lowestOf(samples, 60)).toEqual([
      { seconds: 20, bytes: 3 },
      { seconds: 80, bytes: 7 },
    ])
  })
})
