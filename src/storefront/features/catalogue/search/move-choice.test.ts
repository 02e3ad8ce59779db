import { describe, expect, it } from 'vitest'
import { moveChoice } from './move-choice.ts'

describe('moveChoice', () => {
  it.each([
    ['ArrowDown', undefined, 3, 0],
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, undefined],
    ['ArrowUp', undefined, 3, 2],
    ['ArrowUp', 1, 3, 0],
    ['ArrowUp', 0, 3, undefined],
    ['ArrowDown', undefined, 0, undefined],
    ['a', 1, 3, 1],
    ['Home', 1, 3, 1],
  ])('%s from %s of %d leads to %s', (key, chosen, count, expected) => {
    expect(moveChoice(key, chosen, count)).toBe(expected)
  })
})
