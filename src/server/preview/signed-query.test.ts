import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSigned } from './signed-query.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const SECOND = NOW.getTime() / 1000
const signer = { token: 's3cret', spaceId: 42 }

const sign = (space: string, token: string, timestamp: number | string) =>
  createHash('sha1').update(`${space}:${token}:${timestamp}`).digest('hex')

/** As the editor writes it; each part can be another. */
const queryOf = ({ space = '42', timestamp = String(SECOND), token = sign('42', 's3cret', SECOND) }) =>
  `_storyblok=5&_storyblok_tk[space_id]=${space}&_storyblok_tk[timestamp]=${timestamp}&_storyblok_tk[token]=${token}`

const at = (timestamp: number) => ({ timestamp: String(timestamp), token: sign('42', 's3cret', timestamp) })

describe('isSigned', () => {
  it.each([
    ['as the editor signs', queryOf({})],
    ['with its brackets encoded', queryOf({}).replaceAll('[', '%5B').replaceAll(']', '%5D')],
    ['in capitals', queryOf({ token: sign('42', 's3cret', SECOND).toUpperCase() })],
    ['an hour ago', queryOf(at(SECOND - 3600))],
    ['by a clock that is an hour ahead', queryOf(at(SECOND + 3600))],
  ])('is true %s', (_, query) => {
    expect(isSigned(new URLSearchParams(query), signer, NOW)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['no signature', '_storyblok=5'],
    ['another token', queryOf({ token: sign('42', 'guess', SECOND) })],
    ['a shorter signature', queryOf({ token: sign('42', 's3cret', SECOND).slice(1) })],
    ['an empty signature', queryOf({ token: '' })],
    ['the token itself', queryOf({ token: 's3cret' })],
    ['another moment', queryOf({ timestamp: String(SECOND + 1) })],
    ['more than an hour ago', queryOf(at(SECOND - 3601))],
    ['more than an hour ahead', queryOf(at(SECOND + 3601))],
    ['milliseconds', queryOf({ timestamp: String(NOW.getTime()), token: sign('42', 's3cret', NOW.getTime()) })],
    ['no moment', queryOf({ timestamp: 'NaN', token: sign('42', 's3cret', 'NaN') })],
    ['another space', queryOf({ space: '43', token: sign('43', 's3cret', SECOND) })],
    ['no space', queryOf({ space: '', token: sign('', 's3cret', SECOND) })],
  ])('is false for %s', (_, query) => {
    expect(isSigned(new URLSearchParams(query), signer, NOW)).toBe(false)
  })
})
