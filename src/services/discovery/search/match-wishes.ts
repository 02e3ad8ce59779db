/**
 * Which products match the wishes. Never returns nothing where something comes close: first a mere mention suffices,
 * then the wish with the least weight is dropped, and the result states so.
 */
import { minorUnitsPerMajor } from '../../../markets/prices/exponent-of.ts'
import { type Bits, newBits, setBit, unite } from '../index/bits.ts'
import { IMPACT, impactIn, numberIn, MIN_DESCRIPTIVE_IMPACT } from '../index/impact.ts'
import { mentionRange, type Postings, descriptiveRange } from '../index/postings.ts'
import { scratchBits } from '../index/scratch.ts'
import { common, compacted, cut, hasNone, NONE, type SparseBits } from '../index/sparse-bits.ts'
import { pricedBetween, type SearchScope, valuesOf } from './market-scope.ts'
import type { Wish } from './wish.ts'

export type Matched = {
  readonly found: SparseBits
  readonly applied: readonly Wish[]
  readonly dropped: readonly Wish[]
  /** Whether every applied word describes what was found, and is not merely mentioned. */
  readonly isDescriptive: boolean
  /** Products whose name is the query, whatever its words may mean. */
  readonly named?: SparseBits
}

/** For words that also mean a filter: only where the product is so named. */
const NAMED = 80
/** With more wishes than this, combinations are no longer tried; the one with the least weight is dropped first. */
const MAX_COMBINED_WISHES = 6

export function matchWishes(scope: SearchScope, wishes: readonly Wish[]): Matched {
  const all = tryReading(scope, wishes)
  if (!hasNone(all.found)) return all
  const sets = new Map(wishes.map((wish) => [wish, wishBits(scope, wish, 1)]))
  const setsOf = (some: readonly Wish[]) => some.flatMap((wish) => sets.get(wish) ?? [])
  const possible = wishes.filter((wish) => meet(scope.visible, setsOf([wish])))
  const applied = leastLoss(possible).find((some) => meet(scope.visible, setsOf(some))) ?? []
  if (applied.length === 0) return { found: NONE, applied: [], dropped: wishes, isDescriptive: false }
  return { ...tryReading(scope, applied), dropped: wishes.filter((wish) => !applied.includes(wish)) }
}

/** Products that all words describe, or else those that mention them. */
function tryReading(scope: SearchScope, applied: readonly Wish[]): Matched {
  const described = haveAll(scope, applied, MIN_DESCRIPTIVE_IMPACT)
  return hasNone(described)
    ? { found: haveAll(scope, applied, 1), applied, dropped: [], isDescriptive: false }
    : { found: described, applied, dropped: [], isDescriptive: true }
}

function haveAll(scope: SearchScope, wishes: readonly Wish[], least: number): SparseBits {
  // Words choose fewer than filters do, and what follows costs as much as is left.
  const [first, ...others] = wishes.toSorted((a, b) => a.meanings.length - b.meanings.length)
  if (first === undefined) return compacted(scope.visible)
  let found = common(scope.visible, wishBits(scope, first, least))
  for (const wish of others) if (!hasNone(found)) found = cut(found, wishBits(scope, wish, least))
  return found
}

/** Whether any product that is shown is in all sets. */
function meet(visible: Bits, [first = NO_PRODUCTS, ...others]: readonly Bits[]): boolean {
  let some = common(visible, first)
  for (const set of others) if (!hasNone(some)) some = cut(some, set)
  return !hasNone(some)
}

/** Smaller and smaller selections of the wishes, those with the least loss first. */
function* leastLoss(wishes: readonly Wish[]): Generator<readonly Wish[]> {
  if (wishes.length > MAX_COMBINED_WISHES) {
    const rest = wishes.toSorted((a, b) => b.weight - a.weight)
    for (; rest.length > 0; rest.pop()) yield [...rest]
    return
  }
  const selections = Array.from({ length: 2 ** wishes.length - 1 }, (_, mask) =>
    wishes.filter((_wish, place) => ((mask + 1) >>> place) & 1),
  )
  const weightOf = (some: readonly Wish[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  yield* selections.toSorted((a, b) => weightOf(b) - weightOf(a))
}

/** Not to be changed: it may be the index's own. */
function wishBits(scope: SearchScope, wish: Wish, least: number): Bits {
  const { words, currency } = scope
  const { terms, meanings, upTo } = wish
  const [meaning] = meanings
  // One filter alone is a set that is there already.
  if (meaning && meanings.length === 1 && terms.length === 0) {
    return valuesOf(scope, meaning.facet).get(meaning.value) ?? NO_PRODUCTS
  }
  if (upTo !== undefined) return pricedBetween(scope, { max: upTo * minorUnitsPerMajor(currency) })
  const bits = meantBits(scope, wish)
  for (const { term } of terms) {
    markProducts(words.text, term, meanings.length === 0 ? least : NAMED, bits)
  }
  return bits
}

/** Products that have any of the values that were meant. */
export function meantBits(scope: SearchScope, { meanings }: Wish): Bits {
  const bits = scratchBits(scope.index.products.count)
  for (const { facet, value } of meanings) unite(bits, valuesOf(scope, facet).get(value) ?? NO_PRODUCTS)
  return bits
}

const NO_PRODUCTS = newBits(0)

/** Products on the scope that have all of the terms in their names. */
export function namedSo({ index, words, visible }: SearchScope, terms: readonly number[]): SparseBits {
  const { text } = words
  const named = (term: number) => {
    const bits = scratchBits(index.products.count)
    markProducts(text, term, IMPACT.name, bits)
    return bits
  }
  const [first, ...others] = terms
  if (first === undefined) return NONE
  let found = common(visible, named(first))
  for (const term of others) if (!hasNone(found)) found = cut(found, named(term))
  return found
}

function markProducts(text: Postings, term: number, least: number, bits: Bits): void {
  markRange(text, descriptiveRange(term), least, bits)
  if (least < MIN_DESCRIPTIVE_IMPACT) markRange(text, mentionRange(term), least, bits)
}

function markRange({ starts, ends, postings }: Postings, range: number, least: number, bits: Bits): void {
  const end = ends[range] ?? 0
  for (let at = starts[range] ?? 0; at < end; at += 1) {
    const posting = postings[at] ?? 0
    if (impactIn(posting) >= least) setBit(bits, numberIn(posting))
  }
}
