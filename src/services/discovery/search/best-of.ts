/** The first so many of a list by their keys, highest first; a stable order for equals. Sorts only what it must. */
export function bestOf(items: Int32Array, keys: Float64Array, most: number): readonly number[] {
  // As the merchant placed them: the listings of the shop, as a rule.
  if (areAlike(keys, items.length)) return Array.from(items.subarray(0, most))
  const isBefore = (a: number, b: number) => (keys[a] ?? 0) > (keys[b] ?? 0) || (keys[a] === keys[b] && a < b)
  const compare = (a: number, b: number) => (a === b ? 0 : isBefore(a, b) ? -1 : 1)
  const places =
    most * 4 >= items.length ? Array.from(items, (_, place) => place) : worstOut(items.length, keys, most, isBefore)
  return places
    .toSorted(compare)
    .slice(0, most)
    .map((place) => items[place] ?? 0)
}

function areAlike(keys: Float64Array, count: number): boolean {
  for (let place = 1; place < count; place += 1) if (keys[place] !== keys[0]) return false
  return true
}

/** A heap with the worst of the selected on top: a better one replaces it. */
function worstOut(
  count: number,
  keys: Float64Array,
  most: number,
  isBefore: (a: number, b: number) => boolean,
): number[] {
  const heap: number[] = []
  const sink = () => {
    for (let at = 0; ;) {
      const [left, right] = [at * 2 + 1, at * 2 + 2]
      let worst = at
      if (left < heap.length && isBefore(heap[worst] ?? 0, heap[left] ?? 0)) worst = left
      if (right < heap.length && isBefore(heap[worst] ?? 0, heap[right] ?? 0)) worst = right
      if (worst === at) return
      swap(at, worst)
      at = worst
    }
  }
  const rise = () => {
    for (let at = heap.length - 1; at > 0;) {
      const above = (at - 1) >>> 1
      if (!isBefore(heap[above] ?? 0, heap[at] ?? 0)) return
      swap(at, above)
      at = above
    }
  }
  const swap = (a: number, b: number) => {
    const swapped = heap[a] ?? 0
    heap[a] = heap[b] ?? 0
    heap[b] = swapped
  }
  for (let place = 0; place < Math.min(count, most); place += 1) {
    heap.push(place)
    rise()
  }
  // A later element ranks behind its equals, so only a higher key gets in.
  let lowest = most > 0 ? (keys[heap[0] ?? 0] ?? 0) : Number.POSITIVE_INFINITY
  for (let place = heap.length; place < count; place += 1) {
    if ((keys[place] ?? 0) <= lowest) continue
    heap[0] = place
    sink()
    lowest = keys[heap[0] ?? 0] ?? 0
  }
  return heap
}
