/** A run of chances that is the same on every machine: it depends on a name alone. */
import { drawLot } from './draw-lots.ts'

export type Chance = {
  /** From 0 to below 1. */
  readonly next: () => number
  /** A whole number from 0 to below `sides`. */
  readonly below: (sides: number) => number
  readonly happens: (probability: number) => boolean
}

/** Drawing a lot for each would take longer than filling the baskets; so a lot is drawn for the first only (xorshift). */
export function chanceOf(name: string): Chance {
  let state = drawLot(name, 0xffff_ffff) + 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
  return { next, below: (sides) => Math.floor(next() * sides), happens: (probability) => next() < probability }
}
