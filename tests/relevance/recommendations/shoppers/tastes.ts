/** What people like, and which of all wares they would therefore take. */
import type { Chance } from './chance.ts'
import type { Ware } from './wares.ts'

/** How many times as likely somebody takes a thing with this point as one without it. */
export type Likes = readonly (readonly [point: string, times: number])[]

const CHARACTERS: readonly Likes[] = [
  // Friends of animals; those of the office; hungry ones; runners; those on the sofa; and so on.
  [
    ['group:animals', 5],
    ['in:animal-kingdom', 2],
    ['group:hides', 1.5],
    ['group:plain', 0.3],
  ],
  [
    ['in:classics', 3],
    ['for:office', 3],
    ['group:checks', 2],
    ['group:plain', 2.5],
    ['in:bold-ones', 0.2],
    ['worn:crew', 1.5],
  ],
  [
    ['group:food', 4],
    ['in:food-hall', 2],
    ['in:fruit-stand', 2],
    ['group:checks', 0.4],
  ],
  [
    ['worn:sneaker', 5],
    ['worn:low', 4],
    ['for:sport', 2.5],
    ['worn:crew', 0.4],
    ['for:travel', 1.5],
  ],
  [
    ['for:home', 3],
    ['worn:slipper', 4],
    ['for:winter', 2],
    ['in:winter-wear', 2],
    ['worn:knee-high', 2],
  ],
  [
    ['group:plants', 5],
    ['in:garden-party', 2],
    ['for:summer', 2],
    ['group:graphic', 0.4],
  ],
  [
    ['group:shapes', 3],
    ['in:space-age', 4],
    ['in:bold-ones', 1.5],
    ['group:plants', 0.4],
  ],
  [
    ['in:bold-ones', 3],
    ['for:party', 2.5],
    ['group:graphic', 3],
    ['group:hides', 3],
    ['in:classics', 0.3],
  ],
  [
    ['group:stripes', 4],
    ['in:stripe-club', 2],
    ['group:dots', 2],
    ['in:dot-department', 1.5],
    ['group:food', 0.4],
  ],
  [
    ['in:valentines', 3],
    ['for:romance', 3],
    ['worn:briefs', 2.5],
    ['colour:red', 1.5],
    ['colour:pink', 1.5],
  ],
]

const WEARERS: readonly Likes[] = [
  [
    ['in:socks-for-men', 1.6],
    ['in:socks-for-women', 0.8],
  ],
  [
    ['in:socks-for-women', 1.6],
    ['in:socks-for-men', 0.8],
  ],
]

const COLOURS = 'black white grey blue green red pink yellow orange purple brown beige'.split(' ')

export function anyTaste(chance: Chance): Likes {
  const anyOf = <Item>(list: readonly Item[]) => list.slice(chance.below(list.length))[0]
  return [
    ...(anyOf(CHARACTERS) ?? []),
    // Some like two things that have nothing to do with each other.
    ...(chance.happens(0.3) ? (anyOf(CHARACTERS) ?? []) : []),
    ...(anyOf(WEARERS) ?? []),
    [`colour:${anyOf(COLOURS)}`, 2.5],
    [`colour:${anyOf(COLOURS)}`, 2],
    [`colour:${anyOf(COLOURS)}`, 0.4],
  ]
}

export type Selection = { readonly take: (chance: Chance) => Ware | undefined }

/** Wares by what can be liked about them, in numbers: many people look at all of them. */
export type Stall = {
  readonly selectionFor: (likes: Likes) => Selection
  /** For a shopper who likes nothing in particular. */
  readonly everything: Selection
}

export function openStall(wares: readonly Ware[]): Stall {
  const names = [...new Set(wares.flatMap(({ points }) => points))]
  const numbers = new Map(names.map((name, number) => [name, number]))
  const points = Uint16Array.from(wares.flatMap((ware) => ware.points.map((point) => numbers.get(point) ?? 0)))
  const counts = Uint8Array.from(wares, (ware) => ware.points.length)
  const appeals = Float64Array.from(wares, ({ appeal }) => appeal)
  const times = new Float64Array(names.length)
  const selectionFor = (likes: Likes): Selection => {
    times.fill(1)
    for (const [point, factor] of likes) {
      const number = numbers.get(point)
      if (number !== undefined) times[number] = (times[number] ?? 1) * factor
    }
    const ends = new Float64Array(wares.length)
    let total = 0
    for (let place = 0, at = 0; place < ends.length; place++) {
      let weight = appeals[place] ?? 0
      for (const end = at + (counts[place] ?? 0); at < end; at++) weight *= times[points[at] ?? 0] ?? 1
      total += weight
      ends[place] = total
    }
    return { take: (chance) => wares[firstBeyond(ends, chance.next() * total)] }
  }
  return { selectionFor, everything: selectionFor([]) }
}

function firstBeyond(ends: Float64Array, value: number): number {
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}
