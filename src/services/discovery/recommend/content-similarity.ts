/**
 * How similar products are by their traits: the only evidence for a product without purchases. The result is exact, and
 * few products are read for it: those of one kind are stored together, and a kind that is too dissimilar is skipped.
 */
import type { RecommendableProducts, Purse, Trait } from '../index/recommendable-products.ts'
import { colourNearness } from './near-colours.ts'
import { createBest, type Scored } from './scored.ts'

/** The weight of each trait; together 1. */
export type Weights = Readonly<Record<Exclude<Trait, 'ageGroup'> | 'collections' | 'materials' | 'price', number>>

/** What could be taken instead: first of all the same sort of product. */
export const INSTEAD: Weights = {
  family: 0.16,
  silhouette: 0.16,
  pattern: 0.18,
  occasion: 0.06,
  colour: 0.12,
  secondary: 0.03,
  design: 0.06,
  collections: 0.12,
  materials: 0.04,
  price: 0.07,
}

export type Comparison = Purse & { readonly weights: Weights }

export type NearestRequest = Comparison & {
  readonly most: number
  readonly isAllowed: (doc: number) => boolean
}

export type ContentSimilarity = {
  /** From 0 to 1. */
  readonly between: (a: number, b: number, comparison: Comparison) => number
  /** Those of the same age group, the most alike first. */
  readonly nearest: (doc: number, wanted: NearestRequest) => readonly Scored[]
}

/** At half or twice the price nothing is left of being alike in price. */
const PRICE_SPAN = Math.log(2)

export function createContentSimilarity(products: RecommendableProducts): ContentSimilarity {
  const { traits, materials } = products
  const { family, silhouette, pattern, occasion, colour, secondary, design, ageGroup } = traits
  const kinds = kindsOf(products)
  const collections = flatCollections(products)
  const logPrices = logPricesOf(products)

  /** Two products without a trait are not alike in it. */
  const same = (codes: Uint32Array, a: number, b: number) => codes[a] === codes[b] && codes[a] !== 0
  const byKind = (a: number, b: number, weights: Weights) =>
    (same(family, a, b) ? weights.family : 0) +
    (same(silhouette, a, b) ? weights.silhouette : 0) +
    (same(pattern, a, b) ? weights.pattern : 0)
  const byLook = (a: number, b: number, weights: Weights) =>
    (same(occasion, a, b) ? weights.occasion : 0) +
    (same(design, a, b) ? weights.design : 0) +
    colourNearness(colour[a], colour[b]) * weights.colour +
    colourNearness(secondary[a], secondary[b]) * weights.secondary
  const byTheRest = (a: number, b: number, weights: Weights, logs: Float32Array) =>
    shareOfBits(materials[a] ?? 0, materials[b] ?? 0) * weights.materials +
    collections.share(a, b) * weights.collections +
    priceNearness(logs[a], logs[b]) * weights.price

  return {
    between: (a, b, { weights, ...purse }) =>
      byKind(a, b, weights) + byLook(a, b, weights) + byTheRest(a, b, weights, logPrices(purse)),
    nearest(doc, { weights, most, isAllowed, ...purse }) {
      const best = createBest(most)
      const logs = logPrices(purse)
      // Upper bound of what the remaining traits can add.
      const beyondLook = weights.collections + weights.materials + weights.price
      const beyondKind = beyondLook + weights.occasion + weights.design + weights.colour + weights.secondary
      const likely = kinds
        .filter(({ first }) => ageGroup[first] === ageGroup[doc])
        .map(({ first, docs }) => ({ docs, likeness: byKind(doc, first, weights) }))
        .toSorted((a, b) => b.likeness - a.likeness)
      for (const { docs, likeness } of likely) {
        if (likeness + beyondKind <= best.floor()) break
        for (const other of docs) {
          const looks = likeness + byLook(doc, other, weights)
          if (looks + beyondLook <= best.floor() || other === doc) continue
          const whole = looks + byTheRest(doc, other, weights, logs)
          if (whole > best.floor() && isAllowed(other)) best.add(other, whole)
        }
      }
      return best.list()
    },
  }
}

/** Products that have these traits in common. */
type Kind = { readonly first: number; readonly docs: Uint32Array }

function kindsOf({ count, traits: { ageGroup, family, silhouette, pattern } }: RecommendableProducts): readonly Kind[] {
  const kinds = new Map<number, number[]>()
  const [families, silhouettes, patterns] = [codesIn(family), codesIn(silhouette), codesIn(pattern)]
  for (let doc = 0; doc < count; doc++) {
    const worn = (ageGroup[doc] ?? 0) * families + (family[doc] ?? 0)
    const kind = (worn * silhouettes + (silhouette[doc] ?? 0)) * patterns + (pattern[doc] ?? 0)
    const docs = kinds.get(kind)
    if (docs) docs.push(doc)
    else kinds.set(kind, [doc])
  }
  return [...kinds.values()].map((docs) => ({ first: docs[0] ?? 0, docs: new Uint32Array(docs) }))
}

function codesIn(codes: Uint32Array): number {
  return codes.reduce((largest, code) => Math.max(largest, code), 0) + 1
}

/** In one array: a hundred thousand small ones are slow to visit. */
function flatCollections({ count, collections }: RecommendableProducts): {
  readonly share: (a: number, b: number) => number
} {
  const starts = new Uint32Array(count + 1)
  for (let doc = 0; doc < count; doc++) starts[doc + 1] = (starts[doc] ?? 0) + (collections[doc]?.length ?? 0)
  const codes = new Uint16Array(starts[count] ?? 0)
  for (const [doc, list] of collections.entries()) codes.set(list, starts[doc])
  return {
    share(a, b) {
      const startA = starts[a] ?? 0
      const endA = starts[a + 1] ?? 0
      const startB = starts[b] ?? 0
      const endB = starts[b + 1] ?? 0
      let both = 0
      for (let at = startA; at < endA; at++) {
        for (let place = startB; place < endB; place++) if (codes[at] === codes[place]) both += 1
      }
      const either = endA - startA + endB - startB - both
      return either === 0 ? 0 : both / either
    },
  }
}

/** NaN where it has no price. Computed once for each market and currency in use. */
function logPricesOf({ count, price }: RecommendableProducts): (purse: Purse) => Float32Array {
  const known = new Map<string, Float32Array>()
  return (purse) => {
    const key = `${purse.region} ${purse.currency}`
    const made = known.get(key)
    if (made) return made
    const logs = new Float32Array(count).map((_, doc) => Math.log(price(doc, purse) ?? NaN))
    known.set(key, logs)
    return logs
  }
}

function priceNearness(a = NaN, b = NaN): number {
  const nearness = 1 - Math.abs(a - b) / PRICE_SPAN
  return nearness > 0 ? nearness : 0
}

/** Of the bits that either has, the share that both have. */
function shareOfBits(a: number, b: number): number {
  const either = bitsIn(a | b)
  return either === 0 ? 0 : bitsIn(a & b) / either
}

function bitsIn(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
