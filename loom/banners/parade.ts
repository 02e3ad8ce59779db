/** Socks on the march: in step, towards the words. */
import type { GoodsOrder } from '../garments/goods-order.ts'
import type { Layer, Scene } from '../render/scene.ts'
import type { Shade } from '../render/shadow.ts'
import type { Surface } from '../render/surface.ts'
import { boundsOf, placed } from '../render/surface.ts'
import { casting } from '../shapes/bodies.ts'
import { gridOf } from '../shapes/grid.ts'
import type { SockSubject } from '../socks/silhouettes.ts'
import { backdrop, disc, hill } from './backdrop.ts'
import { sockOn, stageOf } from './stage.ts'

const MARCHING: readonly SockSubject[] = ['crew', 'kids-crew', 'knee-high', 'low', 'crew', 'kids-crew']
const STEP = 142
/** Flat on the floor, or pushing off. */
const FLAT = 16
const RAISED = -6
const LIFT = 16

const FLOOR: readonly Shade[] = [
  { softness: 3, right: 0, down: 0, strength: 0.32 },
  { softness: 12, right: 6, down: 1, strength: 0.3 },
]
const BESIDE: readonly Shade[] = [{ softness: 10, right: 7, down: 5, strength: 0.24 }]

export function parade(order: GoodsOrder): Scene {
  const stage = stageOf(order, 670)
  const { wide, high, tint, paints, view } = stage
  const floor = high * 0.9
  const first = wide - STEP * (MARCHING.length - 0.75)
  const socks = MARCHING.map((subject, number): Layer => {
    const flat = number % 2 === 0
    const body = sockOn(stage, order, number, subject, { mirrored: true, roll: flat ? FLAT : RAISED })
    const { bottom, left, right } = boundsOf([body.surface])
    const x = first + number * STEP - (left + right) / 2
    const y = floor - bottom - (flat ? 0 : LIFT)
    const shadow = spot(first + number * STEP - (flat ? 20 : 50), floor - 6, (right - left) * (flat ? 0.4 : 0.28))
    return {
      bodies: [{ ...body, surface: placed(body.surface, { x, y }) }],
      shadows: [{ shades: FLOOR, caster: [casting(shadow)] }, { shades: BESIDE }],
    }
  })
  const shapes = [
    disc(paints.large, wide * 0.74, high * 0.47, high * 0.42),
    hill(paints.other, high * 0.79, 9, wide * 0.9),
    disc(paints.small, wide * 0.47, high * 0.16, high * 0.052),
  ]
  // Whoever walks ahead is nearer.
  return { layers: [backdrop(tint, shapes, wide, high), ...socks.toReversed()], view }
}

/** What a foot covers of the floor, seen at a slant. */
export function spot(x: number, y: number, half: number): Surface {
  return gridOf({ rows: 6, columns: 33, closed: true }, (right, down) => {
    const turn = right * 2 * Math.PI
    return { at: [x - half * down * Math.cos(turn), y + half * 0.12 * down * Math.sin(turn), 0], cloth: [0, 0] }
  })
}
