import { describe, expect, it } from 'vitest'
import { isCheckoutStep } from '../../markets/paths/checkout-links.ts'
import { ROUTE_NAMES } from '../../markets/paths/route-names.ts'
import type { PageRoute } from './routes.ts'
import { ROUTES } from './routes.ts'

const routes: readonly PageRoute[] = ROUTES
const named = (name: string) => routes.find((route) => route.name === name)

describe('the table of routes', () => {
  it('RTE-17 RTE-35 has a row for every route name, once', () => {
    expect(routes.map(({ name }) => name).toSorted()).toEqual(ROUTE_NAMES.toSorted())
  })

  it('RTE-19 puts every route but the chooser under a storefront', () => {
    expect(routes.filter(({ path }) => !path.startsWith('/:storefront')).map(({ name }) => name)).toEqual(['index'])
  })

  it('RTE-01 ~RTE-16 draws nothing around the chooser and the shared content', () => {
    expect(routes.filter(({ layout }) => layout === 'none').map(({ name }) => name)).toEqual([
      'index',
      'storefront-shared-content',
    ])
  })

  it('RTE-02 RTE-03 ~RTE-09 ~RTE-11 gives content pages their context and section', () => {
    expect(named('storefront')).toMatchObject({ context: 'homepage', section: 'right-now' })
    expect(named('storefront-slugs')).toMatchObject({ context: 'content', section: 'slugs' })
    expect(named('storefront-product-sku')).toMatchObject({ context: 'product' })
    expect(named('storefront-search')).toMatchObject({ context: 'search' })
  })

  it('CHK-18 flags the checkout shell and its four views as checkout, and nothing else', () => {
    expect(routes.filter(({ checkout }) => checkout).map(({ name }) => name)).toEqual([
      'storefront-checkout',
      'storefront-checkout-cart',
      'storefront-checkout-address',
      'storefront-checkout-payment',
      'storefront-checkout-success-id',
    ])
  })

  it('RTE-31 CHK-01 gives each checkout route its view, of which address and payment are steps', () => {
    expect(routes.flatMap(({ view }) => view ?? [])).toEqual(['cart', 'address', 'payment', 'success'])
    const steps = routes.filter(({ view }) => view !== undefined && isCheckoutStep(view))
    expect(steps.map(({ view }) => view)).toEqual(['address', 'payment'])
  })
})
