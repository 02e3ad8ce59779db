import { describe, expect, it } from 'vitest'
import { receivedProduct } from '../../../../tests/support/received-product.ts'
import { shopVisit } from '../../../../tests/support/shop-visit.ts'
import { load } from './load.ts'

const SHARED = {
  socks: {
    component: 'pdp-size-guide',
    identifier: 'socks',
    title: 'Size your feet',
    table: { thead: [{ value: 'Size' }], tbody: [] },
  },
}

const visit = (sku: string, products: readonly unknown[]) =>
  load(
    shopVisit({
      route: 'storefront-product-sku',
      address: `/uk/product/${sku}`,
      params: { sku },
      discovery: (path) => (path.startsWith('/api/products') ? { products } : { recommendations: [] }),
      shared: SHARED,
    }).visit,
  )

describe('the product page', () => {
  it('~PRD-19 shows the product with what content says of it', async () => {
    expect(await visit('sock-a1', [receivedProduct()])).toMatchObject({
      kind: 'page',
      data: {
        product: { sku: 'A1' },
        content: { sizeGuide: { title: 'Size your feet' }, features: [{ key: 'cotton', icon: 'smiley' }] },
        rails: { goesWith: [] },
      },
      tags: ['goods', 'product:A1', 'goods'],
    })
  })

  it('is not found where there is no such product', async () => {
    expect(await visit('a1', [])).toEqual({ kind: 'not-found', message: 'Product not found' })
  })
})
