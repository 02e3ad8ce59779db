/**
 * An intern pool, so that a word that occurs in ten thousand texts is one string in memory, and none of them retains
 * the text it was cut from. Each word has one slot; a colliding word replaces it, so the pool never grows.
 */

const PLACES = 1 << 16
const places: string[] = Array.from({ length: PLACES }, () => '')

/** The word of the first `length` letters. */
export function pooledWord(letters: Uint16Array, length: number): string {
  let hash = 0
  for (let at = 0; at < length; at++) hash = (Math.imul(hash, 31) + (letters[at] ?? 0)) | 0
  const place = (hash ^ (hash >>> 16)) & (PLACES - 1)
  const known = places[place] ?? ''
  if (known.length === length && isSame(known, letters)) return known
  // Three times as quick as spreading them.
  const word = String(Reflect.apply(String.fromCharCode, undefined, letters.subarray(0, length)))
  places[place] = word
  return word
}

function isSame(known: string, letters: Uint16Array): boolean {
  for (let at = 0; at < known.length; at++) if (known.charCodeAt(at) !== letters[at]) return false
  return true
}
