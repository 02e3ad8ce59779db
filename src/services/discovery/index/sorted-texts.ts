/** Where those of an ascending list stand that begin so: from the first up to the second. */
export function rangeOf(texts: readonly string[], beginning: string): readonly [first: number, end: number] {
  // No text of ours holds the last of all characters.
  return [firstFrom(texts, beginning), firstFrom(texts, `${beginning}\uffff`)]
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
