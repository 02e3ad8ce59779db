import { expect, it } from 'vitest'
import { trendsOf } from './trends.ts'

/** Every five seconds of 30 minutes; the heap falls with each collection, twice a minute. */
const samples = (residentAt: (seconds: number) => number, heldAt: (seconds: number) => number) =>
  Array.from({ length: 361 }, (_, index) => {
    const seconds = index * 5
    return { seconds, resident: residentAt(seconds), heap: heldAt(seconds) + (seconds % 30), cpuSeconds: 0 }
  })

it('~SCL-19 memory that grows in the warm-up only is flat', () => {
  const { memory, judgedSeconds } = trendsOf(
    samples(
      (seconds) => Math.min(400, 100 + seconds),
      () => 50,
    ),
    600,
  )
  expect(memory).toEqual({
    'resident memory': { first: 400, last: 400, highest: 400, slope: 0, margin: 0 },
    heap: { first: 50, last: 50, highest: 75, slope: 0, margin: 0 },
  })
  expect(judgedSeconds).toBe(1200)
})

it('~SCL-19 a leak below what is collected again and again is found', () => {
  const { memory } = trendsOf(
    samples(
      () => 400,
      (seconds) => 100 + seconds / 60,
    ),
    600,
  )
  expect(memory['resident memory']?.slope).toBe(0)
  expect(memory['heap']?.slope).toBeCloseTo(8.3, 0)
  expect(memory['heap']?.margin).toBeLessThan(1)
})

it('~SCL-19 without a sample after the warm-up the slope is unknown', () => {
  const { memory, judgedSeconds } = trendsOf([{ seconds: 1, resident: 1, heap: 1, cpuSeconds: 0 }], 10)
  expect([memory['heap']?.slope, memory['heap']?.margin, judgedSeconds]).toEqual([Number.NaN, Number.NaN, 0])
})
