/** What of an index is stored: all that is derived from products and offers alone. */
import type { UnrankedProductIndex } from '../build-product-index.ts'
import { createLabels, type SavedLabels } from '../index/labels.ts'
import { createOfferColumns, type SavedOfferColumns, type SavedPrices } from '../index/offer-columns.ts'
import { createPace } from '../index/pace.ts'
import { createProductColumns } from '../index/product-columns.ts'
import type { SavedProductColumns } from '../index/saved-product-columns.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { SavedValueSets } from '../index/value-sets.ts'
import { bytes, int32s, integer, list, record, texts, uint16s, uint32s, type Shape } from './shapes.ts'

const valueSets = record<SavedValueSets>({ names: texts, sets: list(int32s), masks: uint32s })

const productColumns = record<SavedProductColumns>({
  capacity: integer,
  skus: texts,
  removed: int32s,
  recommended: int32s,
  values: record({
    category: valueSets,
    colour: valueSets,
    material: valueSets,
    family: valueSets,
    ageGroup: valueSets,
    silhouette: valueSets,
    pattern: valueSets,
    occasion: valueSets,
    feature: valueSets,
    badge: valueSets,
  }),
  traits: ofTraits<Uint32Array>(uint32s),
  traitValues: ofTraits(texts),
  materials: uint32s,
  collectionsOf: uint32s,
  collectionKeys: texts,
  collectionLists: list<Uint16Array>(uint16s),
  collectionCodes: texts,
  linkStarts: int32s,
  links: int32s,
  colourGroup: int32s,
})

function ofTraits<Value>(shape: Shape<Value>): Shape<Record<keyof SavedProductColumns['traits'], Value>> {
  return record({
    family: shape,
    ageGroup: shape,
    silhouette: shape,
    pattern: shape,
    occasion: shape,
    colour: shape,
    secondary: shape,
    design: shape,
  })
}

const region = record<SavedOfferColumns['regions']['nl']>({
  sold: int32s,
  inStock: int32s,
  stock: int32s,
  sizes: valueSets,
  currencies: texts,
  prices: list(record<SavedPrices>({ lowest: int32s, priced: int32s, reduced: int32s })),
})

const offerColumns = record<SavedOfferColumns>({
  regions: record({ nl: region, us: region }),
  variants: list(int32s),
  revisions: uint32s,
  changes: integer,
})

const labels = record<SavedLabels>({
  pieces: list<Uint8Array>(bytes),
  pieceOf: int32s,
  starts: int32s,
  ends: int32s,
  used: integer,
})

const savedProducts = record({ products: productColumns, offers: offerColumns, labels })

export const productIndex: Shape<UnrankedProductIndex> = {
  write: ({ products, offers, labels: own }, to) =>
    savedProducts.write({ products: products.saved(), offers: offers.saved(), labels: own.saved() }, to),
  async read(from) {
    const saved = await savedProducts.read(from)
    const products = await createProductColumns(saved.products.skus, createPace(), saved.products)
    return {
      products,
      offers: createOfferColumns(products.capacity, saved.offers),
      labels: createLabels(products.capacity, saved.labels),
    }
  },
}

type SavedText = Omit<TextIndex, 'termOfStem'> & { readonly stems: readonly string[] }

const savedText = record<SavedText>({
  words: texts,
  termOfWord: int32s,
  stems: texts,
  starts: int32s,
  ends: int32s,
  postings: int32s,
})

export const textIndex: Shape<TextIndex> = {
  write: ({ termOfStem, ...text }, to) => savedText.write({ ...text, stems: [...termOfStem.keys()] }, to),
  async read(from) {
    const { stems, ...text } = await savedText.read(from)
    return { ...text, termOfStem: new Map(stems.map((stem, term) => [stem, term])) }
  },
}
