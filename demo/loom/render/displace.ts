/** Pushes the points of a surface outwards: folds, bulges, the unevenness of cloth that nobody ironed. */
import type { Surface } from './surface.ts'
import { directionsOf } from './surface.ts'

/** Millimetres outwards for a point: across the cloth, and how far along the body. */
export type Relief = (across: number, station: number) => number

export function displaced(surface: Surface, relief: Relief): Surface {
  const { normals } = directionsOf(surface)
  const points = Float32Array.from(surface.points)
  for (let at = 0; at < surface.openness.length; at += 1) {
    const by = relief(surface.cloth[at * 2] ?? 0, surface.station[at] ?? 0)
    for (let part = at * 3; part < at * 3 + 3; part += 1) {
      points[part] = (points[part] ?? 0) + (normals[part] ?? 0) * by
    }
  }
  return { ...surface, points }
}
