import { describe, expect, it } from 'vitest'
import { receivedProduct, receivedVariant } from '../../../../../tests/support/received-product.ts'
import { shopVisit } from '../../../../../tests/support/shop-visit.ts'
import { toProduct } from '../../../../contracts/discovery/to-product.ts'
import { toSheetView } from './sheet-view.ts'

const COLOURS = {
  component: 'facet',
  id: 'colour',
  title: 'Colour',
  values: [
    { _uid: 'r', key: 'red', label: 'Rouge' },
    { _uid: 'b', key: 'blue', label: 'Bleu' },
  ],
}
const SIZES = {
  component: 'facet',
  id: 'sizes',
  title: 'Size',
  values: [{ _uid: 's', key: '36-40', label: '36–40' }],
}

const linked = {
  sku: 'A2',
  name: 'Sock',
  colour: 'blue',
  picture: '/images/2',
  backgroundColor: '#ffffff',
  stock: { nl: 0, us: 4 },
}

function sheet(country: string, changes: object = {}, shared: Parameters<typeof shopVisit>[0]['shared'] = {}) {
  const { visit } = shopVisit({ route: 'storefront-product-sku', address: '/uk/product/a1', country, shared })
  const product = toProduct({ ...receivedProduct(), linkedProducts: [linked], ...changes }, visit.market)
  if (!product) throw new Error('No product to stand on')
  return toSheetView(product, visit.market, visit.shared)
}

describe('toSheetView', () => {
  it('~PRD-17 offers each size by the id of its variant, with its stock and its price', () => {
    const small = receivedVariant('A1-3640')
    const large = { ...receivedVariant('A1-4146'), id: '4006381333948', size: '41-46' }
    const dear = { ...large, price: { ...large.price, values: { GBP: { original: 1500, final: 1500 } } } }
    const { sizes, price } = sheet('GB', { variants: [small, { ...dear, stockStatus: 'low-stock' }] }, { SIZES })
    expect(sizes).toEqual([
      { id: small.id, label: '36–40', stockStatus: 'in-stock', price: { original: '£11', final: '£8' } },
      { id: large.id, label: '41-46', stockStatus: 'low-stock', price: { final: '£15' } },
    ])
    expect(price).toEqual({ original: '£11', final: '£8' })
  })

  it('~PRD-26 names its colour and those that it also comes in, as the filters do', () => {
    const { colour, colours } = sheet('FR', {}, { COLOURS })
    expect(colour).toBe('Rouge')
    expect(colours).toMatchObject([{ sku: 'A2', path: 'product/sock-a2', colour: 'Bleu', inStock: false }])
    expect(sheet('FR').colours).toMatchObject([{ colour: 'blue' }])
  })

  it.each([
    ['low-stock', false],
    ['no-stock', true],
  ])('is sold out only when every size is: %s', (stockStatus, soldOut) => {
    const variants = [
      { ...receivedVariant(), stockStatus: 'no-stock' },
      { ...receivedVariant('A1-4146'), stockStatus },
    ]
    expect(sheet('GB', { variants })).toMatchObject({ soldOut })
  })
})
