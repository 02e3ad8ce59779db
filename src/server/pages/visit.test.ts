import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GEOLOCATION_MODAL_REDIRECT } from '../../markets/experiments/experiments.ts'
import type { Shop } from './visit.ts'
import { isCountryWanted, keyOf as visitKey, placeOf, readAddress, variantsOf } from './visit.ts'

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

describe('an address that names a market', () => {
  it.each([
    ['~MKT-39 selects it on a storefront that serves it', '/eu/gifts?market=SE', undefined, 'SE'],
    ['comes before an earlier choice, and before a guess', '/eu/gifts?utm_source=feed&market=SE', 'market=FI', 'SE'],
    ['is ignored with an unknown country', '/gl?market=XX', undefined, 'KR'],
    ['is ignored with a country in lower case', '/gl?market=kr', 'market=IL', 'IL'],
    ['is ignored with a country of another storefront', '/gl?market=SE', undefined, 'KR'],
    ['is ignored on a storefront of one market', '/uk?market=SE', 'market=SE', 'GB'],
  ])('%s', (_, url, cookies, country) => {
    expect(placeOf(read(url)?.shop, cookies, 'KR')?.market.countryCode).toBe(country)
  })

  it('shares the cached page with visitors who chose that market, and with no others', () => {
    const keys = (url: string, cookies?: string) => {
      const address = read(url)
      return address?.target.kind === 'page' && visitKey('document', address.target, placeOf(address.shop, cookies), {})
    }
    const named = keys('/eu/gifts?market=SE')
    expect(read('/eu/gifts?market=SE')?.keys?.document).toBe(named)
    expect(keys('/eu/gifts', 'market=SE')).toBe(named)
    expect(keys('/eu/gifts')).not.toBe(named)
    expect(keys('/eu/gifts?market=NO')).not.toBe(named)
  })
})

describe('where a visitor seems to be', () => {
  it.each([
    ['~MKT-39 is shown on a storefront that serves it', 'eu', undefined, 'SE', 'SE'],
    ['~MKT-39 is nothing to a storefront that does not', 'eu', undefined, 'KR', 'IE'],
    ['~MKT-39 is nothing to a storefront that does not, either', 'gl', undefined, 'SE', 'SG'],
    ['~MKT-39 gives way to the visitor’s own choice', 'eu', 'market=FI', 'SE', 'FI'],
    ['~MKT-39 may be unknown', 'gl', undefined, 'unknown', 'SG'],
    ['is nothing to a storefront of one market', 'uk', undefined, 'SE', 'GB'],
  ] as const)('%s', (_, code, cookies, lookedUp, country) => {
    expect(placeOf(shop(code), cookies, lookedUp)?.market.countryCode).toBe(country)
  })

  it.each([
    ['/eu', undefined, true],
    ['/gl/gifts', 'market=XX', true],
    ['/eu', 'market=SE', false],
    ['/eu?market=SE', undefined, false],
    ['/eu?market=KR', undefined, true],
    ['/uk', undefined, false],
    ['/', undefined, false],
  ])('is wanted at %s with %s: %s', (url, cookies, expected) => {
    expect(isCountryWanted({ shop: read(url)?.shop }, cookies)).toBe(expected)
  })
})

describe('the variants of a page', () => {
  const now = new Date('2026-11-20T00:00:00Z')
  const place = placeOf(shop('uk'), undefined)
  const rule = { experiments: [GEOLOCATION_MODAL_REDIRECT] }
  const id = GEOLOCATION_MODAL_REDIRECT.id
  const seen = (cookies: string | undefined) => variantsOf(rule, { place, cookies, now })[id]

  it.each([
    ['~EXP-07 the default without a cookie', undefined, 'variant2'],
    ['the one in the cookie', `a=1; exp_${id}=variant1`, 'variant1'],
    ['the default where the cookie was tampered with', `exp_${id}=../../x`, 'variant2'],
  ])('are %s', (_, cookies, variant) => {
    expect(seen(cookies)).toBe(variant)
  })

  it.each([
    ['that is switched off', { active: false }],
    ['that has not begun', { startDate: '2026-11-20T00:00:00.001Z' }],
    ['that is over', { endDate: '2026-11-20T00:00:00Z' }],
    ['of other markets', { excludedMarkets: ['GB'] as const }],
  ])('~EXP-02 are the defaults of an experiment %s', (_, change) => {
    const inactive = { ...GEOLOCATION_MODAL_REDIRECT, ...change }
    const cookies = `exp_${id}=variant1`
    expect(variantsOf({ experiments: [inactive] }, { place, cookies, now })).toEqual({ [id]: 'variant2' })
  })

  it('are none without experiments, and the defaults without a storefront', () => {
    const cookies = `exp_${id}=variant1`
    expect(variantsOf(rule, { place: undefined, cookies, now })).toEqual({ [id]: 'variant2' })
    expect(variantsOf({}, { place, cookies, now })).toEqual({})
  })
})
