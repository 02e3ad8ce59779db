/** Pushes the points of a surface outwards: folds, bulges, the unevenness of cloth that nobody ironed. */
import type { Directions, Surface } from './surface.ts'
import { directionsOf } from './surface.ts'

/** Millimetres outwards for a point: across the cloth, and how far along the body. */
export type Relief = (across: number, station: number) => number

/** `directions` are those of the surface, for whoever has them already. */
export function displaced(surface: Surface, relief: Relief, directions: Directions = directionsOf(surface)): Surface {
  const points = Float32Array.from(surface.points)
  for (let row = 0; row < surface.rows; row += 1) pushRow(surface, row, relief, directions, points)
  return { ...surface, points }
}

function pushRow(
  { columns, cloth, station }: Surface,
  row: number,
  relief: Relief,
  { normals }: Directions,
  points: Float32Array,
): void {
  for (let at = row * columns; at < (row + 1) * columns; at += 1) {
    const by = relief(cloth[at * 2] ?? 0, station[at] ?? 0)
    for (let part = at * 3; part < at * 3 + 3; part += 1) {
      points[part] = (points[part] ?? 0) + (normals[part] ?? 0) * by
    }
  }
}
