/** The people of the demo: what they like for themselves, and whom else they shop for. */
import { chanceOf } from './chance.ts'
import { anyTaste, type Likes, type Selection, type Stall } from './tastes.ts'

export type Child = {
  readonly name: string
  /** When the year of the history ends. */
  readonly months: number
}

export type Shopper = {
  readonly name: string
  readonly children: readonly Child[]
  /** How often they shop for somebody else. */
  readonly giving: number
  readonly visits: number
}

export function shopperNamed(name: string): Shopper {
  const chance = chanceOf(name)
  const children = chance.happens(0.4) ? 1 + chance.below(2) : 0
  return {
    name,
    children: Array.from({ length: children }, (_, number) => ({
      name: `child ${number} of ${name}`,
      months: chance.below(10 * 12),
    })),
    giving: chance.happens(0.2) ? 0.5 : 0.08,
    visits: 1 + (chance.happens(0.55) ? 1 + chance.below(3) : 0) + (chance.happens(0.12) ? 3 : 0),
  }
}

/** What somebody sees in a shop: by taste, and most people have a soft spot, for cats, whatever cats are on. */
export function selectionOf(name: string, { selectionFor, everything }: Stall, more: Likes = []): Selection {
  const chance = chanceOf(`taste of ${name}`)
  const [motif = ''] = everything.take(chance)?.motifs ?? []
  const softSpot: Likes = chance.happens(0.7) ? [[`drawn:${motif}`, 8]] : []
  return selectionFor([...anyTaste(chance), ...softSpot, ...more])
}
