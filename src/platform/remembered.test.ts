import { describe, expect, it } from 'vitest'
import { Remembered } from './remembered.ts'

describe('what is remembered of texts', () => {
  it.each([
    ['a text', 'socks', 'known'],
    ['a text as long as may be', 'x'.repeat(10), 'known'],
    ['no longer one', 'x'.repeat(11), undefined],
  ])('is %s', (_, text, expected) => {
    const remembered = new Remembered<string>({ most: 2, longest: 10 })
    expect(remembered.get(text)).toBeUndefined()
    remembered.set(text, 'known')
    expect(remembered.get(text)).toBe(expected)
  })

  it('is forgotten as a whole when there is too much, and then begun anew', () => {
    const remembered = new Remembered<number>({ most: 2, longest: 10 })
    for (const [value, text] of ['a', 'b', 'c'].entries()) remembered.set(text, value)
    expect(['a', 'b', 'c'].map((text) => remembered.get(text))).toEqual([undefined, undefined, 2])
  })
})
