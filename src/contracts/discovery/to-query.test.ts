import { describe, expect, it } from 'vitest'
import { searchRequest } from './discovery-schema.ts'
import { toQuery } from './to-query.ts'

describe('toQuery', () => {
  it.each([
    ['as it is', 'cat socks', 'cat socks'],
    ['spaces around', '  cat  ', 'cat'],
    ['more space before it than is read', `${' '.repeat(300)}cat`, 'cat'],
    ['line ends and tabs', 'cat\r\n\tsocks\u0000', 'cat socks'],
    ['half a character', 'cat\ud83d', 'cat'],
    ['too much', 'x'.repeat(500), 'x'.repeat(200)],
    ['a character that would be cut in half', `${'x'.repeat(199)}🐟`, 'x'.repeat(199)],
    ['nothing', '\n', ''],
  ])('%s', (_, typed, expected) => {
    expect(toQuery(typed)).toBe(expected)
    expect(searchRequest.safeParse({ token: 't', query: toQuery(typed) }).success).toBe(true)
  })
})
