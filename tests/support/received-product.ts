/** A product as the search service would return it. */
import type { ReceivedProduct, ReceivedVariant } from '../../src/contracts/discovery/product.ts'

export function receivedVariant(sku = 'A1-3640'): ReceivedVariant {
  const price = { original: 1200, final: 900 }
  const values = { EUR: price, GBP: { original: 1100, final: 800 }, USD: price, CHF: price, KRW: price }
  return {
    id: '4006381333931',
    sku,
    size: '36-40',
    stockStatus: 'in-stock',
    price: { ...price, values },
    discount: { absolute: 300, percentage: 25 },
  }
}

export function receivedProduct(): ReceivedProduct {
  const image = {
    url: '/images/1',
    alt: 'A sock',
    position: 1,
    backgroundColor: '#fff0c2',
    imageType: 'product',
    width: 1920,
    height: 2400,
  } as const
  return {
    _id: 'A1',
    id: 'A1',
    kind: 'product',
    type: 'product',
    sku: 'A1',
    name: 'Sock',
    stockStatus: 'in-stock',
    variants: [receivedVariant()],
    linkedProducts: [],
    relatedColours: [],
    media: {
      hero: { small: '/images/1?s', original: '/images/1', thumbnail: '/images/1?t', large: '/images/1?l' },
      alternate: '/images/2',
      images: [image],
    },
    meta: { title: 'Sock', description: 'A sock.' },
    description: { full: 'A whole sock.', short: 'A sock.' },
    information: {
      composition: '100 % cotton',
      compositions: [{ part: 'body', fibres: [{ material: 'cotton', percent: 100 }] }],
      legalMaterials: ['cotton'],
      washingInstructions: ['machine-40'],
      sizeGuideBlock: 'socks',
      occasion: 'everyday',
      ageGroup: 'adult',
      family: 'socks',
      silhouette: 'crew',
    },
    colour: { primary: 'red', secondary: 'blue' },
    patternGroup: 'plain',
    sections: [],
    availableSizes: ['36-40'],
    collections: [],
    categories: ['adults/socks'],
    materials: ['cotton'],
    displayFeatures: [],
    badges: ['new'],
    certifications: [],
    seasonalClearance: false,
    updatedAt: '2026-11-15T10:00:00.000Z',
    updateReason: 'created',
  }
}
