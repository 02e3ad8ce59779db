/** A flat band through points in space, seen from both sides: ribbon, webbing, a paper sleeve. */
import type { Surface } from '../render/surface.ts'
import type { Vector } from './grid.ts'
import { gridOf, pointsOn, turnedOver } from './grid.ts'
import { difference, lengthOf, sum, times } from './vector.ts'

/** The middle of the band at a share of its way, and from there half its width to its right edge. */
export type StripPath = (share: number) => { readonly middle: Vector; readonly half: Vector }

export function stripAlong(pathOf: StripPath, detail: number): readonly [Surface, Surface] {
  const steps = 48
  let length = 0
  for (let step = 0; step < steps; step += 1) {
    length += lengthOf(difference(pathOf((step + 1) / steps).middle, pathOf(step / steps).middle))
  }
  const wide = lengthOf(pathOf(0.5).half) * 2
  const side = gridOf({ rows: pointsOn(length, detail), columns: pointsOn(wide, detail) }, (right, down) => {
    const { middle, half } = pathOf(down)
    return { at: sum(middle, times(half, right * 2 - 1)), cloth: [(right - 0.5) * wide, down * length] }
  })
  return [side, turnedOver(side)]
}
