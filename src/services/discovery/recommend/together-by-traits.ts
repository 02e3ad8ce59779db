/**
 * How much more often than by chance products are bought together because of their traits: animals with animals, pink
 * with red, boxes with boxes. Learnt from the baskets, so that no merchant has to configure what goes with what. One
 * product of a basket is hidden, and the rest must distinguish it from products that others bought about the same time;
 * since those are as popular and as much in season, neither popularity nor season is learnt as taste.
 */
import type { Pace } from '../index/pace.ts'
import { type RecommendableProducts, type Trait, TRAITS } from '../index/recommendable-products.ts'
import type { Groups } from './together.ts'

/** The logarithm of how many times as often, up to something that is the same for all that a product is compared with. */
export type TraitLifts = (a: number, b: number) => number

export type Described = Pick<RecommendableProducts, 'count' | 'traits' | 'collections'>

/** The prior, before there are purchases: the weight of having the trait in common. */
const BELIEFS: Readonly<Record<Trait, number>> = {
  family: 0.1,
  ageGroup: 1,
  silhouette: 0.3,
  pattern: 0.7,
  occasion: 0.5,
  colour: 0.3,
  secondary: 0.1,
  design: 1.5,
}
const BELIEF_IN_COLLECTIONS = 0.5

/** For a trait with more values not each pair can be learnt, only the weight of having the same one. */
const MAX_VALUES = 256
/** Products that others bought, for each that is hidden. */
const OTHERS = 6
/** How far off in the list of all that was sold they are bought at most. */
const ABOUT_THE_SAME_TIME = 100
/** Further products of a basket are neither hidden nor used as evidence. */
const MAX_PER_BASKET = 6
const PASSES = 3
/** Learning does not take longer in a shop that sells more. */
const MAX_SAMPLES = 80_000
const STEP = 0.05
/** The larger, the more it takes to change a belief. */
const INERTIA = 0.1

export async function learnTraitLifts(products: Described, groups: Groups, pace: Pace): Promise<TraitLifts> {
  const points = commonPoints(products)
  const weights = points.believed()
  const train = questioner(points, weights)
  const chance = createChance()
  const order = severalIn(groups)
  const [cart, choice]: [number[], number[]] = [[], []]
  for (let pass = 0, samples = 0; pass < PASSES && samples < MAX_SAMPLES; pass++) {
    shuffle(order, chance)
    for (const group of order) {
      if (samples >= MAX_SAMPLES) break
      const start = group === 0 ? 0 : (groups.ends[group - 1] ?? 0)
      const end = Math.min(groups.ends[group] ?? 0, start + MAX_PER_BASKET)
      for (let hidden = start; hidden < end; hidden++, samples++) {
        cart.length = 0
        for (let at = start; at < end; at++) if (at !== hidden) cart.push(groups.docs[at] ?? 0)
        choice.length = 0
        choice.push(groups.docs[hidden] ?? 0)
        addOthers(choice, groups, start, end, chance)
        if (choice.length > 1) train(cart, choice, groups.weights[group] ?? 0)
      }
      if (pace.isDue()) await pace.pause()
    }
  }
  return liftsBy(points, weights)
}

/** What two products have to do with each other, as numbers of points; a point is a pair of values, or being the same. */
type CommonPoints = {
  readonly most: number
  /** Writes the points from a place on; answers with the place after them. */
  readonly write: (a: number, b: number, into: Uint32Array, place: number) => number
  /** The prior weight of each point. */
  readonly believed: () => Float64Array
}

