import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSessions, endedSession, mayHoldSession } from './preview-session.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const sessions = createSessions('s3cret')
const pairOf = (header: string) => header.slice(0, header.indexOf(';'))
const cookie = pairOf(sessions.cookieOf({ release: 7 }, NOW))
const [release, expires, seal] = cookie.slice('preview='.length).split('.')

describe('a preview session', () => {
  it.each([undefined, 7, 999_999_999_999_999])('carries the release %j', (number) => {
    const carried = pairOf(sessions.cookieOf({ release: number }, NOW))
    expect(sessions.read(`market=SE; ${carried}; a=b`, NOW)).toEqual({ release: number })
  })

  it('lasts an hour, and not a second longer', () => {
    expect(sessions.read(cookie, after(3599))).toEqual({ release: 7 })
    expect(sessions.read(cookie, after(3600))).toBeUndefined()
  })

  it('travels inside the frame of another site, and never to a script', () => {
    const attributes = '; Path=/; HttpOnly; Secure; SameSite=None; Partitioned'
    expect(sessions.cookieOf({ release: 7 }, NOW)).toBe(`${cookie}; Max-Age=3600${attributes}`)
    expect(endedSession(false)).toBe(`preview=; Max-Age=0${attributes}`)
  })

  it.each([
    ['another release', `preview=8.${expires}.${seal}`],
    ['another end', `preview=${release}.${Number(expires) + 1}.${seal}`],
    ['another seal', `preview=${release}.${expires}.${'A'.repeat(43)}`],
    ['no seal', `preview=${release}.${expires}.`],
    ['no seal at all', `preview=${release}.${expires}`],
    ['another preview token', pairOf(createSessions('other').cookieOf({ release: 7 }, NOW))],
    ['an ended one', pairOf(endedSession(false))],
    ['a cookie whose name ends like it', `xpreview=${release}.${expires}.${seal}`],
  ])('is none with %s', (_, cookies) => {
    expect(sessions.read(cookies, NOW)).toBeUndefined()
  })

  it('is none whatever else a browser sends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(sessions.read(`preview=${value}`, NOW)).toBeUndefined()
      }),
    )
  })

  it('is looked for only where there may be one', () => {
    expect([undefined, '', 'market=SE'].map(mayHoldSession)).toEqual([false, false, false])
    expect(mayHoldSession(`market=SE; ${cookie}`)).toBe(true)
  })
})
