import { describe, expect, it } from 'vitest'
import { worstShift } from './layout-shift.ts'
import { slowInteraction } from './slow-interaction.ts'

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })
const press = (interactionId: number, duration: number) => ({ interactionId, duration })

describe('worstShift', () => {
  it.each([
    ['nothing moved', [], 0],
    ['one shift', [shift(0, 0.5)], 0.5],
    ['those that follow one another count together', [shift(0, 0.25), shift(900, 0.25), shift(1800, 0.25)], 0.75],
    ['a second of calm ends a stretch', [shift(0, 0.25), shift(1000, 0.5)], 0.5],
    [
      'no stretch is longer than five seconds',
      [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => shift(at, 0.25)),
      1.5,
    ],
    ['a shift caused by the visitor does not count', [shift(0, 0.25), shift(10, 1, true)], 0.25],
  ])('%s', (_, shifts, expected) => {
    expect(worstShift(shifts)).toBe(expected)
  })
})

describe('slowInteraction', () => {
  it.each([
    ['no interaction', [], undefined],
    ['an event that is no press', [press(0, 900)], undefined],
    ['the events of one press count once', [press(1, 40), press(1, 120), press(2, 80)], 120],
    ['of a hundred the third', Array.from({ length: 100 }, (_, index) => press(index + 1, index)), 97],
  ])('%s', (_, events, expected) => {
    expect(slowInteraction(events)).toBe(expected)
  })
})
