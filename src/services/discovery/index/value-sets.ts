/**
 * Which products have which values of a facet, both ways round: a set of products for each value, to filter by, and for
 * each product its values, to count those of a few products without reading every set.
 */
import { type Bits, clearBit, newBits, setBit } from './bits.ts'

export type ValueSets = {
  readonly sets: ReadonlyMap<string, Bits>
  /** By product a bit for each value, in the order of the sets; undefined where there are more values than bits. */
  readonly masks: () => Uint32Array | undefined
  readonly add: (product: number, value: string) => void
  /** Takes all values from the product. */
  readonly clear: (product: number) => void
  /** Not copied: it changes with the sets. */
  readonly saved: () => SavedValueSets
}

export type SavedValueSets = {
  readonly names: readonly string[]
  readonly sets: readonly Bits[]
  readonly masks: Uint32Array
}

const MAX_VALUES = 32

export function createValueSets(count: number, before?: SavedValueSets): ValueSets {
  const names = before?.names ?? []
  const sets = new Map(names.map((name, place) => [name, before?.sets[place] ?? newBits(count)]))
  const places = new Map(names.map((name, place) => [name, place]))
  const masks = before?.masks ?? new Uint32Array(count)
  return {
    sets,
    saved: () => ({ names: [...sets.keys()], sets: [...sets.values()], masks }),
    masks: () => (sets.size > MAX_VALUES ? undefined : masks),
    add(product, value) {
      const known = sets.get(value)
      const set = known ?? newBits(count)
      if (known === undefined) {
        places.set(value, sets.size)
        sets.set(value, set)
      }
      setBit(set, product)
      masks[product] = (masks[product] ?? 0) | (1 << (places.get(value) ?? 0))
    },
    clear(product) {
      if (masks[product] === 0) return
      for (const set of sets.values()) clearBit(set, product)
      masks[product] = 0
    },
  }
}
