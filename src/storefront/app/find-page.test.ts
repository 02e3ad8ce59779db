import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPage } from './find-page.ts'

const nameOf = (pathname: string) => {
  const found = findPage(pathname)
  return found.kind === 'page' ? found.route.name : found.kind
}

describe('findPage', () => {
  it.each([
    ['RTE-01', '/', 'index'],
    ['RTE-02', '/uk', 'storefront'],
    ['RTE-03 one slug', '/uk/gifts', 'storefront-slugs'],
    ['RTE-03 two slugs', '/uk/adults/socks', 'storefront-slugs'],
    ['RTE-03 four slugs', '/uk/a/b/c/d', 'storefront-slugs'],
    ['~RTE-05', '/uk/checkout/cart', 'storefront-checkout-cart'],
    ['~RTE-06', '/uk/checkout/address', 'storefront-checkout-address'],
    ['~RTE-07', '/uk/checkout/payment', 'storefront-checkout-payment'],
    ['~RTE-08 without an order', '/uk/checkout/success', 'storefront-checkout-success-id'],
    ['~RTE-08 with an order', '/uk/checkout/success/o1', 'storefront-checkout-success-id'],
    ['~RTE-09', '/uk/product/lemon-1', 'storefront-product-sku'],
    ['~RTE-11 first page', '/uk/search', 'storefront-search'],
    ['~RTE-11 second page', '/uk/search/2', 'storefront-search'],
    ['~RTE-12', '/uk/login', 'storefront-login'],
    ['RTE-13 all questions', '/uk/faq', 'storefront-faq'],
    ['RTE-13 one section', '/uk/faq/delivery', 'storefront-faq-section'],
    ['RTE-14 wins over the section', '/uk/faq/cookie-policy', 'storefront-faq-cookie-policy'],
    ['~RTE-15 one sku', '/uk/diagnostics/product/a', 'storefront-diagnostics-product-sku'],
    ['~RTE-15 two skus', '/uk/diagnostics/product/a/b', 'storefront-diagnostics-product-sku'],
    ['~RTE-16', '/uk/shared-content', 'storefront-shared-content'],
    ['RTE-18 the menu is a page', '/uk/menu', 'storefront-menu'],
  ])('%s: %s is %s', (_, pathname, name) => {
    expect(nameOf(pathname)).toBe(name)
  })

  it.each([
    ['RTE-04', '/uk/checkout', '/uk/checkout/cart', false],
    ['RTE-18', '/uk/cart', '/uk/checkout/cart', false],
    ['RTE-22', '/_default/uk/gifts', '/uk/gifts', true],
    ['RTE-22', '/uk/_default/gifts', '/uk/gifts', true],
    ['RTE-22', '/_default', '/', true],
    ['a trailing slash', '/uk/gifts/', '/uk/gifts', true],
    ['doubled slashes', '//uk//gifts', '/uk/gifts', true],
  ])('%s forwards %s to %s', (_, pathname, to, permanent) => {
    expect(findPage(pathname)).toEqual({ kind: 'forward', to, permanent })
  })

  it.each([
    'undefined',
    '.well-known',
    '_nuxt',
    'sitemap.xml',
    'robots.txt',
    'favicon.ico',
    'favicon.png',
    'sitemap',
    'api',
  ])('RTE-23 finds nothing at the reserved slug %s', (slug) => {
    expect(findPage(`/uk/${slug}`)).toEqual({ kind: 'not-found', storefront: 'uk' })
  })

  it.each([
    ['/uk/product/lemon-1', { storefront: 'uk', params: { storefront: 'uk', sku: 'lemon-1' } }, 'product'],
    ['/uk/search/2', { storefront: 'uk', params: { storefront: 'uk', pageNumber: '2' } }, 'search'],
  ])('RTE-30 reads storefront, sku and context of %s', (pathname, found, context) => {
    expect(findPage(pathname)).toMatchObject({ ...found, route: { context } })
  })

  it('RTE-24 finds nothing at checkout/undefined', () => {
    expect(findPage('/uk/checkout/undefined')).toEqual({ kind: 'not-found', storefront: 'uk' })
  })

  it.each(['au', 'nz', 'jp'])('RTE-25 knows %s as a shop elsewhere, whatever follows', (storefront) => {
    expect(findPage(`/${storefront}`)).toEqual({ kind: 'external', storefront })
    expect(findPage(`/${storefront}/adults/socks`)).toEqual({ kind: 'external', storefront })
  })

  it.each(['/xx', '/gb/adults/socks', '/UK', '/se', '/sitemap.xml'])(
    'RTE-29 guesses no storefront for %s',
    (pathname) => {
      expect(findPage(pathname)).toEqual({ kind: 'not-found', storefront: undefined })
    },
  )

  it('answers every path, and a forward never leaves the shop', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string({ unit: 'binary' }), (path, tail) => {
        const found = findPage(`/${path}${tail}`)
        expect(found.kind === 'forward' ? found.to : '/').toMatch(/^\/(?![/\\])/)
      }),
    )
  })
})
