/**
 * Which products are bought, and viewed, together: for each the nearest, strongest first, and its popularity. `s_ij =
 * log((c_ij + h) / (e_ij + h))`, where c are weights of baskets, decreasing with age, e is the expectation from their
 * traits, and h prevents pairs of rare products from looking certain. Stored in flat arrays: a large catalogue has
 * millions of pairs.
 */
import { createPace, type Pace } from '../index/pace.ts'
import type { RecommendableProducts } from '../index/recommendable-products.ts'
import { learnTraitLifts, type Described, type TraitLifts } from './together-by-traits.ts'
import { collectGroups, type Groups, type Together } from './together.ts'

export type ItemToItem = {
  /** Where the neighbours of a product begin in the two lists below; those of the last end at the last number. */
  readonly starts: Uint32Array
  readonly neighbours: Uint32Array
  /** By how much more than their traits let expect, as a logarithm. */
  readonly strengths: Float32Array
  readonly traitLifts: TraitLifts
  /** In how many baskets a product was, at any time: the confidence in its neighbours. */
  readonly support: Float32Array
  /** How much it is bought at present. */
  readonly popularity: Float32Array
  /** All products, the most popular first; the merchant's order among equals. */
  readonly byPopularity: Uint32Array
}

const MAX_NEIGHBOURS = 50
const SHRINK = 5
/** Once may be chance. */
const MIN_SUPPORT = 2
/** Number of products, drawn from what was sold, from which the average is estimated. */
const SAMPLE = 100

export async function buildItemToItem(
  products: Described & Pick<RecommendableProducts, 'docOf'>,
  together: Together,
): Promise<ItemToItem> {
  const pace = createPace()
  const groups = await collectGroups(products, together, pace)
  const traitLifts = await learnTraitLifts(products, groups, pace)
  const expected = await expectedOfPairs(groups, traitLifts, pace)
  const near = await nearestOfEach(groups, await groupsOfEach(groups, pace), expected, pace)
  const { support, popularity } = groups
  return { ...near, traitLifts, support, popularity, byPopularity: inOrderOf(popularity) }
}

type Expected = (a: number, b: number) => number

/** How often two products would be bought together if only their traits mattered, and how much each is bought at all. */
async function expectedOfPairs(groups: Groups, lifts: TraitLifts, pace: Pace): Promise<Expected> {
  const { count, docs, weightOf } = groups
  const every = Math.max(1, docs.length / SAMPLE)
  const sample = Uint32Array.from(
    { length: Math.min(SAMPLE, docs.length) },
    (_, place) => docs[Math.floor(place * every)] ?? 0,
  )
  const usual = new Float32Array(count)
  for (let doc = 0; doc < count; doc++) {
    if (weightOf[doc] === 0) continue
    let sum = 0
    for (const other of sample) sum += Math.exp(lifts(doc, other))
    usual[doc] = sum / sample.length
    if (pace.isDue()) await pace.pause()
  }
  const all = weightOf.reduce((sum, weight) => sum + weight, 0)
  const share = pairsIn(groups) / all ** 2
  return (a, b) => {
    const byChance = (weightOf[a] ?? 0) * (weightOf[b] ?? 0) * share
    return (byChance * Math.exp(lifts(a, b))) / Math.sqrt((usual[a] ?? 1) * (usual[b] ?? 1))
  }
}

/** The weight of all pairs of two products in a group, each both ways. */
function pairsIn({ size, ends, weights }: Groups): number {
  let pairs = 0
  for (let group = 0, start = 0; group < size; group++) {
    const end = ends[group] ?? 0
    pairs += (end - start) * (end - start - 1) * (weights[group] ?? 0)
    start = end
  }
  return pairs
}

/** The groups of each product: those of doc begin at starts[doc]. */
type GroupsOfEach = { readonly starts: Uint32Array; readonly list: Uint32Array }

async function groupsOfEach({ count, size, ends, docs }: Groups, pace: Pace): Promise<GroupsOfEach> {
  const starts = new Uint32Array(count + 1)
  const total = ends[size - 1] ?? 0
  for (let at = 0; at < total; at++) {
    const next = (docs[at] ?? 0) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let doc = 0; doc < count; doc++) starts[doc + 1] = (starts[doc + 1] ?? 0) + (starts[doc] ?? 0)
  const places = starts.slice()
  const list = new Uint32Array(total)
  for (let group = 0, at = 0; group < size; group++) {
    for (const end = ends[group] ?? 0; at < end; at++) {
      const doc = docs[at] ?? 0
      const place = places[doc] ?? 0
      list[place] = group
      places[doc] = place + 1
    }
    if (pace.isDue()) await pace.pause()
  }
  return { starts, list }
}

async function nearestOfEach(
  { count, ends, docs, weights, counted }: Groups,
  { starts: groupStarts, list }: GroupsOfEach,
  expected: Expected,
  pace: Pace,
): Promise<Pick<ItemToItem, 'starts' | 'neighbours' | 'strengths'>> {
  const starts = new Uint32Array(count + 1)
  const neighbours: number[] = []
  const strengths: number[] = []
  const shared = new Float32Array(count)
  const times = new Float32Array(count)
  const touched = new Uint32Array(count)
  for (let doc = 0; doc < count; doc++) {
    let met = 0
    for (let at = groupStarts[doc] ?? 0; at < (groupStarts[doc + 1] ?? 0); at++) {
      const group = list[at] ?? 0
      const weight = weights[group] ?? 0
      const counts = counted[group] ?? 0
      const end = ends[group] ?? 0
      for (let place = group === 0 ? 0 : (ends[group - 1] ?? 0); place < end; place++) {
        const other = docs[place] ?? 0
        if (other === doc) continue
        if (times[other] === 0) touched[met++] = other
        shared[other] = (shared[other] ?? 0) + weight
        times[other] = (times[other] ?? 0) + counts
      }
      if (pace.isDue()) await pace.pause()
    }
    const found: { readonly other: number; readonly strength: number }[] = []
    for (const other of touched.subarray(0, met)) {
      if ((times[other] ?? 0) >= MIN_SUPPORT) {
        const strength = Math.log(((shared[other] ?? 0) + SHRINK) / (expected(doc, other) + SHRINK))
        found.push({ other, strength })
      }
      shared[other] = 0
      times[other] = 0
    }
    const best = found.toSorted((a, b) => b.strength - a.strength || a.other - b.other)
    for (const { other, strength } of best.slice(0, MAX_NEIGHBOURS)) {
      neighbours.push(other)
      strengths.push(strength)
    }
    starts[doc + 1] = neighbours.length
  }
  return { starts, neighbours: new Uint32Array(neighbours), strengths: new Float32Array(strengths) }
}

/** Sorted as plain numbers, which is ten times as fast as with a comparison: popularity first, then the place. */
function inOrderOf(popularity: Float32Array): Uint32Array {
  const count = popularity.length
  const keys = new Float64Array(popularity).map((value, doc) => doc - Math.round(value * 1000) * count).toSorted()
  return new Uint32Array(keys.map((key) => ((key % count) + count) % count))
}
