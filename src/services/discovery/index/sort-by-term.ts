/** Entries are added by product and must be ordered by term: a counting sort. */
import type { Entries } from './entries.ts'
import { impactIn, numberIn, MIN_DESCRIPTIVE_IMPACT, withImpact } from './impact.ts'
import type { Pace } from './pace.ts'
import { mentionRange, type Postings, descriptiveRange } from './postings.ts'

type Unsorted = {
  readonly terms: number
  /** How many entries each range has. */
  readonly counts: Int32Array
  readonly entries: Entries
  /** A compound also counts for its parts. */
  readonly parts: ReadonlyMap<number, readonly number[]>
  readonly pace: Pace
}

const [COMPOUND, PART] = [1, 2]
/** So many are put in a millisecond, or in a few as long as the code is new. */
const AT_ONCE = 4096

export async function sortByTerm({ terms, counts, entries, parts, pace }: Unsorted): Promise<Postings> {
  const kinds = kindsOf(terms, parts)
  const starts = startsOf(terms, counts, parts)
  const ends = starts.slice(0, terms * 2)
  const postings = new Int32Array(starts[terms * 2] ?? 0)
  const isLast = (range: number, product: number) => {
    const end = ends[range] ?? 0
    return end > (starts[range] ?? 0) && numberIn(postings[end - 1] ?? 0) === product
  }
  const put = (range: number, product: number, impact: number) => {
    const end = ends[range] ?? 0
    postings[end] = withImpact(product, impact)
    ends[range] = end + 1
  }
  /** A part occurs by itself and in compounds: the first entry has the highest impact, and counts. */
  const putOnce = (term: number, product: number, impact: number) => {
    const descriptive = descriptiveRange(term)
    const range = impact < MIN_DESCRIPTIVE_IMPACT ? mentionRange(term) : descriptive
    if (!isLast(descriptive, product) && !isLast(range, product)) put(range, product, impact)
  }
  let product = 0
  const putAll = (piece: Int32Array, first: number, end: number) => {
    for (let at = first; at < end; at += 1) {
      const entry = piece[at] ?? 0
      const [number, impact] = [numberIn(entry), impactIn(entry)]
      const kind = kinds[number] ?? 0
      if (impact === 0) {
        product = number
      } else if (kind === 0) {
        put(impact < MIN_DESCRIPTIVE_IMPACT ? mentionRange(number) : descriptiveRange(number), product, impact)
      } else {
        putOnce(number, product, impact)
        if ((kind & COMPOUND) !== 0) for (const part of parts.get(number) ?? []) putOnce(part, product, impact)
      }
    }
  }
  for (const piece of entries.pieces()) {
    for (let first = 0; first < piece.length; first += AT_ONCE) {
      putAll(piece, first, Math.min(piece.length, first + AT_ONCE))
      if (pace.isDue()) await pace.pause()
    }
  }
  return { starts, ends, postings }
}

function kindsOf(terms: number, parts: Unsorted['parts']): Uint8Array {
  const kinds = new Uint8Array(terms)
  for (const [compound, own] of parts) {
    kinds[compound] = (kinds[compound] ?? 0) | COMPOUND
    for (const part of own) kinds[part] = (kinds[part] ?? 0) | PART
  }
  return kinds
}

/** Where each range begins, and where the last one ends. Parts have room for themselves and for every compound. */
function startsOf(terms: number, counts: Int32Array, parts: Unsorted['parts']): Int32Array {
  const rooms = counts.slice(0, terms * 2)
  for (const [compound, own] of parts) {
    for (const part of own) {
      for (const range of [descriptiveRange, mentionRange]) {
        rooms[range(part)] = (rooms[range(part)] ?? 0) + (counts[range(compound)] ?? 0)
      }
    }
  }
  const starts = new Int32Array(terms * 2 + 1)
  for (let range = 0; range < terms * 2; range += 1) starts[range + 1] = (starts[range] ?? 0) + (rooms[range] ?? 0)
  return starts
}
