import { describe, expect, it } from 'vitest'
import { ROUTE_NAMES } from './route-names.ts'

const words = (text: string) => text.split(' ')

describe('ROUTE_NAMES', () => {
  it('RTE-17 has the ten named routes', () => {
    expect(ROUTE_NAMES).toEqual(
      expect.arrayContaining(
        words(
          'index storefront storefront-slugs storefront-checkout-address storefront-checkout-cart storefront-checkout-payment storefront-checkout-success-id storefront-menu storefront-cart storefront-search',
        ),
      ),
    )
  })

  it('RTE-35 has a name for each of the eight unnamed routes, and no other', () => {
    expect(ROUTE_NAMES).toEqual(
      expect.arrayContaining(
        words(
          'storefront-checkout storefront-product-sku storefront-login storefront-faq storefront-faq-section storefront-faq-cookie-policy storefront-diagnostics-product-sku storefront-shared-content',
        ),
      ),
    )
    expect(new Set(ROUTE_NAMES).size).toBe(18)
  })
})
