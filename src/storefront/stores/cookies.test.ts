import { describe, expect, it, vi } from 'vitest'
import { readCookie, writeCookie } from './cookies.ts'

function written(protocol: string, write: () => void): string {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol })
  write()
  return page.cookie
}

describe('a cookie', () => {
  it('STO-08 is for the whole shop', () => {
    expect(written('http:', () => writeCookie('market', 'GB', { maxAge: 60 }))).toBe(
      'market=GB; Max-Age=60; Path=/; SameSite=Lax',
    )
  })

  it('SEC-11 is bound to the host and to safe connections where there are some, and to one value', () => {
    expect(written('https:', () => writeCookie('a', 'b; Path=/c', { maxAge: 60 }))).toBe(
      '__Host-a=b%3B%20Path%3D%2Fc; Max-Age=60; Path=/; SameSite=Lax; Secure',
    )
  })

  it('SEC-11 that another host has set is not read over https', () => {
    vi.stubGlobal('location', { protocol: 'https:' })
    expect(readCookie('market', 'market=NL; __Host-market=SE')).toBe('SE')
    expect(readCookie('market', 'market=NL')).toBeUndefined()
  })

  it.each([
    ['market', 'SE'],
    ['super', 'x=y'],
    ['empty', ''],
    ['mark', undefined],
  ])('is read by its whole name: %s', (name, expected) => {
    vi.stubGlobal('location', { protocol: 'http:' })
    expect(readCookie(name, 'supermarket=NL; market=SE; super=x=y; empty=; market')).toBe(expected)
  })
})
