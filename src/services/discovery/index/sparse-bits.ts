/**
 * A set that stores only its non-empty words, with their places. Most results are small compared with the catalogue:
 * intersecting and counting them then costs time in proportion to the result, not to the catalogue.
 */
import { type Bits, countBits, membersOf, ones } from './bits.ts'
import { scratchBits, scratchIntegers } from './scratch.ts'

export type SparseBits = { readonly places: Int32Array; readonly words: Int32Array }

const LAST = 0x7fff_ffff

export const NONE: SparseBits = { places: new Int32Array(0), words: new Int32Array(0) }

export const compacted = (bits: Bits): SparseBits => common(bits, bits)

/** What is in both of two whole sets. */
export function common(bits: Bits, other: Bits): SparseBits {
  const [places, words] = [scratchIntegers(bits.length), scratchIntegers(bits.length)]
  let length = 0
  for (let place = 0; place < bits.length; place += 1) {
    const word = (bits[place] ?? 0) & (other[place] ?? 0)
    if (word !== 0) {
      places[length] = place
      words[length] = word
      length += 1
    }
  }
  return { places: places.subarray(0, length), words: words.subarray(0, length) }
}

/** Of members in ascending order. */
export function sparseOf(products: ArrayLike<number>): SparseBits {
  const [places, words] = [scratchIntegers(products.length), scratchIntegers(products.length)]
  let length = 0
  for (let at = 0; at < products.length; at += 1) {
    const product = products[at] ?? 0
    if (length === 0 || places[length - 1] !== product >>> 5) {
      places[length] = product >>> 5
      words[length] = 0
      length += 1
    }
    words[length - 1] = (words[length - 1] ?? 0) | (1 << (product & 31))
  }
  return { places: places.subarray(0, length), words: words.subarray(0, length) }
}

/** What is in either. */
export function joined(one: SparseBits, other: SparseBits): SparseBits {
  const most = one.places.length + other.places.length
  const [places, words] = [scratchIntegers(most), scratchIntegers(most)]
  let [length, at, beside] = [0, 0, 0]
  while (at < one.places.length || beside < other.places.length) {
    const place = Math.min(one.places[at] ?? LAST, other.places[beside] ?? LAST)
    places[length] = place
    words[length] = 0
    if (one.places[at] === place) words[length] = one.words[at++] ?? 0
    if (other.places[beside] === place) words[length] = (words[length] ?? 0) | (other.words[beside++] ?? 0)
    length += 1
  }
  return { places: places.subarray(0, length), words: words.subarray(0, length) }
}

export const hasNone = ({ places }: SparseBits): boolean => places.length === 0

/** Those that are in the other set too. */
export const cut = (sparse: SparseBits, other: Bits): SparseBits => filtered(sparse, other, 0)

/** Those that are not in the other set. */
export const cutOut = (sparse: SparseBits, other: Bits): SparseBits => filtered(sparse, other, -1)

export const countOf = ({ words }: SparseBits): number => countBits(words)

export function countIn({ places, words }: SparseBits, other: Bits): number {
  let count = 0
  for (let at = 0; at < words.length; at += 1) count += ones((words[at] ?? 0) & (other[places[at] ?? 0] ?? 0))
  return count
}

/** In ascending order. */
export const sparseMembers = (sparse: SparseBits): Int32Array =>
  membersOf(sparse.words, sparse.places, scratchIntegers(countOf(sparse)))

export function spread({ places, words }: SparseBits, size: number): Bits {
  const bits = scratchBits(size)
  for (let at = 0; at < words.length; at += 1) bits[places[at] ?? 0] = words[at] ?? 0
  return bits
}

/** `flip` is 0 for what the other set has, and all ones for what it has not. */
function filtered({ places, words }: SparseBits, other: Bits, flip: number): SparseBits {
  const [resultPlaces, resultWords] = [scratchIntegers(places.length), scratchIntegers(places.length)]
  let length = 0
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    const word = (words[at] ?? 0) & ((other[place] ?? 0) ^ flip)
    if (word !== 0) {
      resultPlaces[length] = place
      resultWords[length] = word
      length += 1
    }
  }
  return { places: resultPlaces.subarray(0, length), words: resultWords.subarray(0, length) }
}
