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
}

const MAX_VALUES = 32

export function createValueSets(count: number): ValueSets {
  const sets = new Map<string, Bits>()
  const places = new Map<string, number>()
  const masks = new Uint32Array(count)
  return {
    sets,
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
