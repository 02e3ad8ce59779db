/**
 * Which products have what was wished for. Never nothing where something comes close: first a mere mention will do, then
 * what matters least is left out, and the answer says so.
 */
import { minorUnitsPerMajor } from '../../../markets/prices/exponent-of.ts'
import { type Bits, intersect, isEmpty, meet, newBits, setBit, unite } from '../index/bits.ts'
import { scratchBits, scratchCopy } from '../index/scratch.ts'
import { IMPACT, TELLING, type TextIndex } from '../index/text-index.ts'
import { pricedBetween, type Shelf, valuesOf } from './shelf.ts'
import type { Wish } from './wish.ts'

export type Matched = {
  readonly bits: Bits
  readonly kept: readonly Wish[]
  readonly dropped: readonly Wish[]
  /** Products that are called just as the query says, whatever its words may mean. */
  readonly named?: Bits
}

/** For words that also mean a filter: only where the product is so named. */
const NAMED = 80
/** With more wishes than this, combinations are no longer tried; the lightest goes, one after the other. */
const MOST_TRIED = 6

export function matchWishes(shelf: Shelf, wishes: readonly Wish[]): Matched {
  const telling = tryReading(shelf, wishes, TELLING)
  if (!isEmpty(telling.bits)) return telling
  const mentioned = tryReading(shelf, wishes, 1)
  if (!isEmpty(mentioned.bits)) return mentioned
  const sets = new Map(wishes.map((wish) => [wish, wishBits(shelf, wish, 1)]))
  const possible = wishes.filter((wish) => meets(shelf.visible, [sets.get(wish)]))
  const kept =
    leastLoss(possible).find((some) =>
      meets(
        shelf.visible,
        some.map((wish) => sets.get(wish)),
      ),
    ) ?? []
  if (kept.length === 0) return { bits: scratchBits(shelf.index.products.count), kept: [], dropped: wishes }
  const dropped = wishes.filter((wish) => !kept.includes(wish))
  const strict = tryReading(shelf, kept, TELLING)
  return { ...(isEmpty(strict.bits) ? tryReading(shelf, kept, 1) : strict), dropped }
}

function tryReading(shelf: Shelf, kept: readonly Wish[], least: number): Matched {
  const bits = scratchCopy(shelf.visible)
  for (const wish of kept) intersect(bits, wishBits(shelf, wish, least))
  return { bits, kept, dropped: [] }
}

function meets(visible: Bits, sets: readonly (Bits | undefined)[]): boolean {
  const [only] = sets
  if (sets.length === 1 && only) return meet(visible, only)
  const bits = scratchCopy(visible)
  for (const set of sets) if (set) intersect(bits, set)
  return !isEmpty(bits)
}

/** Ever smaller selections of the wishes, those that lose least first. */
function* leastLoss(wishes: readonly Wish[]): Generator<readonly Wish[]> {
  if (wishes.length > MOST_TRIED) {
    const rest = wishes.toSorted((a, b) => b.weight - a.weight)
    for (; rest.length > 0; rest.pop()) yield [...rest]
    return
  }
  const selections = Array.from({ length: 2 ** wishes.length - 1 }, (_, mask) =>
    wishes.filter((_wish, place) => ((mask + 1) >>> place) & 1),
  )
  const kept = (some: readonly Wish[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  yield* selections.toSorted((a, b) => kept(b) - kept(a))
}

/** Not to be changed: it may be the index's own. */
function wishBits(shelf: Shelf, wish: Wish, least: number): Bits {
  const { index, language, currency } = shelf
  const { terms, meanings, upTo } = wish
  const [meaning] = meanings
  // One filter alone is a set that is there already.
  if (meaning && meanings.length === 1 && terms.length === 0) {
    return valuesOf(shelf, meaning.facet).get(meaning.value) ?? scratchBits(index.products.count)
  }
  if (upTo !== undefined) return pricedBetween(shelf, { max: upTo * minorUnitsPerMajor(currency) })
  const bits = meantBits(shelf, wish)
  for (const { term } of terms) {
    markProducts(index.languages[language].text, term, meanings.length === 0 ? least : NAMED, bits)
  }
  return bits
}

/** Products that have any of the values that were meant. */
export function meantBits(shelf: Shelf, { meanings }: Wish): Bits {
  const bits = scratchBits(shelf.index.products.count)
  for (const { facet, value } of meanings) unite(bits, valuesOf(shelf, facet).get(value) ?? NOBODY)
  return bits
}

const NOBODY = newBits(0)

/** Products that have all of the terms in their names. */
export function namedSo({ index, language }: Shelf, terms: readonly number[]): Bits {
  const { text } = index.languages[language]
  const [first, ...others] = terms.map((term) => {
    const bits = scratchBits(index.products.count)
    markProducts(text, term, IMPACT.name, bits)
    return bits
  })
  if (first === undefined) return scratchBits(index.products.count)
  for (const other of others) intersect(first, other)
  return first
}

function markProducts({ starts, ends, products, impacts }: TextIndex, term: number, least: number, bits: Bits): void {
  const end = ends[term] ?? 0
  for (let at = starts[term] ?? 0; at < end; at += 1) {
    if ((impacts[at] ?? 0) >= least) setBit(bits, products[at] ?? 0)
  }
}
