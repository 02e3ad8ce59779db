/** The attributes of all product documents that can be filtered by, counted or compared. */
import { MATERIALS } from '../../../markets/products/materials.ts'
import type { ProductDocument } from '../products/product-document.ts'
import { colourCode, TRAITS, type Trait } from './recommendable-products.ts'
import { type Bits, clearBit, newBits, setBit } from './bits.ts'
import type { DocumentFacet } from './document-facet.ts'
import type { Pace } from './pace.ts'
import { flatLinks, nestedLinks, numbersOfLists, type SavedProductColumns } from './saved-product-columns.ts'
import { rangeOf, sortedTexts } from './sorted-texts.ts'
import { valueCodes } from './value-codes.ts'
import { createValueSets } from './value-sets.ts'

export type ProductColumns = {
  readonly count: number
  /** How many there may be: columns that are made beside these have as many places. */
  readonly capacity: number
  readonly skus: readonly string[]
  readonly find: (sku: string) => number | undefined
  /** Those whose SKU has this prefix: a style in all its colours. Empty for an invalid prefix. */
  readonly beginningWith: (text: string) => readonly number[]
  readonly recommended: Bits
  readonly facets: Readonly<Record<DocumentFacet, ReadonlyMap<string, Bits>>>
  /** By product a bit for each value, in the order of the facet's; undefined where there are too many. */
  readonly facetMasks: (facet: DocumentFacet) => Uint32Array | undefined
  /** One code per product and trait; 0 is none. */
  readonly traits: Readonly<Record<Trait, Uint32Array>>
  /** A bit for each material. */
  readonly materials: Uint32Array
  readonly collections: readonly Uint16Array[]
  readonly linked: (product: number) => readonly number[]
  /** The lowest position among the colours of a product. */
  readonly colourGroup: Int32Array
}

export type ProductColumnsBuilder = ProductColumns & {
  readonly add: (product: number, document: ProductDocument) => void
  /** A place for a new product, or the one that it had; undefined where all are taken. */
  readonly append: (sku: string) => number | undefined
  /** Takes all values from a product, before it is added with others. */
  readonly clear: (product: number) => void
  /** Clears a product that is no longer listed. It is not found any more; its place stays its own. */
  readonly remove: (product: number) => void
  /** Large columns are not copied: they change with these. */
  readonly saved: () => SavedProductColumns
}

/** Places for products that come before the next whole build. */
const SPARE_PLACES = 1024

