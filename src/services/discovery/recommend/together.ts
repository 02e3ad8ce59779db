/** Baskets and sittings as groups of products with a weight, in flat arrays. */
import type { Pace } from '../index/pace.ts'
import type { RecommendableProducts } from '../index/recommendable-products.ts'

/** What was bought or looked at in one go. */
export type Group = { readonly at: string; readonly skus: readonly string[] }

export type Together = {
  readonly baskets: AsyncIterable<readonly Group[]> | Iterable<readonly Group[]>
  readonly sessions: AsyncIterable<readonly Group[]> | Iterable<readonly Group[]>
  readonly now: Date
}

export type Groups = {
  /** Of products. */
  readonly count: number
  /** Of groups. */
  readonly size: number
  /** The end of each group; it begins where the previous one ends. */
  readonly ends: Uint32Array
  readonly docs: Uint32Array
  /** How much a group counts now. */
  readonly weights: Float32Array
  /** The same without regard to its age. */
  readonly counted: Float32Array
  /** The weight of all groups that a product is in. */
  readonly weightOf: Float32Array
  readonly support: Float32Array
  /** From baskets only: views can be produced at will, and a bestseller is what was sold. */
  readonly popularity: Float32Array
}

type Kind = { readonly importance: number; readonly isSold: boolean }

const DAY = 86_400_000
/** Tastes last; what is liked at present passes, and comes again in its season. */
const HALF_LIFE = 365 * DAY
const HALF_LIFE_OF_FASHION = 180 * DAY
/** A basket of the month that is to come counts as much as one of today if it was filled a year ago. */
const LAST_SEASON = 350 * DAY
const SEASON_SPAN = 15 * DAY
const BOUGHT: Kind = { importance: 1, isSold: true }
/** Looking costs nothing. */
const LOOKED_AT: Kind = { importance: 0.2, isSold: false }
/**
 * More than this is a reseller's order or a visitor paging through the whole catalogue: only its beginning counts, and
 * less.
 */
const MAX_PER_GROUP = 20

export async function collectGroups(
  { count, docOf }: Pick<RecommendableProducts, 'count' | 'docOf'>,
  { baskets, sessions, now }: Together,
  pace: Pace,
): Promise<Groups> {
  const ends: number[] = []
  const docs: number[] = []
  const weights: number[] = []
  const counted: number[] = []
  const weightOf = new Float32Array(count)
  const support = new Float32Array(count)
  const popularity = new Float32Array(count)

  const add = ({ at, skus }: Group, { importance, isSold }: Kind) => {
    const known = new Set<number>()
    for (const sku of skus) {
      const doc = docOf(sku)
      if (doc !== undefined) known.add(doc)
    }
    const age = Math.max(0, now.getTime() - Date.parse(at))
    if (known.size === 0 || Number.isNaN(age)) return
    const counts = importance * Math.min(1, MAX_PER_GROUP / known.size)
    const weight = counts * 2 ** (-age / HALF_LIFE)
    const fashion = counts * likedAfter(age)
    let taken = 0
    for (const doc of known) {
      if (++taken > MAX_PER_GROUP) break
      docs.push(doc)
      weightOf[doc] = (weightOf[doc] ?? 0) + weight
      support[doc] = (support[doc] ?? 0) + counts
      if (isSold) popularity[doc] = (popularity[doc] ?? 0) + fashion
    }
    ends.push(docs.length)
    weights.push(weight)
    counted.push(counts)
  }

  for (const [lists, kind] of [
    [baskets, BOUGHT],
    [sessions, LOOKED_AT],
  ] as const) {
    for await (const some of lists) {
      for (const group of some) {
        add(group, kind)
        if (pace.isDue()) await pace.pause()
      }
    }
  }
  return {
    count,
    size: ends.length,
    ends: new Uint32Array(ends),
    docs: new Uint32Array(docs),
    weights: new Float32Array(weights),
    counted: new Float32Array(counted),
    weightOf,
    support,
    popularity,
  }
}

function likedAfter(age: number): number {
  return 2 ** (-age / HALF_LIFE_OF_FASHION) + Math.exp(-0.5 * ((age - LAST_SEASON) / SEASON_SPAN) ** 2)
}
