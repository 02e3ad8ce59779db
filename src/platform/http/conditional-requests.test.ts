import { describe, expect, it } from 'vitest'
import { isKnown, lastModifiedOf } from './conditional-requests.ts'

const lastModified = 'Sun, 06 Nov 1994 08:49:37 GMT'

describe('a date in a request', () => {
  it.each([
    ['the same', 'Sun, 06 Nov 1994 08:49:37 GMT', true],
    ['a later one', 'Sun, 06 Nov 1994 08:49:38 GMT', true],
    ['an earlier one', 'Sun, 06 Nov 1994 08:49:36 GMT', false],
    ['the same in the form of RFC 850', 'Sunday, 06-Nov-94 08:49:37 GMT', true],
    ['an earlier one in the form of RFC 850', 'Sunday, 06-Nov-94 08:49:36 GMT', false],
    ['the same in the form of asctime', 'Sun Nov  6 08:49:37 1994', true],
    ['an earlier one in the form of asctime', 'Sun Nov  6 08:49:36 1994', false],
    ['a date in another form', '2026-11-18T00:00:00.000Z', false],
    ['a number', '99999999999', false],
    ['nothing', '', false],
  ])('~STD-01 %s: %s', (_, ifModifiedSince, expected) => {
    expect(isKnown({ ifNoneMatch: undefined, ifModifiedSince }, { etag: '"a"', lastModified })).toBe(expected)
  })

  it.each([
    ['names the tag, with an earlier date', '"a"', 'Sun, 06 Nov 1994 08:49:36 GMT', true],
    ['names another tag, with a later date', '"b"', 'Mon, 07 Nov 1994 08:49:37 GMT', false],
  ])('~STD-01 is ignored beside If-None-Match, which %s', (_, ifNoneMatch, ifModifiedSince, expected) => {
    expect(isKnown({ ifNoneMatch, ifModifiedSince }, { etag: '"a"', lastModified })).toBe(expected)
  })

  it('~STD-01 says nothing about an answer without one', () => {
    expect(
      isKnown({ ifNoneMatch: undefined, ifModifiedSince: lastModified }, { etag: '"a"', lastModified: undefined }),
    ).toBe(false)
  })
})

it('~STD-01 an answer is never dated later than now', () => {
  const now = new Date('1994-11-06T08:49:37.900Z')
  expect(lastModifiedOf(new Date('2030-01-01'), now)).toBe(lastModified)
  expect(lastModifiedOf(now)).toBe(lastModified)
})
