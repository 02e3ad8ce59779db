import { describe, expect, it } from 'vitest'
import { receivedProduct } from '../../../../../tests/support/received-product.ts'
import { shopPlace, shopVisit } from '../../../../../tests/support/shop-visit.ts'
import type { ReceivedProduct } from '../../../../contracts/discovery/product.ts'
import { toProduct } from '../../../../contracts/discovery/to-product.ts'
import { toProductContent } from './load-product-content.ts'

const table = { thead: [{ value: 'Size' }], tbody: [] }
const SHARED = {
  socks: { component: 'pdp-size-guide', identifier: 'socks', title: 'Size your feet', table },
  hats: { component: 'pdp-size-guide', identifier: 'hats', title: 'Size your head', table },
  icons: { component: 'pdp-list-icons', icons: [{ key: 'cotton', icon: 'cloud', text: 'Soft cotton' }] },
  enhanced: { component: 'pdp-enhanced', families: 'socks', title: 'How we knit' },
  promises: {
    component: 'pdp-certifications',
    title: 'Certified',
    certifications: [
      { key: 'gots', name: 'GOTS' },
      { key: 'oeko', name: 'Oeko' },
    ],
  },
  shipping: { component: 'pdp-shipping-and-returns', title: 'Shipping' },
  river: { component: 'pdp-sustainability', title: 'The river' },
}

function contentOf(more: Partial<ReceivedProduct>, shared: typeof SHARED | Record<string, never> = SHARED) {
  const product = toProduct({ ...receivedProduct(), ...more }, shopPlace().market)
  if (!product) throw new Error('No product')
  const { visit } = shopVisit({ route: 'storefront-product-sku', address: '/uk/product/a1', shared })
  return toProductContent(product, visit.shared)
}

const { information } = receivedProduct()

describe('the content of a product', () => {
  it.each([
    ['socks', 'Size your feet'],
    ['hats', 'Size your head'],
    ['gloves', undefined],
    ['constructor', undefined],
  ])('~PRD-20 the size guide is found by its identifier: %s', (sizeGuideBlock, title) => {
    expect(contentOf({ information: { ...information, sizeGuideBlock } }).sizeGuide?.title).toBe(title)
  })

  it('~PRD-20 there is none where the product names none', () => {
    const { sizeGuideBlock: _none, ...rest } = information
    expect(contentOf({ information: rest }).sizeGuide).toBeUndefined()
  })

  it('~PRD-21 icons are found by their keys, an unknown one is the smiley', () => {
    expect(contentOf({ displayFeatures: ['seamless'], materials: ['cotton'] }).features).toEqual([
      { key: 'seamless', icon: 'smiley', text: 'seamless' },
      { key: 'cotton', icon: 'cloud', text: 'Soft cotton' },
    ])
  })

  it('lists a feature once', () => {
    const features = contentOf({ displayFeatures: ['terry', 'terry'], materials: ['cotton'] }).features
    expect(features.map(({ key }) => key)).toEqual(['terry', 'cotton'])
  })

  it.each([
    [[], undefined],
    [['none-of-ours'], undefined],
    [['oeko'], ['Oeko']],
    [
      ['oeko', 'gots'],
      ['GOTS', 'Oeko'],
    ],
  ])('claims only what the product carries: %j', (certifications, names) => {
    expect(contentOf({ certifications }).certifications?.certifications.map(({ name }) => name)).toEqual(names)
  })

  it('~PRD-19 has what stands below every product, and more of its family', () => {
    const { enhanced, shippingAndReturns, sustainability } = contentOf({})
    expect([enhanced?.title, shippingAndReturns?.title, sustainability?.title]).toEqual([
      'How we knit',
      'Shipping',
      'The river',
    ])
    expect(contentOf({ information: { ...information, family: 'slippers' } }).enhanced).toBeUndefined()
  })

  it('~PRD-19 is nothing but the features where content has nothing', () => {
    const { features, ...rest } = contentOf({}, {})
    expect(features).toEqual([{ key: 'cotton', icon: 'smiley', text: 'cotton' }])
    expect(Object.values(rest).filter((part) => part !== undefined)).toEqual([])
  })
})
