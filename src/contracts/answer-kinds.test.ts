import { describe, expect, it } from 'vitest'
import { hasAmounts, isVersionAnswer } from './answer-kinds.ts'

describe('isVersionAnswer', () => {
  it.each([
    ['a version', { version: 7 }, true],
    ['a version of 0', { version: 0 }, true],
    ['a version as text', { version: '7' }, false],
    ['no version', {}, false],
    ['nothing', null, false],
    ['a text', 'version', false],
  ])('%s', (_, body, expected) => {
    expect(isVersionAnswer(body)).toBe(expected)
  })
})

describe('hasAmounts', () => {
  it.each([
    ['whole amounts', { a: 1, b: 0 }, true],
    ['half a cent in one of them', { a: 1, b: 0.5 }, false],
    ['one that is absent', { a: 1 }, false],
    ['one as text', { a: '1', b: 1 }, false],
  ])('%s', (_, value, expected) => {
    expect(hasAmounts(value, 'a', 'b')).toBe(expected)
  })
})
