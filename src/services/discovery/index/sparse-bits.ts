/**
 * A set of which only the words are kept that hold anything, with their places. Most results are small beside the shop:
 * cutting and counting them then costs as much as they are large, not as much as the shop is.
 */
import { type Bits, membersOf, ones } from './bits.ts'
import { scratchBits, scratchIntegers } from './scratch.ts'

export type SparseBits = { readonly places: Int32Array; readonly words: Int32Array }

export function compacted(bits: Bits): SparseBits {
  const places = scratchIntegers(bits.length)
  let length = 0
  for (let word = 0; word < bits.length; word += 1) {
    if (bits[word] !== 0) {
      places[length] = word
      length += 1
    }
  }
  const words = scratchIntegers(length)
  for (let at = 0; at < length; at += 1) words[at] = bits[places[at] ?? 0] ?? 0
  return { places: places.subarray(0, length), words }
}

/** Those that are in the other set too. */
export const cut = (sparse: SparseBits, other: Bits): SparseBits => filtered(sparse, (word) => other[word] ?? 0)

/** Those that are not in the other set. */
export const cutOut = (sparse: SparseBits, other: Bits): SparseBits => filtered(sparse, (word) => ~(other[word] ?? 0))

export function countOf({ words }: SparseBits): number {
  let count = 0
  for (let at = 0; at < words.length; at += 1) count += ones(words[at] ?? 0)
  return count
}

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

function filtered({ places, words }: SparseBits, maskOf: (word: number) => number): SparseBits {
  const [keptPlaces, keptWords] = [scratchIntegers(places.length), scratchIntegers(places.length)]
  let length = 0
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    const word = (words[at] ?? 0) & maskOf(place)
    if (word !== 0) {
      keptPlaces[length] = place
      keptWords[length] = word
      length += 1
    }
  }
  return { places: keptPlaces.subarray(0, length), words: keptWords.subarray(0, length) }
}
