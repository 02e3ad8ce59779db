/** Surfaces that are written down as a formula: a sheet, a dome, the side of a box. */
import type { Surface } from '../render/surface.ts'
import { emptySurface } from '../render/surface.ts'

/** One point of a surface: where it is, where on its cloth, and what else a material may want to know. */
export type GridPoint = {
  readonly at: Vector
  /** Across and along the cloth, in millimetres. */
  readonly cloth: readonly [across: number, along: number]
  /** Along the cloth unless said otherwise. */
  readonly station?: number
  /** All the light unless said otherwise. */
  readonly openness?: number
}

export type Vector = readonly [x: number, y: number, z: number]

export type GridSize = { readonly rows: number; readonly columns: number; readonly closed?: boolean }

/** `pointOf` is asked for shares of the way: from the left to the right, from the top to the bottom, seen from outside. */
export function gridOf(
  { rows, columns, closed = false }: GridSize,
  pointOf: (right: number, down: number) => GridPoint,
): Surface {
  const surface = emptySurface(rows, columns, closed)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const { at, cloth, station = cloth[1], openness = 1 } = pointOf(column / (columns - 1), row / (rows - 1))
      const index = row * columns + column
      surface.points.set(at, index * 3)
      surface.cloth.set(cloth, index * 2)
      surface.station[index] = station
      surface.openness[index] = openness
    }
  }
  return surface
}

/** The same sheet seen from its other side: left and right change places. */
export function turnedOver({ rows, columns, closed, ...sheet }: Surface): Surface {
  const over = emptySurface(rows, columns, closed)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const to = row * columns + column
      const from = row * columns + columns - 1 - column
      over.points.set(sheet.points.subarray(from * 3, from * 3 + 3), to * 3)
      over.cloth.set(sheet.cloth.subarray(from * 2, from * 2 + 2), to * 2)
      over.station[to] = sheet.station[from] ?? 0
      over.openness[to] = sheet.openness[from] ?? 1
    }
  }
  return over
}

/** How many points a stretch needs, for a distance between two of them. */
export const pointsOn = (length: number, detail: number): number => Math.max(3, Math.ceil(length / detail) + 1)
