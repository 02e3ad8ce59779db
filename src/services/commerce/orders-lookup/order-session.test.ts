import { describe, expect, it } from 'vitest'
import { orderSessions, sessionCookie, sessionOf } from './order-session.ts'
import { orderTokens } from '../orders/order-tokens.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const KEYS = ['a key for the sessions of a test, long enough'] as const
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

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
