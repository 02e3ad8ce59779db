import { describe, expect, it } from 'vitest'
import { sessionCookie } from './session-cookie.ts'

describe('the cookie of a staff session', () => {
  it('~STF-15 over https is bound to the host, and a cookie of another name is not read', () => {
    const cookie = sessionCookie(true)
    expect(cookie.set('token')).toBe('__Host-desk=token; Path=/; HttpOnly; SameSite=Strict; Secure')
    expect(cookie.remove).toBe('__Host-desk=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict; Secure')
    expect(cookie.read('a=1; __Host-desk=token; desk=other')).toBe('token')
    expect(cookie.read('desk=other')).toBeUndefined()
  })

  it('~STF-15 over http, in a demo, it is called desk', () => {
    const cookie = sessionCookie(false)
    expect(cookie.set('token')).toBe('desk=token; Path=/; HttpOnly; SameSite=Strict')
    expect(cookie.read('desk=token')).toBe('token')
    expect([cookie.read(null), cookie.read('desk='), cookie.read('')]).toEqual([undefined, undefined, undefined])
  })
})