/** Long: a factory; its functions share the columns. */
export async function createProductColumns(
  skus: readonly string[],
  pace: Pace,
  known?: SavedProductColumns,
): Promise<ProductColumnsBuilder> {
  const capacity = known?.capacity ?? skus.length + SPARE_PLACES
  const all = [...skus]
  const places = new Map<string, number>()
  for (const [product, sku] of skus.entries()) {
    places.set(sku.toLowerCase(), product)
    if (pace.isDue()) await pace.pause()
  }
  const find = (sku: string) => places.get(sku.toLowerCase())
  let sorted = await sortedTexts(places.keys(), pace)
  const removed = new Map<string, number>()
  const recommended = known?.recommended ?? newBits(capacity)
  const values = eachFacet((facet) => createValueSets(capacity, known?.values[facet]))
  const traits = eachTrait((trait) => known?.traits[trait] ?? new Uint32Array(capacity))
  const codes = eachTrait((trait) => valueCodes(known?.traitValues[trait]))
  const collectionCodes = valueCodes(known?.collectionCodes)
  const materials = known?.materials ?? new Uint32Array(capacity)
  /** Few products have collections of their own: equal lists are stored once. */
  const sameCollections = new Map<string, Uint16Array>()
  for (const [place, codesOfNamed] of (known?.collectionLists ?? []).entries()) {
    sameCollections.set(known?.collectionKeys[place] ?? '', codesOfNamed)
  }
  const lists = [NO_COLLECTIONS, ...sameCollections.values()]
  const collections = skus.map((_, product) => lists[known?.collectionsOf[product] ?? 0] ?? NO_COLLECTIONS)
  const linkedTo = known ? nestedLinks(known, NO_LINKS) : skus.map(() => NO_LINKS)
  const colourGroup = known?.colourGroup ?? Int32Array.from({ length: capacity }, (_, product) => product)

  const clear = (product: number) => {
    clearBit(recommended, product)
    for (const sets of Object.values(values)) sets.clear(product)
    linkedTo[product] = NO_LINKS
    colourGroup[product] = product
  }

  const forget = (product: number) => {
    const key = (all[product] ?? '').toLowerCase()
    places.delete(key)
    removed.set(key, product)
  }
  for (const product of known?.removed ?? []) forget(product)

  return {
    saved: () => ({
      capacity,
      skus: [...all],
      removed: Int32Array.from(removed.values()),
      recommended,
      values: eachFacet((facet) => values[facet].saved()),
      traits,
      traitValues: eachTrait((trait) => codes[trait].values()),
      materials,
      collectionsOf: numbersOfLists(collections, sameCollections.values()),
      collectionKeys: [...sameCollections.keys()],
      collectionLists: [...sameCollections.values()],
      collectionCodes: collectionCodes.values(),
      ...flatLinks(linkedTo),
      colourGroup,
    }),
    get count() {
      return all.length
    },
    capacity,
    skus: all,
    find,
    append(sku) {
      const key = sku.toLowerCase()
      const before = removed.get(key)
      if (before === undefined && all.length === capacity) return undefined
      const product = before ?? all.push(sku) - 1
      if (before === undefined) sorted = [...sorted, key].toSorted()
      removed.delete(key)
      places.set(key, product)
      return product
    },
    clear,
    remove(product) {
      clear(product)
      forget(product)
    },
    beginningWith(text) {
      const start = text.toLowerCase()
      return STYLE.test(start) ? sorted.slice(...rangeOf(sorted, start)).flatMap((sku) => places.get(sku) ?? []) : []
    },
    recommended,
    facets: eachFacet((facet) => values[facet].sets),
    facetMasks: (facet) => values[facet].masks(),
    traits,
    materials,
    collections,
    linked: (product) => linkedTo[product] ?? [],
    colourGroup,
    add(product, document) {
      if (document.recommended) setBit(recommended, product)
      for (const [facet, own] of valuesOf(document)) for (const value of own) values[facet].add(product, value)
      const ownTraits = traitsOf(document)
      for (const trait of TRAITS) {
        const isColour = trait === 'colour' || trait === 'secondary'
        traits[trait][product] = isColour ? colourCode(ownTraits[trait]) : codes[trait].codeOf(ownTraits[trait])
      }
      materials[product] = document.materials.reduce((mask, name) => mask | (1 << MATERIALS.indexOf(name)), 0)
      const named = document.collections.join(' ')
      const codesOfNamed = sameCollections.get(named) ?? Uint16Array.from(document.collections, collectionCodes.codeOf)
      sameCollections.set(named, codesOfNamed)
      collections[product] = codesOfNamed
      const linked = document.linkedProducts.flatMap((sku) => find(sku) ?? [])
      if (linked.length > 0) linkedTo[product] = linked
      // A link may be stored on one side only: both are colours of the same product all the same.
      const first = [product, ...linked].reduce((least, other) => Math.min(least, colourGroup[other] ?? other), product)
      for (const other of [product, ...linked]) colourGroup[other] = first
    },
  }
}

/** Letters and digits together, as no word has them. */
const STYLE = /^(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{4,40}$/

const NO_COLLECTIONS = new Uint16Array(0)
const NO_LINKS: readonly number[] = []

/** Also says which facets and traits there are: a missing one does not compile. */
const eachFacet = <Value>(make: (facet: DocumentFacet) => Value): Record<DocumentFacet, Value> => ({
  category: make('category'),
  colour: make('colour'),
  material: make('material'),
  family: make('family'),
  ageGroup: make('ageGroup'),
  silhouette: make('silhouette'),
  pattern: make('pattern'),
  occasion: make('occasion'),
  feature: make('feature'),
  badge: make('badge'),
})

const eachTrait = <Value>(make: (trait: Trait) => Value): Record<Trait, Value> => ({
  family: make('family'),
  ageGroup: make('ageGroup'),
  silhouette: make('silhouette'),
  pattern: make('pattern'),
  occasion: make('occasion'),
  colour: make('colour'),
  secondary: make('secondary'),
  design: make('design'),
})

function valuesOf(document: ProductDocument): readonly (readonly [DocumentFacet, readonly string[]])[] {
  const { categories, collections, colour, materials, family, ageGroup, silhouette, patternGroup } = document
  return [
    ['category', [...categories, ...collections.map((name) => `collection/${name}`)]],
    ['colour', [colour.primary]],
    ['material', materials],
    ['family', [family]],
    ['ageGroup', [ageGroup]],
    ['silhouette', [silhouette]],
    ['pattern', [patternGroup]],
    ['occasion', document.occasion === undefined ? [] : [document.occasion]],
    ['feature', document.displayFeatures],
    // Whether a product is on sale depends on its price in the market, not on the document.
    ['badge', document.badges.filter((badge) => badge !== 'sale')],
  ]
}

function traitsOf(document: ProductDocument): Readonly<Record<Trait, string | undefined>> {
  const { family, ageGroup, silhouette, patternGroup, occasion, colour, design } = document
  return {
    family,
    ageGroup,
    silhouette,
    pattern: patternGroup,
    occasion,
    colour: colour.primary,
    secondary: colour.secondary,
    design,
  }
}
