/** A bow of ribbon, tied on the table plane (z up): two loops, two tails, a knot. */
import type { Surface } from '../render/surface.ts'
import type { Vector } from '../shapes/grid.ts'
import { gridOf } from '../shapes/grid.ts'
import { stripAlong } from '../shapes/strip.ts'

type Bow = { readonly reach: number; readonly wide: number; readonly detail: number }

/** Its knot is at the origin. `turn` in degrees: where the right loop points, counted from the right towards the front. */
export function bowOf({ reach, wide, detail }: Bow, turn = -16): readonly Surface[] {
  return [
    ...loopOf(reach, wide, turn, detail),
    ...loopOf(reach * 0.94, wide, 180 - turn * 1.3, detail),
    ...tailOf(reach * 1.05, wide, 52, detail),
    ...tailOf(reach * 0.9, wide, 122, detail),
    knotOf(wide),
  ]
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Out above, back below: pinched at the knot, wide and round at its end. */
function loopOf(reach: number, wide: number, turn: number, detail: number): readonly Surface[] {
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))]
  return stripAlong((share) => {
    const round = share * 2 * Math.PI
    const out = (reach * (1 - Math.cos(round))) / 2
    const up = wide * 0.2 + (share < 0.5 ? 1 : 0.16) * wide * 1.15 * Math.abs(Math.sin(round)) ** 0.8
    const open = 0.3 + 0.7 * Math.sin(round / 2) ** 1.1
    // The ribbon stands a little on its edge, so that one looks into the loop.
    const lift = 0.42 * open
    const half = (wide / 2) * open
    return {
      middle: [out * cos, out * sin, up + half * 0.3],
      half: [half * sin * 0.94, -half * cos * 0.94, half * lift],
    }
  }, detail)
}

/** From the knot over the table, with a wave in it. */
function tailOf(reach: number, wide: number, turn: number, detail: number): readonly Surface[] {
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))]
  return stripAlong((share) => {
    const far = reach * share
    const half = (wide / 2) * (0.45 + 0.55 * Math.min(share * 3, 1))
    const z = 1.4 + wide * 0.3 * Math.sin(share * 5.2) ** 2 * (1 - share * 0.5)
    // Cut at a slant.
    return { middle: [far * cos, far * sin, z], half: [half * sin, -half * cos, half * 0.12] }
  }, detail)
}

function knotOf(wide: number): Surface {
  return gridOf({ rows: 16, columns: 24, closed: false }, (right, down) => {
    const [a, b] = [(right - 0.5) * Math.PI, (down - 0.5) * Math.PI]
    const at: Vector = [
      wide * 0.4 * Math.sin(a),
      wide * 0.34 * Math.sin(b) * (0.85 + 0.15 * Math.cos(a)),
      wide * 0.1 + wide * 0.52 * Math.cos(a) * Math.cos(b) ** 0.6,
    ]
    return { at, cloth: [(right - 0.5) * wide * 0.9, down * wide], openness: 0.7 + 0.34 * Math.cos(b) }
  })
}
