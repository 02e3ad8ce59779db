import { describe, expect, it } from 'vitest'
import { receivedProduct } from '../../../../tests/support/received-product.ts'
import { shopVisit } from '../../../../tests/support/shop-visit.ts'
import { load } from './load.ts'

const visit = (skus: readonly string[], country = 'GB') =>
  load(
    shopVisit({
      route: 'storefront-diagnostics-product-sku',
      address: `/uk/diagnostics/product/${skus.join('/')}`,
      params: { sku: skus },
      country,
      discovery: (path) => ({ products: path.includes('skus=A1') ? [receivedProduct()] : [] }),
      commerce: () => ({ offers: { A1: [{ sku: 'A1-3640', size: '36-40', stock: { nl: 3, 'nl-rsv': 1 } }] } }),
    }).visit,
  )

describe('the diagnostics of products', () => {
  it('~RTE-15 show what is received, what is shown, what holds of it and what there is of it', async () => {
    const answer = await visit(['A1', 'B2'])
    expect(answer).toMatchObject({
      data: {
        products: [
          {
            sku: 'A1',
            checks: ['complete', 'variants', 'prices', 'pictures', 'stock'].map((check) => ({ check, isPassed: true })),
            stock: [{ variant: 'A1-3640', size: '36-40', pairs: 'nl 3, nl-rsv 1' }],
            received: expect.stringContaining('"relatedColours"'),
            mapped: expect.stringContaining('"A1-3640"'),
          },
          { sku: 'B2', checks: [{ check: 'complete', isPassed: false }, {}, {}, {}, {}], received: undefined },
        ],
      },
    })
  })

  it('show why a product is not sold in a storefront', async () => {
    const failed = [
      { check: 'complete', isPassed: true },
      { check: 'variants', isPassed: false },
      { check: 'prices', isPassed: false },
      { check: 'pictures', isPassed: true },
      { check: 'stock', isPassed: false },
    ]
    expect(await visit(['A1'], 'US')).toMatchObject({ data: { products: [{ checks: failed, mapped: undefined }] } })
  })
})
