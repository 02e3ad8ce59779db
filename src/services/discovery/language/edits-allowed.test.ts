import { describe, expect, it } from 'vitest'
import { editsAllowed } from './edits-allowed.ts'

describe('editsAllowed', () => {
  it.each([
    ['cat', 0],
    ['cats', 1],
    ['kitten', 1],
    ['kittens', 1],
    ['giraffes', 2],
    ['', 0],
  ])('%s: %i', (word, expected) => {
    expect(editsAllowed(word)).toBe(expected)
  })
})
