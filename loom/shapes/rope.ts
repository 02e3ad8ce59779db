/** A round thread through points in space: the handle of a bag, a washing line. */
import type { Surface } from '../render/surface.ts'
import type { Vector } from './grid.ts'
import { gridOf, pointsOn } from './grid.ts'
import { cross, difference, lengthOf, sum, times, unit } from './vector.ts'

/** `pathOf` leads from its beginning (0) to its end (1); the cloth of the thread is measured along it. */
export function ropeAlong(pathOf: (share: number) => Vector, radius: number, detail: number): Surface {
  const steps = 64
  let length = 0
  for (let step = 0; step < steps; step += 1)
    length += lengthOf(difference(pathOf((step + 1) / steps), pathOf(step / steps)))
  const around = 2 * Math.PI * radius
  return gridOf({ rows: pointsOn(length, detail), columns: 13, closed: true }, (right, down) => {
    const ahead = unit(difference(pathOf(Math.min(down + 0.005, 1)), pathOf(Math.max(down - 0.005, 0))))
    const aside = unit(cross(ahead, Math.abs(ahead[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1]))
    const away = cross(aside, ahead)
    const turn = (0.5 - right) * 2 * Math.PI
    const out = sum(times(aside, Math.sin(turn)), times(away, Math.cos(turn)))
    return { at: sum(pathOf(down), times(out, radius)), cloth: [right * around, down * length] }
  })
}
