/**
 * Which terms occur in which product, and with what impact, in the order they are read: product after product. Pieces
 * are never copied as they grow.
 */
import { withImpact } from './impact.ts'

export type Entries = {
  /** The entries that follow belong to this product. */
  readonly begin: (product: number) => void
  readonly push: (term: number, impact: number) => void
  /** All of them, some at a time, in order: a product with no impact, then its terms with theirs. */
  readonly pieces: () => readonly Int32Array[]
  /** Lets go of them: a large shop has a hundred megabytes of these in six languages. */
  readonly clear: () => void
}

const PIECE = 1 << 16

export function createEntries(): Entries {
  const pieces: Int32Array[] = []
  let last = new Int32Array(0)
  let used = PIECE
  const push = (number: number, impact: number) => {
    if (used === PIECE) {
      last = new Int32Array(PIECE)
      pieces.push(last)
      used = 0
    }
    last[used] = withImpact(number, impact)
    used += 1
  }
  return {
    begin: (product) => push(product, 0),
    push,
    pieces: () => pieces.map((piece) => (piece === last ? piece.subarray(0, used) : piece)),
    clear() {
      pieces.length = 0
      last = new Int32Array(0)
      used = PIECE
    },
  }
}