function commonPoints({ traits, collections }: Described): CommonPoints {
  let size = 0
  const fieldOf = (codes: number, belief: number) => {
    const width = codes > MAX_VALUES ? 0 : codes
    const first = size
    size += width === 0 ? 1 : width * width
    return { width, first, belief }
  }
  const fields = TRAITS.map((trait) => ({ codes: traits[trait], ...fieldOf(valuesIn(traits[trait]), BELIEFS[trait]) }))
  const values = collections.reduce((most, codes) => Math.max(most, valuesIn(codes)), 0)
  const collectionField = fieldOf(values, BELIEF_IN_COLLECTIONS)
  const maxCollections = collections.reduce((most, { length }) => Math.max(most, length), 0)

  return {
    most: fields.length + maxCollections ** 2,
    write(a, b, into, place) {
      let next = place
      for (const { codes, width, first } of fields) {
        const one = codes[a] ?? 0
        const other = codes[b] ?? 0
        if (width > 0) into[next++] = first + (one < other ? one * width + other : other * width + one)
        else if (one === other && one !== 0) into[next++] = first
      }
      const { width, first } = collectionField
      for (const one of collections[a] ?? []) {
        for (const other of collections[b] ?? []) {
          if (width > 0) into[next++] = first + (one < other ? one * width + other : other * width + one)
          else if (one === other) into[next++] = first
        }
      }
      return next
    },
    believed() {
      const weights = new Float64Array(size)
      for (const { width, first, belief } of [...fields, collectionField]) {
        if (width === 0) weights[first] = belief
        // Two products without a value have nothing in common.
        for (let value = 1; value < width; value++) weights[first + value * (width + 1)] = belief
      }
      return weights
    },
  }
}

function valuesIn(codes: Uint32Array | Uint16Array): number {
  let most = 0
  for (const code of codes) if (code > most) most = code
  return most + 1
}

function liftsBy({ most, write }: CommonPoints, weights: Float64Array): TraitLifts {
  const common = new Uint32Array(most)
  return (a, b) => {
    const end = write(a, b, common, 0)
    let sum = 0
    for (let at = 0; at < end; at++) sum += weights[common[at] ?? 0] ?? 0
    return sum
  }
}

type Ask = (cart: readonly number[], choice: readonly number[], weight: number) => void

/**
 * One training step: predicts which of a choice is in the cart, where the first is right, and adjusts the weights
 * (Adagrad).
 */
function questioner({ most, write }: CommonPoints, weights: Float64Array): Ask {
  const learnt = new Float64Array(weights.length).fill(INERTIA)
  const common = new Uint32Array(most * MAX_PER_BASKET * (OTHERS + 1))
  const ends = new Uint32Array(OTHERS + 1)
  const chances = new Float64Array(OTHERS + 1)
  return (cart, choice, weight) => {
    const share = 1 / Math.sqrt(cart.length)
    let place = 0
    let total = 0
    for (const [index, doc] of choice.entries()) {
      let sum = 0
      const start = place
      for (const other of cart) place = write(other, doc, common, place)
      for (let at = start; at < place; at++) sum += weights[common[at] ?? 0] ?? 0
      ends[index] = place
      total += chances[index] = Math.exp(sum * share)
    }
    for (let index = 0, at = 0; index < choice.length; index++) {
      const error = (index === 0 ? 1 : 0) - (chances[index] ?? 0) / total
      const slope = error * share * weight
      for (const end = ends[index] ?? 0; at < end; at++) {
        const point = common[at] ?? 0
        learnt[point] = (learnt[point] ?? 0) + slope * slope
        weights[point] = (weights[point] ?? 0) + (STEP * slope) / Math.sqrt(learnt[point] ?? 1)
      }
    }
  }
}

/** The groups with more than one product. */
function severalIn({ size, ends }: Groups): Uint32Array {
  const found: number[] = []
  for (let group = 0, start = 0; group < size; group++) {
    const end = ends[group] ?? 0
    if (end - start > 1) found.push(group)
    start = end
  }
  return new Uint32Array(found)
}

function addOthers(choice: number[], { docs }: Groups, start: number, end: number, chance: () => number): void {
  const first = Math.max(0, start - ABOUT_THE_SAME_TIME)
  const last = Math.min(docs.length, end + ABOUT_THE_SAME_TIME)
  for (let tries = 0; tries < 2 * OTHERS && choice.length <= OTHERS; tries++) {
    const doc = docs[first + Math.floor(chance() * (last - first))] ?? 0
    const isInBasket = docs.subarray(start, end).includes(doc)
    if (!isInBasket) choice.push(doc)
  }
}

function shuffle(list: Uint32Array, chance: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1))
    const swapped = list[at] ?? 0
    list[at] = list[other] ?? 0
    list[other] = swapped
  }
}

/** From 0 to below 1, the same run each time (xorshift): two nodes of a shop shall recommend alike. */
function createChance(): () => number {
  let state = 0x9e37_79b9 | 0
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
}
