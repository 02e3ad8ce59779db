import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkTo } from '../../markets/paths/storefront-segment.ts'
import { STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'
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

  it.each([
    ['code and path', '/uk/adults/socks', 'uk', { slugs: ['adults', 'socks'] }],
    ['home', '/uk', 'uk', {}],
    ['only the first segment counts', '/uk/de/socks', 'uk', { slugs: ['de', 'socks'] }],
    ['no segment', '/', undefined, {}],
  ])('RTE-20 reads the storefront and keeps the rest as the path: %s', (_, pathname, storefront, rest) => {
    const params = storefront === undefined ? rest : { storefront, ...rest }
    expect(findPage(pathname)).toMatchObject({ kind: 'page', storefront, params })
  })

  it.each([
    ['home with a slash', '/uk/', '/uk'],
    ['the default value', '/_default/adults', '/adults'],
    ['nothing at all', '', '/'],
    ['no leading slash', 'uk/adults', '/uk/adults'],
    ['a double slash after the code cannot become a host', '/uk//evil.example', '/uk/evil.example'],
  ])('RTE-20 leads to the one address of a storefront: %s', (_, pathname, to) => {
    expect(findPage(pathname)).toEqual({ kind: 'forward', to, permanent: true })
  })

  it('RTE-20 recognises every storefront that is configured, and external ones as such', () => {
    for (const storefront of STOREFRONT_CODES) {
      expect(findPage(`/${storefront}/adults`)).toMatchObject({
        kind: 'page',
        storefront,
        params: { slugs: ['adults'] },
      })
    }
    expect(findPage('/jp')).toEqual({ kind: 'external', storefront: 'jp' })
  })

  it('RTE-21 finds the storefront and the path of a link', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]+$/).map((text) => `p-${text}`)
    fc.assert(
      fc.property(
        fc.constantFrom(...STOREFRONT_CODES),
        fc.array(segment, { minLength: 1, maxLength: 8 }),
        (storefront, slugs) => {
          expect(findPage(linkTo(storefront, `/${slugs.join('/')}`))).toMatchObject({
            kind: 'page',
            storefront,
            params: { slugs },
          })
        },
      ),
    )
  })

  it.each([
    '/xx',
    '/gb/adults/socks',
    '/UK',
    '/se',
    '/sitemap.xml',
    '/ukraine',
    '/xx/adults',
    '/UK/adults',
    '/%75k',
    '/%75k/adults',
  ])('RTE-29 guesses no storefront for %s', (pathname) => {
    expect(findPage(pathname)).toEqual({ kind: 'not-found', storefront: undefined })
  })

  it('~RTE-20 answers every path, and a forward never leaves the shop', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string({ unit: 'binary' }), (path, tail) => {
        const found = findPage(`/${path}${tail}`)
        expect(found.kind === 'forward' ? found.to : '/').toMatch(/^\/(?![/\\])/)
      }),
    )
  })
})
