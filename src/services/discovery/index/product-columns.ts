/** What the documents of all products say that can be filtered by, counted or compared. */
import type { FacetId } from '../../../contracts/discovery.ts'
import { MATERIALS } from '../../../markets/goods/materials.ts'
import type { ProductDocument } from '../products/product-document.ts'
import { colourCode, TRAITS, type Trait } from './goods.ts'
import { type Bits, newBits, setBit } from './bits.ts'
import { rangeOf } from './sorted-texts.ts'
import { valueCodes } from './value-codes.ts'

/** Sizes and prices are not among them: those are commerce's and change by themselves. */
export type DocumentFacet = Exclude<FacetId, 'sizes'>

export type ProductColumns = {
  readonly count: number
  readonly skus: readonly string[]
  readonly find: (sku: string) => number | undefined
  /** Those whose sku begins so: a style in all its colours. Nothing for what cannot be one. */
  readonly beginningWith: (text: string) => readonly number[]
  readonly recommended: Bits
  readonly facets: Readonly<Record<DocumentFacet, ReadonlyMap<string, Bits>>>
  /** One code per product and trait; 0 is none. */
  readonly traits: Readonly<Record<Trait, Uint32Array>>
  /** A bit for each material. */
  readonly materials: Uint32Array
  readonly collections: readonly Uint16Array[]
  readonly linked: (product: number) => readonly number[]
  /** The same for all colours of a thing. */
  readonly thing: Int32Array
}

export type ProductColumnsBuilder = ProductColumns & {
  readonly add: (product: number, document: ProductDocument) => void
}

export function createProductColumns(skus: readonly string[]): ProductColumnsBuilder {
  const count = skus.length
  const places = new Map(skus.map((sku, product) => [sku.toLowerCase(), product]))
  const find = (sku: string) => places.get(sku.toLowerCase())
  const sorted = [...places.keys()].toSorted()
  const recommended = newBits(count)
  const facets = {
    category: new Map<string, Bits>(),
    colour: new Map<string, Bits>(),
    material: new Map<string, Bits>(),
    family: new Map<string, Bits>(),
    ageGroup: new Map<string, Bits>(),
    silhouette: new Map<string, Bits>(),
    pattern: new Map<string, Bits>(),
    occasion: new Map<string, Bits>(),
    feature: new Map<string, Bits>(),
    badge: new Map<string, Bits>(),
  } satisfies Record<DocumentFacet, Map<string, Bits>>
  const column = () => new Uint32Array(count)
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
  const collections: Uint16Array[] = Array.from({ length: count }, () => NONE)
  const linkedTo: (readonly number[])[] = Array.from({ length: count }, () => [])
  const thing = Int32Array.from({ length: count }, (_, product) => product)

  return {
    count,
    skus,
    find,
    beginningWith(text) {
      const start = text.toLowerCase()
      return STYLE.test(start) ? sorted.slice(...rangeOf(sorted, start)).flatMap((sku) => places.get(sku) ?? []) : []
    },
    recommended,
    facets,
    traits,
    materials,
    collections,
    linked: (product) => linkedTo[product] ?? [],
    thing,
    add(product, document) {
      if (document.recommended) setBit(recommended, product)
      for (const [facet, values] of valuesOf(document)) {
        for (const value of values) setBit(bitsOf(facets[facet], value, count), product)
      }
      const own = traitsOf(document)
      for (const trait of TRAITS) {
        const isColour = trait === 'colour' || trait === 'secondary'
        traits[trait][product] = isColour ? colourCode(own[trait]) : (codes.get(trait)?.codeOf(own[trait]) ?? 0)
      }
      materials[product] = document.materials.reduce((mask, name) => mask | (1 << MATERIALS.indexOf(name)), 0)
      collections[product] = Uint16Array.from(document.collections, collectionCodes.codeOf)
      const linked = document.linkedProducts.flatMap((sku) => find(sku) ?? [])
      linkedTo[product] = linked
      // A link may be told on one side only: both are of one thing all the same.
      const first = [product, ...linked].reduce((least, other) => Math.min(least, thing[other] ?? other), product)
      for (const other of [product, ...linked]) thing[other] = first
    },
  }
}

/** Letters and digits together, as no word has them. */
const STYLE = /^(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{4,40}$/

const NONE = new Uint16Array(0)

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
    // Whether something is on sale is said by its price in the market, not by the document.
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

function bitsOf(values: Map<string, Bits>, value: string, count: number): Bits {
  const known = values.get(value)
  if (known) return known
  const bits = newBits(count)
  values.set(value, bits)
  return bits
}
