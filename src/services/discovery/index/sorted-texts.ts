/** Ascending lists of texts, by their code units. */
import type { Pace } from './pace.ts'

/** So many are sorted in a few milliseconds. */
const PIECE = 4096

/** Sorted piece by piece and then merged, so that a hundred thousand are not sorted in one stretch. */
export async function sortedTexts(texts: Iterable<string>, pace: Pace): Promise<readonly string[]> {
  const all = [...texts]
  let pieces: (readonly string[])[] = []
  for (let first = 0; first < all.length; first += PIECE) {
    pieces.push(all.slice(first, first + PIECE).toSorted())
    if (pace.isDue()) await pace.pause()
  }
  while (pieces.length > 1) {
    const merged: (readonly string[])[] = []
    for (let at = 0; at < pieces.length; at += 2)
      merged.push(await mergedTexts(pieces[at] ?? [], pieces[at + 1] ?? [], pace))
    pieces = merged
  }
  return pieces[0] ?? []
}

/** Of two ascending lists. */
export async function mergedTexts(
  some: readonly string[],
  others: readonly string[],
  pace: Pace,
): Promise<readonly string[]> {
  const merged: string[] = []
  let at = 0
  for (const other of others) {
    for (let text = some[at]; text !== undefined && text <= other; text = some[at]) {
      merged.push(text)
      at += 1
    }
    merged.push(other)
    if (pace.isDue()) await pace.pause()
  }
  for (; at < some.length; at += 1) merged.push(some[at] ?? '')
  return merged
}

/** The range of an ascending list with this prefix: from the first up to the second. */
export function rangeOf(texts: readonly string[], beginning: string): readonly [first: number, end: number] {
  // No text of ours holds the last of all characters.
  return [firstFrom(texts, beginning), firstFrom(texts, `${beginning}\uffff`)]
}

/** Whether it is one of an ascending list. */
export const hasText = (texts: readonly string[], text: string): boolean => texts[firstFrom(texts, text)] === text

/** The position of the first text that does not sort before the given one. */
function firstFrom(texts: readonly string[], text: string): number {
  let [low, high] = [0, texts.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((texts[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
