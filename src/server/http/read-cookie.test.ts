import { describe, expect, it } from 'vitest'
import { readCookie } from './read-cookie.ts'

describe('readCookie', () => {
  it('reads one by its whole name', () => {
    expect(readCookie('supermarket=NL; market=SE;x', 'market')).toBe('SE')
    expect(readCookie('market', 'market')).toBeUndefined()
    expect(readCookie(undefined, 'market')).toBeUndefined()
  })
})
