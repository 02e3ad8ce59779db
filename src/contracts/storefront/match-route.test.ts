import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchRoute } from './match-route.ts'

const routes = [
  { path: '/' },
  { path: '/:shop/fixed' },
  { path: '/:shop/optional/:id?' },
  { path: '/:shop/product/:sku' },
  { path: '/:shop/rest/:skus...' },
  { path: '/:shop' },
  { path: '/:shop/:slugs...' },
] as const

describe('matchRoute', () => {
  it.each([
    ['/', '/', {}],
    ['/uk', '/:shop', { shop: 'uk' }],
    ['/uk/fixed', '/:shop/fixed', { shop: 'uk' }],
    ['/uk/fixed/more', '/:shop/:slugs...', { shop: 'uk', slugs: ['fixed', 'more'] }],
    ['/uk/optional', '/:shop/optional/:id?', { shop: 'uk', id: undefined }],
    ['/uk/optional/7', '/:shop/optional/:id?', { shop: 'uk', id: '7' }],
    ['/uk/optional/7/8', '/:shop/:slugs...', { shop: 'uk', slugs: ['optional', '7', '8'] }],
    ['/uk/rest/a/b', '/:shop/rest/:skus...', { shop: 'uk', skus: ['a', 'b'] }],
    ['/uk/product/a', '/:shop/product/:sku', { shop: 'uk', sku: 'a' }],
    ['/uk/product', '/:shop/:slugs...', { shop: 'uk', slugs: ['product'] }],
    ['/uk/rest', '/:shop/:slugs...', { shop: 'uk', slugs: ['rest'] }],
    ['/uk/caf%C3%A9', '/:shop/:slugs...', { shop: 'uk', slugs: ['café'] }],
    ['/uk/a%2Fb', '/:shop/:slugs...', { shop: 'uk', slugs: ['a/b'] }],
  ])('reads %s as %s', (pathname, path, params) => {
    expect(matchRoute(routes, pathname)).toEqual({ kind: 'match', route: { path }, params })
  })

  it('distinguishes an invalid escape from an unknown path', () => {
    expect(matchRoute(routes, '/uk/%E0%A4%A')).toEqual({ kind: 'malformed' })
    expect(matchRoute([{ path: '/' }], '/uk')).toEqual({ kind: 'none' })
  })

  it('never throws, whatever the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        expect(['match', 'none', 'malformed']).toContain(matchRoute(routes, `/${path}`).kind)
      }),
    )
  })
})
