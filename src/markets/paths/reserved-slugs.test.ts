import { describe, expect, it } from 'vitest'
import { isBrokenCheckoutPath, isReservedSlug } from './reserved-slugs.ts'

describe('isReservedSlug', () => {
  it.each([
    ['RTE-23 undefined', 'undefined', true],
    ['RTE-23 .well-known', '.well-known/security.txt', true],
    ['RTE-23 _nuxt', '_nuxt/entry.js', true],
    ['RTE-23 sitemap.xml', 'sitemap.xml', true],
    ['RTE-23 robots.txt', 'robots.txt', true],
    ['RTE-23 favicon.ico', 'favicon.ico', true],
    ['RTE-23 favicon.png', 'favicon.png', true],
    ['RTE-23 sitemap', 'sitemap', true],
    ['RTE-23 api', 'api/cart', true],
    ['RTE-23 only by equality', 'apis', false],
    ['RTE-23 only the first slug', 'adults/undefined', false],
    ['RTE-24 checkout/undefined', 'checkout/undefined', true],
    ['RTE-24 and below', 'checkout/undefined/x', true],
    ['RTE-24 checkout alone is not reserved', 'checkout', false],
    ['RTE-24 nor its views', 'checkout/cart', false],
  ])('%s', (_, path, expected) => {
    expect(isReservedSlug(path.split('/'))).toBe(expected)
  })

  it('RTE-23 no slug is no reserved slug', () => {
    expect(isReservedSlug([])).toBe(false)
  })
})

describe('isBrokenCheckoutPath', () => {
  it.each([
    ['~RTE-27 at the end', '/uk/checkout/undefined', true],
    ['~RTE-27 anywhere', '/uk/x/checkout/undefined/y', true],
    ['~RTE-27 a view', '/uk/checkout/cart', false],
  ])('%s', (_, path, expected) => {
    expect(isBrokenCheckoutPath(path)).toBe(expected)
  })
})
