import { describe, expect, it } from 'vitest'
import { PAGE_TYPES, pageTypeOf } from './page-type.ts'

const words = (text: string) => text.split(' ')

describe('pageTypeOf', () => {
  it('PTY-01 there are thirteen page types', () => {
    expect([...PAGE_TYPES].toSorted()).toEqual(
      words(
        'blog campaign category checkout-address checkout-cart checkout-payment checkout-success faq homepage index product search unknown',
      ),
    )
  })

  it.each([
    ['PTY-02 the chooser', 'index', 'index'],
    ['PTY-02 the home page', 'storefront', 'homepage'],
    ['PTY-03 the cart view', 'storefront-checkout-cart', 'checkout-cart'],
    ['PTY-03 the address view', 'storefront-checkout-address', 'checkout-address'],
    ['PTY-03 the payment view', 'storefront-checkout-payment', 'checkout-payment'],
    ['PTY-03 the success view, with or without id', 'storefront-checkout-success-id', 'checkout-success'],
    ['PTY-04 a product', 'storefront-product-sku', 'product'],
    ['PTY-04 search', 'storefront-search', 'search'],
    ['PTY-10 the checkout shell', 'storefront-checkout', 'unknown'],
    ['PTY-10 login', 'storefront-login', 'unknown'],
    ['PTY-10 the menu', 'storefront-menu', 'unknown'],
    ['PTY-10 the cart forward', 'storefront-cart', 'unknown'],
    ['PTY-10 shared content', 'storefront-shared-content', 'unknown'],
    ['PTY-10 diagnostics', 'storefront-diagnostics-product-sku', 'unknown'],
    ['PTY-10 faq', 'storefront-faq', 'faq'],
    ['PTY-10 a faq section', 'storefront-faq-section', 'faq'],
    ['PTY-10 the cookie policy', 'storefront-faq-cookie-policy', 'faq'],
  ] as const)('%s', (_, route, expected) => {
    expect(pageTypeOf(route)).toBe(expected)
  })

  it.each([
    ['PTY-05 corporate gifts', 'corporate-gifts', 'campaign'],
    ['PTY-05 a page below', 'corporate-gifts/contact', 'campaign'],
    ['PTY-06 faq', 'faq', 'faq'],
    ['PTY-06 shipping', 'shipping', 'faq'],
    ['PTY-06 a page below', 'shipping/returns', 'faq'],
    ['PTY-07 happy-news', 'happy-news', 'blog'],
    ['PTY-07 happynews', 'happynews', 'blog'],
    ['PTY-07 happyblog', 'happyblog', 'blog'],
    ['PTY-07 but not happy-blog', 'happy-blog', 'category'],
    ['PTY-08 about us', 'about-us', 'unknown'],
    ['PTY-08 a page below', 'about-us/team', 'unknown'],
    ['PTY-09 only the first slug counts', 'kids/faq', 'category'],
    ['PTY-09 a word not listed', 'blog', 'category'],
    ['PTY-09 only by equality', 'corporate-gifts-2', 'category'],
    ['PTY-09 capitals are not equal', 'FAQ', 'category'],
    ['PTY-09 a word that every object knows', 'constructor', 'category'],
  ])('%s', (_, path, expected) => {
    expect(pageTypeOf('storefront-slugs', path.split('/'))).toBe(expected)
  })
})
