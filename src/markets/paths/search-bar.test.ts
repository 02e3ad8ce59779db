import { describe, expect, it } from 'vitest'
import { hasSearchBar } from './search-bar.ts'

describe('hasSearchBar', () => {
  it.each([
    ['/uk', true],
    ['/uk/adults/socks', true],
    ['/uk/search', true],
    ['/uk/happy-news', true],
    ['/uk/happyblog', true],
    ['/uk/shipping', true],
    ['/uk/product/faq-socks-cr001-sun', true],
    ['/uk/checkout/cart', false],
    ['/uk/faq', false],
    ['/uk/faq/cookie-policy', false],
    ['/uk/about-us', false],
    ['/uk/happynews', false],
    ['/uk/corporate-gifts', false],
    ['/uk/corporate-gifts/thanks', false],
  ])('~HDR-06 %s: %s', (path, expected) => {
    expect(hasSearchBar(path)).toBe(expected)
  })
})
