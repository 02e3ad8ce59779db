/** Fast deterministic random numbers: a large shop needs some hundred million. */

/** Returns a fraction from 0 to below 1 at each call. */
export type Throw = () => number

export function dice(...seeds: readonly number[]): Throw {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) ^ (mixed >>> 15), 0x2545f491)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from 0 to below `sides`. */
export const numberBelow = (sides: number, next: Throw): number => Math.floor(next() * sides)

export function oneOf<Item>(items: readonly Item[], next: Throw): Item {
  const item = items[numberBelow(items.length, next)]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}
