import { expect, it } from 'vitest'
import { parseEntryLink } from './entry-link.ts'

const TOKEN = 'a'.repeat(43)

it.each([
  [`#link=${TOKEN}`, { kind: 'link', token: TOKEN }],
  [`#demo=${TOKEN}`, { kind: 'demo', token: TOKEN }],
  ['#link=', undefined],
  [`#other=${TOKEN}`, undefined],
  [`#link=${TOKEN}<script>`, undefined],
  ['', undefined],
])('~STF-06 the fragment %s', (hash, expected) => {
  expect(parseEntryLink(hash)).toEqual(expected)
})
