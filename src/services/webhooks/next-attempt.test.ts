import { describe, expect, it } from 'vitest'
import { hasFailedTooLong, nextAttempt } from './next-attempt.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const secondsAfter = (tries: number, chance: number): number | undefined => {
  const next = nextAttempt(tries, NOW, chance)
  return next && (next.getTime() - NOW.getTime()) / 1000
}

describe('the next attempt', () => {
  it.each([
    ['after the first', 1, 0.5, 5],
    ['after the first, at the earliest', 1, 0, 3.75],
    ['after the first, at the latest', 1, 1, 6.25],
    ['after the second', 2, 0.5, 10],
    ['after the third', 3, 0.5, 20],
    ['after the tenth', 10, 0.5, 2560],
    ['after the thirteenth, below six hours', 13, 0.5, 20_480],
    ['after the fourteenth, six hours', 14, 0.5, 21_600],
    ['after the nineteenth, at the earliest', 19, 0, 16_200],
    ['after the nineteenth, at the latest', 19, 1, 27_000],
    ['after the twentieth, never', 20, 0.5, undefined],
  ])('HKS-04 %s', (_, tries, chance, seconds) => {
    expect(secondsAfter(tries, chance)).toBe(seconds)
  })

  it.each([
    ['2026-11-12T10:00:00.001Z', false],
    ['2026-11-12T10:00:00.000Z', true],
  ])('HKS-07 failing since %s is too long: %s', (since, expected) => {
    expect(hasFailedTooLong(since, NOW)).toBe(expected)
  })
})
