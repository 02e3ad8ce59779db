import { describe, expect, it } from 'vitest'
import { readCookie } from './read-cookie.ts'

describe('readCookie', () => {
  it('reads one by its whole name', () => {
    expect(readCookie('supermarket=NL; market=SE;x', 'market')).toBe('SE')
    expect(readCookie('market', 'market')).toBeUndefined()
    expect(readCookie(undefined, 'market')).toBeUndefined()
  })

  it('~SEC-11 prefers the one that is bound to the host', () => {
    expect(readCookie('market=NL; __Host-market=SE', 'market')).toBe('SE')
    expect(readCookie('__Host-market=SE; market=NL', 'market')).toBe('SE')
  })
})
