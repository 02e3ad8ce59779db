/**
 * Which terms stand in which product and how much they say there, as they are met: product after product. A term and what
 * it says share a number; pieces are never copied as they grow.
 */
export type Entries = {
  readonly length: () => number
  readonly push: (term: number, impact: number) => void
  /** All of them, some at a time, in order. */
  readonly pieces: () => readonly Int32Array[]
  /** Lets go of them: a large shop has a hundred megabytes of these in six languages. */
  readonly forget: () => void
}

export const PIECE = 1 << 18
/** What a word says fits into seven bits. */
const IMPACT_BITS = 7
const IMPACT_MASK = (1 << IMPACT_BITS) - 1

export const termIn = (entry: number): number => entry >>> IMPACT_BITS
export const impactIn = (entry: number): number => entry & IMPACT_MASK

export function createEntries(): Entries {
  const pieces: Int32Array[] = []
  let last = new Int32Array(0)
  let length = 0
  return {
    length: () => length,
    push(term, impact) {
      const at = length & (PIECE - 1)
      if (at === 0) {
        last = new Int32Array(PIECE)
        pieces.push(last)
      }
      last[at] = (term << IMPACT_BITS) | impact
      length += 1
    },
    forget() {
      pieces.length = 0
      last = new Int32Array(0)
    },
    pieces: () => pieces.map((piece, number) => piece.subarray(0, Math.min(PIECE, length - number * PIECE))),
  }
}
