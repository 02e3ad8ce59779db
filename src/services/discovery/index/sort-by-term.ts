/** Entries come product by product and must stand term by term: sorted by counting. */
import { type Entries, impactIn, PIECE, termIn } from './entries.ts'
import type { Pace } from './pace.ts'

type Unsorted = {
  readonly terms: number
  readonly entries: Entries
  /** The products that have entries, and where those of each begin. */
  readonly owners: readonly number[]
  readonly begins: readonly number[]
  /** A compound also counts for its parts. */
  readonly parts: ReadonlyMap<number, readonly number[]>
  readonly pace: Pace
}

/** The products of each term, ascending, and how much it says about each: from its start to its end. */
export type Postings = {
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly products: Int32Array
  readonly impacts: Uint8Array
}

export async function sortByTerm({ terms, entries, owners, begins, parts, pace }: Unsorted): Promise<Postings> {
  const isCompound = new Uint8Array(terms)
  for (const term of parts.keys()) isCompound[term] = 1
  const starts = new Int32Array(terms + 1)
  for (const piece of entries.pieces()) {
    for (let at = 0; at < piece.length; at += 1) {
      const term = termIn(piece[at] ?? 0)
      starts[term + 1] = (starts[term + 1] ?? 0) + 1
      if (isCompound[term] === 1) {
        for (const part of parts.get(term) ?? []) starts[part + 1] = (starts[part + 1] ?? 0) + 1
      }
    }
    await pace.breathe()
  }
  for (let term = 0; term < terms; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0)
  const ends = starts.slice(0, terms)
  const products = new Int32Array(starts[terms] ?? 0)
  const impacts = new Uint8Array(products.length)
  const put = (product: number, term: number, impact: number) => {
    const end = ends[term] ?? 0
    if (end > (starts[term] ?? 0) && products[end - 1] === product) {
      if ((impacts[end - 1] ?? 0) < impact) impacts[end - 1] = impact
      return
    }
    products[end] = product
    impacts[end] = impact
    ends[term] = end + 1
  }
  let owner = -1
  let next = begins[0] ?? 0
  for (const [number, piece] of entries.pieces().entries()) {
    for (let at = 0; at < piece.length; at += 1) {
      while (number * PIECE + at >= next) {
        owner += 1
        next = begins[owner + 1] ?? Number.POSITIVE_INFINITY
      }
      const entry = piece[at] ?? 0
      const term = termIn(entry)
      put(owners[owner] ?? 0, term, impactIn(entry))
      if (isCompound[term] === 1) {
        for (const part of parts.get(term) ?? []) put(owners[owner] ?? 0, part, impactIn(entry))
      }
    }
    await pace.breathe()
  }
  return { starts, ends, products, impacts }
}
