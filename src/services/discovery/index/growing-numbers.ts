/** Numbers of which nobody knows beforehand how many there will be, in pieces, so that growing never copies them. */
const PIECE = 1 << 18

export type GrowingNumbers = {
  readonly length: () => number
  readonly push: (value: number) => void
  readonly get: (at: number) => number
  readonly set: (at: number, value: number) => void
}

export const growingIntegers = (): GrowingNumbers => growing(() => new Int32Array(PIECE))
export const growingBytes = (): GrowingNumbers => growing(() => new Uint8Array(PIECE))

function growing(piece: () => Int32Array | Uint8Array): GrowingNumbers {
  const pieces: (Int32Array | Uint8Array)[] = []
  let last = piece()
  let length = 0
  return {
    length: () => length,
    push(value) {
      const at = length & (PIECE - 1)
      if (at === 0) {
        last = piece()
        pieces.push(last)
      }
      last[at] = value
      length += 1
    },
    get: (at) => pieces[at >>> 18]?.[at & (PIECE - 1)] ?? 0,
    set(at, value) {
      const own = pieces[at >>> 18]
      if (own) own[at & (PIECE - 1)] = value
    },
  }
}
