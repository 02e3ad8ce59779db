/** Reads a coarse channel as if it were fine: row by row, each value between the four nearest cells. */
import type { Channel } from './blur.ts'

export type RowReader = {
  /** Writes one row of the fine channel; `position` is where it lies in the coarse one, in cells. */
  readonly read: (position: number, into: Float32Array) => void
}

/** `step` is how many coarse cells lie between two fine ones, `start` where the first of a row lies. */
export function stretched({ width, height, data }: Channel, start: number, step: number, length: number): RowReader {
  const lefts = new Int32Array(length)
  const shares = new Float32Array(length)
  for (let column = 0; column < length; column += 1) {
    // Beyond the border it is as at the border.
    const place = Math.min(Math.max(start + column * step, 0), width - 1)
    lefts[column] = Math.min(Math.floor(place), Math.max(width - 2, 0))
    shares[column] = place - (lefts[column] ?? 0)
  }
  const line = new Float32Array(width + 1)
  return {
    read: (position, into) => {
      const place = Math.min(Math.max(position, 0), height - 1)
      const top = Math.min(Math.floor(place), Math.max(height - 2, 0))
      const upper = top * width
      const lower = height > 1 ? upper + width : upper
      const share = place - top
      for (let cell = 0; cell < width; cell += 1) {
        const above = data[upper + cell] ?? 0
        line[cell] = above + ((data[lower + cell] ?? 0) - above) * share
      }
      for (let column = 0; column < length; column += 1) {
        const left = lefts[column] ?? 0
        const before = line[left] ?? 0
        into[column] = before + ((line[left + 1] ?? 0) - before) * (shares[column] ?? 0)
      }
    },
  }
}
