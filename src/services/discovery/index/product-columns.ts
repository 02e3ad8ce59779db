/** The attributes of all product documents that can be filtered by, counted or compared. */
import type { FacetId } from '../../../contracts/discovery/discovery.ts'
import { MATERIALS } from '../../../markets/products/materials.ts'
import type { ProductDocument } from '../products/product-document.ts'
import { colourCode, TRAITS, type Trait } from './recommendable-products.ts'
import { type Bits, clearBit, newBits, setBit } from './bits.ts'
import type { Pace } from './pace.ts'
import { rangeOf, sortedTexts } from './sorted-texts.ts'
import { valueCodes } from './value-codes.ts'
import { createValueSets, type ValueSets } from './value-sets.ts'

/** Sizes and prices are not among them: those are commerce's and change by themselves. */
export type DocumentFacet = Exclude<FacetId, 'sizes'>

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
}

/** Places for products that come before the next whole build. */
const SPARE_PLACES = 1024

/** Long: a factory; its functions share the columns. */
export async function createProductColumns(skus: readonly string[], pace: Pace): Promise<ProductColumnsBuilder> {
  const capacity = skus.length + SPARE_PLACES
  const all = [...skus]
  const places = new Map<string, number>()
  for (const [product, sku] of skus.entries()) {
    places.set(sku.toLowerCase(), product)
    if (pace.isDue()) await pace.pause()
  }
  const find = (sku: string) => places.get(sku.toLowerCase())
  let sorted = await sortedTexts(places.keys(), pace)
  const removed = new Map<string, number>()
  const recommended = newBits(capacity)
  const values = {
    category: createValueSets(capacity),
    colour: createValueSets(capacity),
    material: createValueSets(capacity),
    family: createValueSets(capacity),
    ageGroup: createValueSets(capacity),
    silhouette: createValueSets(capacity),
    pattern: createValueSets(capacity),
    occasion: createValueSets(capacity),
    feature: createValueSets(capacity),
    badge: createValueSets(capacity),
  } satisfies Record<DocumentFacet, ValueSets>
  const column = () => new Uint32Array(capacity)
  const traits = {
    family: column(),
    ageGroup: column(),
    silhouette: column(),
    pattern: column(),
    occasion: column(),
    colour: column(),
    secondary: column(),
    design: column(),
  }
  const codes = new Map(TRAITS.map((trait) => [trait, valueCodes()]))
  const collectionCodes = valueCodes()
  const materials = column()
  const collections: Uint16Array[] = skus.map(() => NO_COLLECTIONS)
  /** Few products have collections of their own: equal lists are stored once. */
  const sameCollections = new Map<string, Uint16Array>()
  const linkedTo: (readonly number[])[] = skus.map(() => NO_LINKS)
  const colourGroup = new Int32Array(capacity)
  for (let product = 0; product < capacity; product += 1) colourGroup[product] = product

  const clear = (product: number) => {
    clearBit(recommended, product)
    for (const sets of Object.values(values)) sets.clear(product)
    linkedTo[product] = NO_LINKS
    colourGroup[product] = product
  }

  return {
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
      const key = (all[product] ?? '').toLowerCase()
      places.delete(key)
      removed.set(key, product)
    },
    beginningWith(text) {
      const start = text.toLowerCase()
      return STYLE.test(start) ? sorted.slice(...rangeOf(sorted, start)).flatMap((sku) => places.get(sku) ?? []) : []
    },
    recommended,
    facets: {
      category: values.category.sets,
      colour: values.colour.sets,
      material: values.material.sets,
      family: values.family.sets,
      ageGroup: values.ageGroup.sets,
      silhouette: values.silhouette.sets,
      pattern: values.pattern.sets,
      occasion: values.occasion.sets,
      feature: values.feature.sets,
      badge: values.badge.sets,
    },
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
        traits[trait][product] = isColour
          ? colourCode(ownTraits[trait])
          : (codes.get(trait)?.codeOf(ownTraits[trait]) ?? 0)
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
