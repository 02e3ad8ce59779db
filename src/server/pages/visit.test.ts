import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Shop } from './visit.ts'
import { placeOf, readAddress, readCookie } from './visit.ts'

const read = (url: string) => readAddress(url, 'production')

const shop = (code: Shop['code']) => read(`/${code}`)?.shop

const keyOf = (url: string) => {
  const target = read(url)?.target
  return target?.kind === 'page' ? target.key : undefined
}

describe('reading an address', () => {
  it('gives the same key whatever unknown parameters come along, in whatever order', () => {
    expect(keyOf('/uk/adults/socks?page=2&colour=red&utm_source=mail')).toBe('/uk/adults/socks?colour=red&page=2')
    expect(keyOf('/uk/adults/socks?gclid=1&colour=red&page=2')).toBe('/uk/adults/socks?colour=red&page=2')
  })

  it('hands a page only the parameters in its key', () => {
    const target = read('/uk/search?term=dog&evil=1')?.target
    expect(target?.kind === 'page' && target.query.toString()).toBe('term=dog')
  })

  it.each(['http://elsewhere.example/uk', '//elsewhere.example/uk', 'http://'])('reads no address in %s', (url) => {
    expect(read(url)).toBeUndefined()
  })

  it('knows the storefront of a page that it does not have', () => {
    expect(read('/de/undefined')).toMatchObject({ shop: { code: 'de' }, target: { kind: 'not-found' } })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (url) => {
        expect(() => read(url)).not.toThrow()
      }),
    )
  })
})

describe('placeOf', () => {
  it.each([
    ['~MKT-39 the default market of eu without a preference', 'eu', undefined, 'IE'],
    ['~MKT-39 the default market of gl without a preference', 'gl', undefined, 'SG'],
    ['the visitor’s choice on a shared storefront', 'eu', 'a=1; market=SE; b=2', 'SE'],
    ['~MSW-06 no unknown choice', 'eu', 'market=XX', 'IE'],
    ['no choice of another storefront', 'eu', 'market=DE', 'IE'],
    ['the only market elsewhere, whatever was chosen', 'uk', 'market=SE', 'GB'],
  ] as const)('shows %s', (_, code, cookies, country) => {
    expect(placeOf(shop(code), cookies)?.market.countryCode).toBe(country)
  })
})

describe('readCookie', () => {
  it('reads one by its whole name', () => {
    expect(readCookie('supermarket=NL; market=SE;x', 'market')).toBe('SE')
    expect(readCookie('market', 'market')).toBeUndefined()
    expect(readCookie(undefined, 'market')).toBeUndefined()
  })
})
