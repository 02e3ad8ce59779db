import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../contracts/storefront/routes.ts'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { createPageCache } from './page-cache.ts'
import { CACHE_RULES, skipsCache, knownQuery, readBust } from './rules.ts'

describe('the table of cache rules', () => {
  it('never caches a checkout page, an order look-up or a diagnosis', () => {
    const never = ROUTES.map(({ name }) => name).filter((name) => CACHE_RULES[name].kind === 'never')
    expect(never.toSorted()).toEqual([
      'storefront-cart',
      'storefront-checkout',
      'storefront-checkout-address',
      'storefront-checkout-cart',
      'storefront-checkout-payment',
      'storefront-checkout-success-id',
      'storefront-diagnostics-product-sku',
      'storefront-login',
      'storefront-shared-content',
    ])
  })

  it.each([
    ['BLD-06 shows content and prices that are 86399 seconds old', 86_399, 'old'],
    ['BLD-06 renders those again that are 86400 seconds old', 86_400, 'new'],
  ])('%s', async (_, age, expected) => {
    const clock = settableClock()
    const page = (text: string) => async () => ({ text, bytes: text.length, tags: [], isCacheable: true })
    const cached = ROUTES.map(({ name }) => CACHE_RULES[name]).filter(({ kind }) => kind !== 'never')
    for (const rule of cached) {
      const cache = createPageCache<Awaited<ReturnType<ReturnType<typeof page>>>>({ megabytes: 1, clock })
      await cache.answer('page', rule, page('old'))
      clock.advance(age * 1000)
      expect((await cache.answer('page', rule, page('new'))).answer.text).toBe(expected)
    }
  })

  it('keeps the parameters that a listing reads, in one order, and drops all others', () => {
    const query = knownQuery(
      CACHE_RULES['storefront-slugs'],
      new URLSearchParams('utm_source=x&sizes=36-40&page=2&colour=red&gclid=1'),
    )
    expect(query.toString()).toBe('colour=red&page=2&sizes=36-40')
  })

  it('~LST-04 takes boxes that a browser sent one by one as one list', () => {
    const sent = new URLSearchParams('colour=red&colour=blue&page=2&page=3&price-from=5&price-to=')
    const query = knownQuery(CACHE_RULES['storefront-search'], sent)
    expect(Object.fromEntries(query)).toEqual({ colour: 'red,blue', page: '2', 'price-from': '5', 'price-to': '' })
  })

  it('~RTE-33 sees past the cache for bust and for the visual editor', () => {
    for (const search of ['bust', 'bust=1', '_storyblok=7', '_storyblok_release=3']) {
      expect(skipsCache(new URLSearchParams(search))).toBe(true)
    }
    expect(skipsCache(new URLSearchParams('utm_source=bust'))).toBe(false)
  })

  it.each([
    ['utm_source=bust', undefined],
    ['bust=1700000000', { cv: '1700000000' }],
    ['bust=a.b_c-d', { cv: 'a.b_c-d' }],
    ['bust', {}],
    ['bust=a%26version=draft', {}],
    [`bust=${'1'.repeat(41)}`, {}],
  ])('~RTE-33 %s skips cached content, and is sent on if it can be a cache version', (search, bust) => {
    expect(readBust(new URLSearchParams(search))).toEqual(bust)
  })
})
