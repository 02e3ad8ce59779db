import { describe, expect, it } from 'vitest'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { limitTries } from './limit-tries.ts'
import { orderSessions, sessionCookie, sessionOf } from './order-session.ts'
import { orderTokens } from '../orders/order-tokens.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const KEYS = ['a key for the sessions of a test, long enough'] as const
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

describe('limitTries', () => {
  const limitAt = () => {
    const clock = settableClock(NOW)
    return { clock, take: limitTries(clock).take }
  }
  const times = (count: number, act: (number: number) => unknown) => Array.from({ length: count }, (_, n) => act(n))

  it('five an hour for one e-mail address, from wherever', () => {
    const { clock, take } = limitAt()
    expect(times(5, (n) => take('ada', `10.0.0.${n}`))).toEqual(times(5, () => undefined))
    expect(take('ada', '10.0.0.9')).toBe(3600)
    expect(take('eve', '10.0.0.9')).toBeUndefined()
    clock.advance(3_599_000)
    expect(take('ada', '10.0.0.9')).toBe(1)
    clock.advance(1000)
    expect(take('ada', '10.0.0.9')).toBeUndefined()
  })

  it('five an hour from one network address, for whichever e-mail address', () => {
    const { take } = limitAt()
    times(5, (n) => take(`shopper ${n}`, '10.0.0.1'))
    expect(take('another', '10.0.0.1')).toBe(3600)
    expect(take('another', '10.0.0.2')).toBeUndefined()
  })

  it('an unknown network address is not counted', () => {
    const { take } = limitAt()
    expect(times(20, (n) => take(`shopper ${n}`, undefined))).toEqual(times(20, () => undefined))
  })

  it('a rejected one does not extend the window', () => {
    const { clock, take } = limitAt()
    times(5, () => take('ada', undefined))
    clock.advance(1_800_000)
    times(5, () => take('ada', undefined))
    clock.advance(1_800_000)
    expect(take('ada', undefined)).toBeUndefined()
  })

  it('sixty a minute at one node together', () => {
    const { clock, take } = limitAt()
    times(60, (n) => take(`shopper ${n}`, undefined))
    expect(take('one more', undefined)).toBe(60)
    clock.advance(60_000)
    expect(take('one more', undefined)).toBeUndefined()
  })
})

describe('the session of a link', () => {
  it.each([
    ['within half an hour', 1799, 'link-1'],
    ['after half an hour', 1800, undefined],
  ])('%s', (_, seconds, expected) => {
    const token = orderSessions(KEYS).sign('link-1', NOW)
    expect(orderSessions(KEYS).read(token, after(seconds))).toBe(expected)
  })

  it('is not opened by the token of an order, nor an order by it', () => {
    expect(orderSessions(KEYS).read(orderTokens(KEYS).sign('order-1', NOW), NOW)).toBeUndefined()
    expect(orderTokens(KEYS).read(orderSessions(KEYS).sign('link-1', NOW), NOW)).toBeUndefined()
  })

  it.each([
    ['only over TLS and to one host where the shop has it', true, '__Host-sockeye-orders=token; Path=/', '; Secure'],
    ['to one path on a developer’s machine', false, 'sockeye-orders=token; Path=/orders', ''],
  ])('its cookie is read by no script and sent %s', (_, secure, start, end) => {
    expect(sessionCookie('token', { path: '/orders', secure })).toBe(
      `${start}; Max-Age=1800; HttpOnly; SameSite=Strict${end}`,
    )
  })

  it.each([
    ['alone', 'sockeye-orders=token', 'token'],
    ['among others', 'a=1; sockeye-orders=token; b=2', 'token'],
    ['with an equals sign in it', 'sockeye-orders=to=ken', 'to=ken'],
    ['of another name', 'my-sockeye-orders=token', undefined],
    ['that is missing', 'a=1', undefined],
    ['without any cookie', undefined, undefined],
  ])('the cookie %s', (_, header, expected) => {
    expect(sessionOf(header, false)).toBe(expected)
  })

  it('~SEC-11 the cookie of an https shop is bound to its host', () => {
    const cookie = sessionCookie('token', { path: '/order-pages', secure: true })
    expect(cookie).toMatch(/^__Host-sockeye-orders=token; Path=\/; .*; Secure$/)
    expect(sessionOf(cookie, true)).toBe('token')
    expect(sessionOf('sockeye-orders=token', true)).toBeUndefined()
  })
})
