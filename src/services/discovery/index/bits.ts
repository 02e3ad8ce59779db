/**
 * Sets of products as bits, one a product. A hundred thousand of them are 12 KB, and two sets are cut or joined in a few
 * microseconds: what makes filters and counts as quick in a large shop as in a small one.
 */
export type Bits = Int32Array<ArrayBuffer>

export const newBits = (size: number): Bits => new Int32Array((size + 31) >>> 5)

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31))
}

export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1

/** In-place intersection: the result is in the first. */
export function intersect(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) & (other[word] ?? 0)
}

export function unite(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) | (other[word] ?? 0)
}

export function subtract(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) & ~(other[word] ?? 0)
}

export function countBits(bits: Int32Array): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) count += ones(bits[word] ?? 0)
  return count
}

/** Whether any member is in both. */
export function meet(bits: Bits, other: Bits): boolean {
  for (let word = 0; word < bits.length; word += 1) if (((bits[word] ?? 0) & (other[word] ?? 0)) !== 0) return true
  return false
}

/**
 * The members in ascending order, of words that stand at these places, or else one after the other; written to where there
 * is room for all of them.
 */
export function membersOf(words: Int32Array, places: Int32Array | undefined, found: Int32Array): Int32Array {
  let length = 0
  for (let at = 0; at < words.length; at += 1) {
    const first = (places === undefined ? at : (places[at] ?? 0)) << 5
    let rest = words[at] ?? 0
    while (rest !== 0) {
      const lowest = rest & -rest
      found[length] = first + (31 - Math.clz32(lowest))
      length += 1
      rest ^= lowest
    }
  }
  return found
}

/** The ones of a word, by adding neighbours in parallel. */
export function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555)
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
  return (Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24) & 0xff
}
