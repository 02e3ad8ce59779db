import { describe, expect, it } from 'vitest'
import { receivedProduct, receivedVariant } from '../../../tests/support/received-product.ts'
import { findMarket } from '../../markets/storefronts/table.ts'
import type { Market } from '../../markets/types.ts'
import { isReceivedProduct, toProduct } from './to-product.ts'

const marketOf = (country: string): Market => {
  const market = findMarket('production', country)
  if (!market) throw new Error(`No market ${country}`)
  return market
}
const GB = marketOf('GB')
const US = marketOf('US')

describe('toProduct', () => {
  it('PRD-01 has sku, name, variants, stock status, badges and type', () => {
    expect(toProduct(receivedProduct(), GB)).toMatchObject({
      sku: 'A1',
      name: 'Sock',
      type: 'product',
      stockStatus: 'in-stock',
      badges: ['sale', 'new'],
      variants: [{ sku: 'A1-3640' }],
    })
  })

  it('PRD-02 a variant has its sku, barcode, price, discount, size and stock status', () => {
    const [first] = toProduct(receivedProduct(), GB)?.variants ?? []
    expect(first).toEqual({
      id: '4006381333931',
      sku: 'A1-3640',
      size: '36-40',
      stockStatus: 'in-stock',
      price: { original: 1100, final: 800, values: expect.objectContaining({ GBP: { original: 1100, final: 800 } }) },
      discount: { absolute: 300, percentage: 27 },
    })
  })

  it('PRD-03 has the members of the search service', () => {
    const members = `id linkedProducts patternGroup sections availableSizes collections updatedAt updateReason
      displayFeatures materials badges categories relatedColours certifications seasonalClearance`
    const mapped = toProduct(receivedProduct(), GB)
    for (const member of members.split(/\s+/)) expect(mapped).toHaveProperty(member)
  })

  it('PRD-04 pictures come by their position', () => {
    const { media } = receivedProduct()
    const images = [3, 1, 2].map((position) => ({ ...media.images[0], url: `/images/${position}`, position }))
    const mapped = toProduct({ ...receivedProduct(), media: { ...media, images } }, GB)
    expect(mapped?.media.images.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(Object.keys(mapped?.media.hero ?? {}).toSorted()).toEqual(['large', 'original', 'small', 'thumbnail'])
    expect(mapped?.media.images[0]).toMatchObject({
      url: '/images/1',
      alt: 'A sock',
      backgroundColor: '#fff0c2',
      imageType: 'product',
    })
    expect(mapped?.media.alternate).toBe('/images/2')
  })

  it('PRD-05 PRD-06 PRD-07 preserves texts, information and colours', () => {
    const { meta, description, information, colour } = receivedProduct()
    expect(toProduct(receivedProduct(), GB)).toMatchObject({ meta, description, information, colour })
    expect(Object.keys(information)).toEqual(
      expect.arrayContaining([
        'composition',
        'compositions',
        'legalMaterials',
        'washingInstructions',
        'sizeGuideBlock',
        'occasion',
        'ageGroup',
        'family',
        'silhouette',
      ]),
    )
    expect(toProduct({ ...receivedProduct(), colour: { primary: 'red' } }, GB)?.colour).toEqual({ primary: 'red' })
  })

  it.each([
    ['id', { id: '' }],
    ['_id', { _id: undefined }],
    ['sku', { sku: 7 }],
    ['updateReason', { updateReason: undefined }],
    ['the kind product', { kind: 'redirect' }],
    ['a list of variants', { variants: undefined }],
  ])('PRD-10 ERR-20 is invalid without %s', (_, over) => {
    const received = { ...receivedProduct(), ...over }
    expect(isReceivedProduct(received)).toBe(false)
    expect(() => toProduct(received, GB)).toThrow('Invalid product received')
  })

  it.each([[undefined], [null], ['product'], [[]]])('PRD-10 ERR-20 %j is no product', (received) => {
    expect(() => toProduct(received, GB)).toThrow('Invalid product received')
  })

  it('PRD-08 any other stock status makes the product invalid', () => {
    const variants = [{ ...receivedVariant(), stockStatus: 'plenty' }]
    expect(() => toProduct({ ...receivedProduct(), variants }, GB)).toThrow('Invalid product received')
  })

  it.each([
    ['no variants', [], GB, 0],
    ['no variants in the United States', [], US, 0],
    ['only -UP variants on uk', ['A1-UP'], GB, 0],
    ['only -UP variants on us', ['A1-UP'], US, 1],
    ['no -UP variant on us', ['A1'], US, 0],
    ['no -UP variant on uk', ['A1'], GB, 1],
  ])('PRD-11 is nothing when no variant is left for the storefront: %s', (_, skus, market, left) => {
    const received = { ...receivedProduct(), variants: skus.map((sku) => receivedVariant(sku)) }
    expect(toProduct(received, market)?.variants ?? []).toHaveLength(left)
    expect(toProduct(received, market) === undefined).toBe(left === 0)
  })

  it('~PRD-12 ~PRD-13 us has its own packs, the others have theirs', () => {
    const received = { ...receivedProduct(), variants: [receivedVariant('A1-3640'), receivedVariant('A1-3640-UP')] }
    expect(toProduct(received, GB)?.variants.map(({ sku }) => sku)).toEqual(['A1-3640'])
    expect(toProduct(received, US)?.variants.map(({ sku }) => sku)).toEqual(['A1-3640-UP'])
  })

  it('PRC-17 a variant without a price in the market is not sold there', () => {
    const dear = receivedVariant('A1-4146')
    const variants = [
      receivedVariant(),
      { ...dear, price: { ...dear.price, values: { EUR: { original: 1, final: 1 } } } },
    ]
    expect(toProduct({ ...receivedProduct(), variants }, GB)?.variants).toHaveLength(1)
    expect(toProduct({ ...receivedProduct(), variants }, marketOf('NL'))?.variants).toHaveLength(2)
  })

  it('PRD-14 a linked product in no known colour is skipped, the others are not', () => {
    const linked = { sku: 'A2', name: 'Sock', picture: '', backgroundColor: '', stock: { nl: 1, us: 0 } }
    const linkedProducts = [
      { ...linked, colour: 'nope' },
      { ...linked, sku: 'A3', colour: 'red' },
    ]
    const mapped = toProduct({ ...receivedProduct(), linkedProducts }, GB)
    expect(mapped?.linkedProducts.map(({ sku }) => sku)).toEqual(['A3'])
    expect(mapped?.relatedColours).toEqual(['red'])
  })

  it('PRD-14 a linked product that is not sold here is skipped', () => {
    const linked = { sku: 'A2', name: '', colour: 'red', picture: '', backgroundColor: '', stock: { nl: 0, us: 4 } }
    const linkedProducts = [{ ...linked, offered: { nl: false, us: true } }]
    const received = { ...receivedProduct(), linkedProducts, variants: [receivedVariant(), receivedVariant('A1-UP')] }
    expect(toProduct(received, GB)?.linkedProducts).toEqual([])
    expect(toProduct(received, US)?.linkedProducts).toHaveLength(1)
  })

  it('PRD-15 another colour is in stock where the storefront ships from', () => {
    const linkedProducts = [
      { sku: 'A2', name: '', colour: 'red', picture: '', backgroundColor: '', stock: { nl: 0, us: 4 } },
    ]
    const received = { ...receivedProduct(), linkedProducts, variants: [receivedVariant(), receivedVariant('A1-UP')] }
    expect(toProduct(received, GB)?.linkedProducts[0]?.inStock).toBe(false)
    expect(toProduct(received, US)?.linkedProducts[0]?.inStock).toBe(true)
  })

  it('PRD-09 the stock status is that of the variants shown here', () => {
    const variants = [{ ...receivedVariant(), stockStatus: 'no-stock' as const }, receivedVariant('A1-UP')]
    expect(toProduct({ ...receivedProduct(), variants }, GB)).toMatchObject({
      stockStatus: 'no-stock',
      availableSizes: [],
    })
    expect(toProduct({ ...receivedProduct(), variants }, US)?.stockStatus).toBe('in-stock')
  })

  it('PRD-03 the available sizes are those in stock', () => {
    const stock = { s: 'in-stock', m: 'no-stock', l: 'low-stock' } as const
    const variants = Object.entries(stock).map(([size, stockStatus]) => ({ ...receivedVariant(), size, stockStatus }))
    expect(toProduct({ ...receivedProduct(), variants }, GB)?.availableSizes).toEqual(['s', 'l'])
  })

  it.each([
    ['one of two variants is reduced', [1100, 900], ['sale', 'new']],
    ['one is reduced by a penny', [1099], ['sale', 'new']],
    ['none is', [1100, 1100], ['new']],
  ])('the sticker where %s', (_, finals, expected) => {
    const variants = finals.map((final) => ({
      ...receivedVariant(),
      price: { original: 1100, final: 1100, values: { GBP: { original: 1100, final } } },
    }))
    expect(toProduct({ ...receivedProduct(), badges: ['new'], variants }, GB)?.badges).toEqual(expected)
  })

  it.each([[null], ['sku stockStatus'], [{ ...receivedVariant(), sku: 7 }], [{ sku: 'A1' }]])(
    'PRD-10 a variant %j makes the product invalid',
    (variant) => {
      expect(isReceivedProduct({ ...receivedProduct(), variants: [variant] })).toBe(false)
    },
  )

  it('Switzerland reads titles and alternative texts in its own spelling, too', () => {
    const { media } = receivedProduct()
    const images = media.images.map((image) => ({ ...image, alt: 'Weiß' }))
    const received = { ...receivedProduct(), meta: { title: 'Spaß', description: 'süß' }, media: { ...media, images } }
    const swiss = toProduct(received, marketOf('CH'))
    expect(swiss?.meta).toEqual({ title: 'Spass', description: 'süss' })
    expect(swiss?.media.images).toMatchObject(images.map(({ url }) => ({ url, alt: 'Weiss' })))
  })

  it('a sale sticker stands on what is reduced here, and on nothing else', () => {
    const full = { original: 1100, final: 1100 }
    const plain = { ...receivedVariant(), price: { ...full, values: { GBP: full } } }
    const claimed = { ...receivedProduct(), badges: ['sale', 'gift'], variants: [plain] }
    expect(toProduct(claimed, GB)?.badges).toEqual(['gift'])
    expect(
      toProduct(
        {
          ...receivedProduct(),
          variants: [{ ...receivedVariant(), price: { ...full, values: { GBP: { original: 1100, final: 900 } } } }],
        },
        GB,
      )?.badges,
    ).toEqual(['sale', 'new'])
  })

  it('PRD-16 variants come by size', () => {
    const variants = ['m', '36-40', 's'].map((size) => ({ ...receivedVariant(), size }))
    expect(toProduct({ ...receivedProduct(), variants }, GB)?.variants.map(({ size }) => size)).toEqual([
      's',
      'm',
      '36-40',
    ])
  })

  it('Switzerland reads German in its own spelling', () => {
    const received = { ...receivedProduct(), name: 'Großer Spaß', description: { full: '„Heiß“', short: 'süß' } }
    expect(toProduct(received, marketOf('CH'))).toMatchObject({
      name: 'Grosser Spass',
      description: { full: '«Heiss»', short: 'süss' },
    })
    expect(toProduct(received, marketOf('DE'))?.name).toBe('Großer Spaß')
  })
})
