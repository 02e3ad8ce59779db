/** Those of an ascending list that begin so, at most so many. */
export function beginningWith(
  texts: readonly string[],
  beginning: string,
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  const first = firstFrom(texts, beginning)
  // No text of ours holds the last of all characters.
  const end = firstFrom(texts, `${beginning}\uffff`)
  return texts.slice(first, Math.min(end, first + most))
}

/** The place of the first text that does not stand before the given one. */
function firstFrom(texts: readonly string[], text: string): number {
  let [low, high] = [0, texts.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((texts[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
