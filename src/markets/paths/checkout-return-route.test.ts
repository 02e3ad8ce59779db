import { describe, expect, it } from 'vitest'
import { isCheckoutReturnRoute } from './checkout-return-route.ts'
import { ROUTE_NAMES } from './route-names.ts'

const words = (text: string) => text.split(' ')

describe('isCheckoutReturnRoute', () => {
  it('~NAV-04 content, section, search and home are stored; product, checkout and the rest are not', () => {
    expect(ROUTE_NAMES.filter(isCheckoutReturnRoute)).toEqual(
      words(
        'storefront storefront-slugs storefront-search storefront-faq storefront-faq-section storefront-faq-cookie-policy',
      ),
    )
  })
})
