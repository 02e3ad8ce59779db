/** Sizes in the order a shopper expects. */
import { LETTER_SIZES } from './sizes.ts'

const PLACES: ReadonlyMap<string, number> = new Map(LETTER_SIZES.map((size, place) => [size, place]))

/** Letter sizes on their scale, in any case; then the others by their first number, then by text (PRD-16). */
export function sortSizes(labels: readonly string[]): readonly string[] {
  return labels.toSorted(compareSizes)
}

/** For sorting variants by size. */
export function compareSizes(a: string, b: string): number {
  return compare(placeOf(a), placeOf(b)) || compare(firstNumberOf(a), firstNumberOf(b)) || compareText(a, b)
}

function placeOf(label: string): number {
  return PLACES.get(label.toLowerCase()) ?? PLACES.size
}

/** A label without a number goes last. */
function firstNumberOf(label: string): number {
  return Number(/\d+/.exec(label)?.[0] ?? Number.POSITIVE_INFINITY)
}

/** Not by subtraction: infinity less infinity is no order. */
function compare(a: number, b: number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** By code unit: the same on every machine, which a locale's order is not. */
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
