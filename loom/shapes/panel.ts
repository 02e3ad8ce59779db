/** Flat pieces and the boxes that are made of them. */
import type { Surface } from '../render/surface.ts'
import type { Vector } from './grid.ts'
import { gridOf, pointsOn } from './grid.ts'
import { lengthOf, sum, times } from './vector.ts'

/** Millimetres between two points of a flat piece: only its light changes. */
const DETAIL = 12

/** From the upper left corner as it is seen from outside; `openness` by shares of the way to the right and down. */
export function panelOf(
  corner: Vector,
  right: Vector,
  down: Vector,
  openness: (right: number, down: number) => number = () => 1,
): Surface {
  const [wide, high] = [lengthOf(right), lengthOf(down)]
  return gridOf({ rows: pointsOn(high, DETAIL), columns: pointsOn(wide, DETAIL) }, (across, along) => ({
    at: sum(corner, sum(times(right, across), times(down, along))),
    cloth: [across * wide, along * high],
    openness: openness(across, along),
  }))
}

/** A box on the table (z = 0, up towards the eye), its middle at the origin: x to the right, y to the front. */
export type BoxSize = { readonly wide: number; readonly deep: number; readonly high: number }

export type BoxSides = {
  readonly top: Surface
  readonly front: Surface
  readonly back: Surface
  readonly left: Surface
  readonly right: Surface
}

/** What a pale table sends back to upright sides. */
const FROM_BELOW = 1.3

/** From outside. The sides are darker at the table. */
export function sidesOf({ wide, deep, high }: BoxSize, foot = 0): BoxSides {
  const [x, y, z] = [wide / 2, deep / 2, high + foot]
  const atTable = (_: number, down: number) => FROM_BELOW * (1 - 0.2 * down ** 3)
  const down: Vector = [0, 0, -high]
  return {
    top: panelOf([-x, -y, z], [wide, 0, 0], [0, deep, 0]),
    front: panelOf([-x, y, z], [wide, 0, 0], down, atTable),
    back: panelOf([x, -y, z], [-wide, 0, 0], down, atTable),
    left: panelOf([-x, -y, z], [0, deep, 0], down, atTable),
    right: panelOf([x, y, z], [0, -deep, 0], down, atTable),
  }
}

/** From inside: four walls and the floor, darker the deeper one looks. */
export function insidesOf({ wide, deep, high }: BoxSize): readonly Surface[] {
  const [x, y, z] = [wide / 2, deep / 2, high]
  const deeper = (_: number, down: number) => 1 - 0.5 * down
  const down: Vector = [0, 0, -high]
  return [
    panelOf([-x, -y, 0], [wide, 0, 0], [0, deep, 0], () => 0.5),
    panelOf([x, y, z], [-wide, 0, 0], down, deeper),
    panelOf([-x, -y, z], [wide, 0, 0], down, deeper),
    panelOf([-x, y, z], [0, -deep, 0], down, deeper),
    panelOf([x, -y, z], [0, deep, 0], down, deeper),
  ]
}

/** The cut edge of four walls, seen from above. */
export function rimsOf(
  { wide, deep, high }: BoxSize,
  wall: number,
): { readonly frontRim: Surface; readonly otherRims: readonly Surface[] } {
  const [x, y] = [wide / 2, deep / 2]
  return {
    frontRim: panelOf([-x, y - wall, high], [wide, 0, 0], [0, wall, 0]),
    otherRims: [
      panelOf([-x, -y, high], [wide, 0, 0], [0, wall, 0]),
      panelOf([-x, -y, high], [wall, 0, 0], [0, deep, 0]),
      panelOf([x - wall, -y, high], [wall, 0, 0], [0, deep, 0]),
    ],
  }
}
