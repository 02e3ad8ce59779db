import { describe, expect, it } from 'vitest'
import { namesTag } from './entity-tags.ts'

describe('If-None-Match', () => {
  it.each([
    ['"a"', '"a"', true],
    ['W/"a"', '"a"', true],
    ['"a"', 'W/"a"', true],
    ['W/"a"', 'W/"a"', true],
    ['"b", W/"a"', '"a"', true],
    ['"b","a"', 'W/"a"', true],
    ['*', '"a"', true],
    [' * ', '"a"', true],
    ['"a,b"', '"a,b"', true],
    ['"b", "a,b"', '"a,b"', true],
    ['"a,b"', '"a"', false],
    ['"b"', '"a"', false],
    ['"A"', '"a"', false],
    ['"*"', '"a"', false],
    ['a', '"a"', false],
    ['', '"a"', false],
    [undefined, '"a"', false],
  ])('~STD-01 %s names %s: %s', (header, etag, isNamed) => {
    expect(namesTag(header, etag)).toBe(isNamed)
  })
})
